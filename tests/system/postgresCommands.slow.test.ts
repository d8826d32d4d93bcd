import { expect } from 'vitest';
import { openPostgres } from '../../db/postgres/openPostgres.ts';
import { createStore } from '../../db/store.ts';
import { createDigest } from '../../src/storage/digests.ts';
import { makeKeyFile } from '../support/ageKeys.ts';
import { newBooking } from '../support/bookings.ts';
import { namesPrinted, startWatch } from '../support/cli.ts';
import { execute } from '../support/cluster.ts';
import { run, runBookings } from '../support/serverProcess.ts';
import { postgresTest, shareCluster } from '../support/sharedCluster.ts';
import { temporaryFolder } from '../support/testSite.ts';

const cluster = shareCluster();

const password = 'hunter2';

/** A database URL with a password, which this PostgreSQL ignores. */
const secretUrl = async (): Promise<string> =>
  (await cluster().createDatabase()).replace('postgres@', `postgres:${password}@`);

/** Stores one request for each name, and returns their ids. */
const insert = async (url: string, ...names: string[]): Promise<string[]> => {
  const digest = createDigest(Buffer.alloc(32, 'k'));
  const store = createStore(await openPostgres(url), { digest, channels: ['mail'] });
  const ids: string[] = [];
  for (const name of names) {
    const saved = await store.save(newBooking({ name, email: `${name}@example.com`, phone: '600 111 222' }));
    if ('id' in saved) ids.push(saved.id);
  }
  await store.close();
  return ids;
};

/** Runs a command in the site's environment, and expects that its output never contains the password. */
const bookings = (DATABASE_URL: string, ...args: string[]) => {
  const result = runBookings(args, { DATABASE_URL });
  expect(result.stdout + result.stderr).not.toContain(password);
  return result;
};

postgresTest('list, show, next, note, day, mark and stats work on bookings in PostgreSQL', async () => {
  const url = await secretUrl();
  const [first = '', second = ''] = await insert(url, 'Ana', 'Zoé');
  const listed = bookings(url, 'list', '--search', 'zoe', '--format', 'json');
  expect(JSON.parse(listed.stdout)).toMatchObject([{ id: second, name: 'Zoé', status: 'new' }]);
  expect(bookings(url, 'show', first.slice(0, 13)).stdout).toContain('Ana@example.com');
  expect(bookings(url, 'next').stdout).toContain(first);
  expect(bookings(url, 'note', first, 'called').stderr).toContain('Noted: Ana');
  await execute(url, "UPDATE bookings SET day = '2026-11-27', time = '22:00' WHERE note IS NOT NULL");
  expect(bookings(url, 'day', '27/11/2026').stdout).toMatch(
    /^Friday 27 November.*\nHOUR .*\n22:00 .*\n +note: called/,
  );
  expect(bookings(url, 'mark', first, 'handled').stderr).toContain('Marked as handled: Ana');
  expect(JSON.parse(bookings(url, 'stats', '--format', 'json').stdout)).toMatchObject({
    requests: { new: 1, handled: 1, spam: 0 },
    outbox: [{ channel: 'mail', waiting: 1 }],
  });
});

postgresTest('export, erase and purge work on bookings in PostgreSQL', async () => {
  const url = await secretUrl();
  await insert(url, 'Ana', 'Zoé');
  const person = ['--person', 'ana@example.com'];
  expect(JSON.parse(bookings(url, 'export', ...person).stdout)).toHaveLength(1);
  expect(bookings(url, 'erase', ...person, '--yes').stdout).toMatch(/^1 request erased\n/);
  await execute(url, "UPDATE bookings SET created_at = '2020-01-01'");
  // Without an earlier purge, the clock may be wrong.
  await execute(url, 'UPDATE upkeep SET purged_at = now()');
  expect(bookings(url, 'purge', '--yes').stdout).toMatch(/^1 request /);
  expect(await execute(url, 'SELECT * FROM outbox')).toEqual([]);
  expect(bookings(url, 'list', '--format', 'json').stdout).toBe('[]\n');
});

