import Database from 'better-sqlite3';
import { expect, test } from 'vitest';
import { makeDatabase } from '../support/databases.ts';
import { run } from '../support/serverProcess.ts';
import { databaseIn, startTestServer } from '../support/testServer.ts';
import { temporaryFolder } from '../support/testSite.ts';

test('a running site makes quick to find what was stored, and stops when it is told to', async () => {
  const path = databaseIn(temporaryFolder());
  const names = Array.from({ length: 120 }, (_, number) => `Guest ${number}`);
  await makeDatabase(path, names);
  const lastRow = () => {
    const db = new Database(path, { readonly: true });
    const row = db.prepare('SELECT last_row FROM search_progress').pluck().get();
    db.close();
    return row;
  };
  expect(lastRow()).toBe(0);
  const server = await startTestServer({ DATABASE_PATH: path });
  await expect.poll(lastRow).toBe(120);
  const { stdout } = run('src/bookings.js', [
    'list',
    '--search',
    'guest 77',
    '--format',
    'json',
    '--db',
    path,
  ]);
  expect(JSON.parse(stdout)).toMatchObject([{ name: 'Guest 77' }]);
  expect(await server.end('SIGTERM')).toBe(0);
});
