import { mkdirSync, readdirSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { pino } from 'pino';
import { expect, onTestFinished, test } from 'vitest';
import { fileTime } from '../../db/sqlite/atomicFile.ts';
import { openDatabase } from '../../db/sqlite/openDatabase.ts';
import { scheduleBackups } from '../../src/maintenance/backups.ts';
import { makeDatabase, namesIn } from '../support/databases.ts';
import { root } from '../support/serverProcess.ts';
import { databaseIn, startTestServer } from '../support/testServer.ts';
import { temporaryFolder } from '../support/testSite.ts';

/** The name of a copy that was made so many hours ago. */
const nameAgo = (hours: number) => `bookings-${fileTime(new Date(Date.now() - hours * 3_600_000))}.sqlite`;

const entries = (lines: readonly string[], msg: string) =>
  lines.map((line) => JSON.parse(line)).filter((entry) => entry.msg === msg);

test('the site copies at its start what was not copied for an interval, and keeps the newest', async () => {
  const folder = temporaryFolder();
  const DATABASE_PATH = databaseIn(folder);
  const BACKUP_DIR = join(folder, 'made', 'copies');
  await makeDatabase(DATABASE_PATH, ['Ana']);
  mkdirSync(BACKUP_DIR, { recursive: true });
  const earlier = [13, 26, 39].map(nameAgo);
  for (const name of [...earlier, 'mine.sqlite']) writeFileSync(join(BACKUP_DIR, name), 'earlier');
  const variables = { DATABASE_PATH, BACKUP_DIR, BACKUP_EVERY: '12h', BACKUP_KEEP: '2' };
  const server = await startTestServer(variables);
  await expect.poll(() => entries(server.lines, 'backed up')).toHaveLength(1);
  const [{ file, requests }] = entries(server.lines, 'backed up');
  expect(file).toMatch(/^bookings-\d{8}T\d{6}Z\.sqlite$/);
  expect(requests).toBe(1);
  await expect.poll(() => readdirSync(BACKUP_DIR).sort()).toEqual([earlier[0], file, 'mine.sqlite'].sort());
  expect(statSync(join(BACKUP_DIR, file)).mode & 0o777).toBe(0o600);
  expect(namesIn(join(BACKUP_DIR, file))).toEqual(['Ana']);
  expect(entries(server.lines, 'listening')).toMatchObject([{ backups: 'on' }]);
  await server.end('SIGTERM');
  // The newest is young enough for the next start.
  const second = await startTestServer(variables);
  expect((await fetch(`${second.url}/readyz`)).status).toBe(200);
  expect(await second.end('SIGTERM')).toBe(0);
  expect(entries(second.lines, 'backed up')).toEqual([]);
});

test('a copy that fails is one line of the log, and the site goes on', async () => {
  const DATABASE_PATH = databaseIn(temporaryFolder());
  const server = await startTestServer({ DATABASE_PATH, BACKUP_DIR: join(root, 'package.json') });
  await expect.poll(() => entries(server.lines, 'backup failed')).toHaveLength(1);
  expect((await fetch(`${server.url}/readyz`)).status).toBe(200);
  expect(await server.end('SIGTERM')).toBe(0);
});

/** Backups of a database in this process, with what they log. */
const schedule = (database: string, folder: string, everyMs: number, keep: number) => {
  const lines: string[] = [];
  const { stop } = scheduleBackups({
    database,
    folder,
    everyMs,
    keep,
    cli: pathToFileURL(join(root, 'dist/bookings.js')),
    log: pino({ base: null }, { write: (line: string) => lines.push(line) }),
  });
  onTestFinished(stop);
  return { lines, stop };
};

test('one copy follows the other, and no more are kept than asked for', async () => {
  const database = databaseIn(temporaryFolder());
  const folder = temporaryFolder();
  await makeDatabase(database, ['Ana']);
  const { lines, stop } = schedule(database, folder, 1000, 2);
  await expect.poll(() => entries(lines, 'backed up').length, { timeout: 25_000 }).toBeGreaterThan(3);
  stop();
  expect(entries(lines, 'backup failed')).toEqual([]);
  expect(readdirSync(folder).length).toBeLessThanOrEqual(3);
});

test('a database that was lost and begun anew pushes out no copy of the old one', async () => {
  const database = databaseIn(temporaryFolder());
  const folder = temporaryFolder();
  writeFileSync(join(folder, nameAgo(30)), 'earlier');
  openDatabase(database).close();
  const { lines } = schedule(database, folder, 24 * 3_600_000, 1);
  await expect.poll(() => entries(lines, 'backed up')).toMatchObject([{ requests: 0 }]);
  expect(readdirSync(folder)).toHaveLength(2);
});

test('a copy that is being made when the site stops is taken away', async () => {
  const database = databaseIn(temporaryFolder());
  const folder = temporaryFolder();
  await makeDatabase(database, ['Ana']);
  const db = openDatabase(database);
  db.exec('UPDATE bookings SET message = hex(zeroblob(60000000))');
  db.close();
  const { lines, stop } = schedule(database, folder, 24 * 3_600_000, 1);
  await expect.poll(() => readdirSync(folder).some((name) => name.includes('.partial-'))).toBe(true);
  stop();
  await expect.poll(() => readdirSync(folder)).toEqual([]);
  expect(lines).toEqual([]);
});
