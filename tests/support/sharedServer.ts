import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll } from 'vitest';
import { type ServerProcess, startServer } from './serverProcess.ts';
import { databaseIn } from './testServer.ts';

/** One built server for all tests of a file, which do nothing to it that another one would see. Gives its address. */
export const shareServer = (): (() => string) => {
  let server: ServerProcess | undefined;
  let folder = '';
  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'ambar-'));
    server = await startServer({ DATABASE_PATH: databaseIn(folder), RATE_LIMIT_MAX: '1000' });
  });
  afterAll(async () => {
    await server?.end('SIGKILL');
    rmSync(folder, { recursive: true, force: true });
  });
  return () => {
    if (!server) throw new Error('The server has not started');
    return server.url;
  };
};
