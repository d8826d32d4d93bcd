import { join } from 'node:path';
import { onTestFinished } from 'vitest';
import { type ServerProcess, startServer } from './serverProcess.ts';

export const databaseIn = (folder: string): string => join(folder, 'bookings.sqlite');

/** Starts a server that ends with the test, however that ends. */
export const startTestServer = async (
  variables: Record<string, string>,
  folder?: string,
): Promise<ServerProcess> => {
  const server = await startServer({ RATE_LIMIT_MAX: '1000', ...variables }, folder);
  onTestFinished(async () => void (await server.end('SIGKILL')));
  return server;
};
