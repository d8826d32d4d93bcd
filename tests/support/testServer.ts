import type { SpawnOptions } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, onTestFinished } from 'vitest';
import { type ServerProcess, startServer } from './serverProcess.ts';

export const databaseIn = (folder: string): string => join(folder, 'bookings.sqlite');

/** Starts a server for one test; it is killed when the test ends. */
export const startTestServer = async (
  variables: Record<string, string>,
  options?: SpawnOptions & { command?: readonly string[] },
): Promise<ServerProcess> => {
  const server = await startServer({ RATE_LIMIT_MAX: '1000', ...variables }, options);
  onTestFinished(async () => void (await server.end('SIGKILL')));
  return server;
};

/** Starts one server for all tests of a file, and returns a function that returns it. */
export const shareServer = (
  variablesIn: (folder: string) => Record<string, string> = () => ({}),
): (() => ServerProcess) => {
  let server: ServerProcess | undefined;
  let folder = '';
  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'ambar-'));
    server = await startServer({
      DATABASE_PATH: databaseIn(folder),
      RATE_LIMIT_MAX: '1000',
      ...variablesIn(folder),
    });
  });
  afterAll(async () => {
    await server?.end('SIGKILL');
    rmSync(folder, { recursive: true, force: true });
  });
  return () => {
    if (!server) throw new Error('The server has not started');
    return server;
  };
};
