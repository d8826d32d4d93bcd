import { readdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import Database from 'better-sqlite3';
import { expect, test } from 'vitest';
import { checkSchema } from '../../db/sqlite/schema.ts';
import { execute } from '../support/cluster.ts';
import { makeOlderFile, readNames, schemaVersions } from '../support/databases.ts';
import { postBooking } from '../support/postBooking.ts';
import { runBookings } from '../support/serverProcess.ts';
import { postgresTest, shareCluster } from '../support/sharedCluster.ts';
import { databaseIn, startTestServer } from '../support/testServer.ts';
import { temporaryFolder } from '../support/testSite.ts';

/** Upgrades of a database of release 0.1.0, whose digests were kept in other columns and tables. */

const listNames = (database: string): string[] => {
  const { stdout } = runBookings(['list', '--format', 'json', '--db', database]);
  return JSON.parse(stdout).map(({ name }: { name: string }) => name);
};

/** Posts the same request twice, and expects that the second one is recognized as a repeat. */
const expectStoredOnce = async (url: string, name: string): Promise<void> => {
  expect((await postBooking(url, { name })).status).toBe(201);
  expect((await postBooking(url, { name })).status).toBe(200);
};

test('a SQLite file of release 0.1.0 is upgraded, and its copy allows going back and upgrading again', async () => {
  const DATABASE_PATH = databaseIn(temporaryFolder());
  const schemaOfRelease = 11;
  makeOlderFile(DATABASE_PATH, schemaOfRelease, ['Ana', 'Zoé']);
  const old = new Database(DATABASE_PATH);
  old.exec(`UPDATE bookings SET fingerprint = x'aa';
    INSERT INTO idempotency_keys VALUES (x'bb', 'id 0', x'cc', '2026-03-01T00:00:00.000Z');
    INSERT INTO outbox VALUES ('id 0', 'mail', '', 0, '', NULL, NULL, NULL);
    INSERT INTO reservations VALUES ('id 1', 'someone', 'later', '2999-01-01T00:00:00.000Z')`);
  old.close();

  const upgraded = await startTestServer({ DATABASE_PATH });
  expect(upgraded.lines.join('\n')).toContain('"migrating the database"');
  await expectStoredOnce(upgraded.url, 'Eva');
  expect(listNames(DATABASE_PATH).toSorted()).toEqual(['Ana', 'Eva', 'Zoé']);
  expect(runBookings(['check', '--db', DATABASE_PATH]).status).toBe(0);
  await upgraded.end('SIGTERM');

  // Go back: the copy is the file as 0.1.0 left it.
  renameSync(`${DATABASE_PATH}.before-version-${schemaVersions.at(-1)}`, DATABASE_PATH);
  for (const ending of ['-wal', '-shm']) rmSync(DATABASE_PATH + ending, { force: true });
  const back = new Database(DATABASE_PATH);
  expect(back.pragma('user_version', { simple: true })).toBe(schemaOfRelease);
  expect(back.prepare('SELECT count(*) FROM idempotency_keys').pluck().get()).toBe(1);
  expect(back.prepare('SELECT count(*) FROM reservations').pluck().get()).toBe(1);
  checkSchema(back);
  back.close();
  expect(readNames(DATABASE_PATH)).toEqual(['Ana', 'Zoé']);

  // Forth again.
  const again = await startTestServer({ DATABASE_PATH });
  await expectStoredOnce(again.url, 'Mar');
});

const cluster = shareCluster();

postgresTest('a PostgreSQL database of release 0.1.0 is upgraded, and keeps its bookings', async () => {
  const variables = { DATABASE_URL: await cluster().createDatabase(), DIGEST_SECRET: 'ab'.repeat(32) };
  const { DATABASE_URL } = variables;
  const folder = new URL('../../db/postgres/migrations/', import.meta.url);
  const schemaOfRelease = 5;
  const former = readdirSync(folder).filter((name) => Number.parseInt(name, 10) <= schemaOfRelease);
  for (const name of former.sort()) await execute(DATABASE_URL, readFileSync(new URL(name, folder), 'utf8'));
  await execute(DATABASE_URL, `INSERT INTO bookings_schema VALUES (${schemaOfRelease})`);
  await execute(
    DATABASE_URL,
    `INSERT INTO bookings (id, created_at, kind, name, service, locale, statement_version, status, fingerprint)
     VALUES ('one', now(), 'booking', 'Ana', 'Any', 'en', '1', 'new', '')`,
  );
  const { url } = await startTestServer(variables);
  await expectStoredOnce(url, 'Eva');
  expect(listNames(DATABASE_URL)).toEqual(['Eva', 'Ana']);
  expect(runBookings(['check', '--db', DATABASE_URL]).status).toBe(0);
});