postgresTest('seal seals the plain texts of bookings in PostgreSQL, and the key opens them', async () => {
  const url = await secretUrl();
  await insert(url, 'Ana', 'Eva');
  const { file, recipient } = await makeKeyFile(temporaryFolder());
  const args = ['seal', '--yes', '--identity', file, '--db', url];
  expect(runBookings(args, { BOOKINGS_RECIPIENT: recipient }).stdout).toMatch(/^2 requests sealed/);
  expect(await execute(url, "SELECT id FROM bookings WHERE name <> ''")).toEqual([]);
  const opened = bookings(url, 'list', '--format', 'json', '--search', 'ana', '--identity', file);
  expect(JSON.parse(opened.stdout)).toMatchObject([{ name: 'Ana' }]);
});

postgresTest('check reads all bookings in PostgreSQL, and warns that fsync is off', async () => {
  const url = await secretUrl();
  await insert(url, 'Ana');
  const { status, stdout, stderr } = bookings(url, 'check');
  expect([status, stderr]).toEqual([0, 'fsync is off in this PostgreSQL: a power cut may lose requests.\n']);
  expect(stdout).toMatch(/: all requests can be read\nversion +\d+, the newest\nrequests +1\n/);
});

postgresTest('list reports an unusable database in one line without its password', async () => {
  const url = await secretUrl();
  for (const [address, reason] of [
    [url.replace(/\?host=.*/, '?host=/nowhere'), /connect ENOENT .*\(ENOENT\)/],
    [url.replace(/site\d+/, 'nothing'), /does not exist \(3D000\)/],
    [url, /it is empty or of an older version: start the site once/],
  ] as const) {
    const { status, stdout, stderr } = bookings(address, 'list');
    expect([status, stdout]).toEqual([1, '']);
    expect(stderr.trim().split('\n')).toEqual([expect.stringMatching(reason)]);
  }
  for (const invalid of [`postgres://${password}@`, `http://x:${password}@db/site`])
    expect(bookings(invalid, 'list').status).toBe(2);
  expect(bookings('', 'list', '--db', `postgres://${password}`).status).toBe(2);
});

/** Replaces a database by one with another encoding. */
const makeLatin = async (url: string): Promise<void> => {
  const name = new URL(url).pathname.slice(1);
  const admin = url.replace(name, 'postgres');
  await execute(admin, `DROP DATABASE ${name}`);
  const locale = "LC_COLLATE 'C' LC_CTYPE 'C' TEMPLATE template0";
  await execute(admin, `CREATE DATABASE ${name} ENCODING 'LATIN1' ${locale}`);
};

postgresTest.each([
  [
    'of a newer version',
    async (url: string) => {
      await insert(url, 'Ana');
      await execute(url, 'UPDATE bookings_schema SET version = 99');
    },
    'it was written by a newer version of this program',
  ],
  [
    'of another program',
    (url: string) => execute(url, 'CREATE TABLE bookings (room integer)'),
    'it holds no bookings of this site',
  ],
  ['in another encoding', makeLatin, "it keeps texts as LATIN1: make one with ENCODING 'UTF8'"],
])('the server and list refuse a PostgreSQL database %s', async (_name, prepare, reason) => {
  const url = await secretUrl();
  await prepare(url);
  const start = run('src/start.js', [], { DATABASE_URL: url, DIGEST_SECRET: 'ab'.repeat(32) });
  expect([start.status, start.stdout]).toEqual([1, '']);
  expect(start.stderr).toContain(`cannot be opened: ${reason}.`);
  expect(start.stderr).not.toContain(password);
  expect(bookings(url, 'list')).toMatchObject({ status: 1, stderr: expect.stringContaining(reason) });
});

postgresTest('watch prints each booking once, also those after a restart of PostgreSQL', async () => {
  const url = await secretUrl();
  await insert(url, 'Earlier');
  const watch = startWatch(['--db', url, '--format', 'ndjson', '--since', '1d']);
  const names = () => namesPrinted(watch);
  await expect.poll(names).toEqual(['Earlier']);
  const atOnce = Array.from({ length: 10 }, (_, number) => `${number}`);
  await Promise.all(atOnce.map((name) => insert(url, name)));
  await expect.poll(() => names().toSorted()).toEqual([...atOnce, 'Earlier']);
  await cluster().stop();
  await cluster().start();
  await insert(url, 'After');
  await expect.poll(() => names().toSorted()).toEqual([...atOnce, 'After', 'Earlier']);
  expect(watch.errors()).not.toContain(password);
});
