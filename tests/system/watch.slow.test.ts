import { renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import Database from 'better-sqlite3';
import { beforeEach, expect, test } from 'vitest';
import { newBooking } from '../support/bookings.ts';
import { startWatch, type Watch } from '../support/cli.ts';
import { makeDatabase, openStore } from '../support/databases.ts';
import { postBooking } from '../support/postBooking.ts';
import { runBookings } from '../support/serverProcess.ts';
import { databaseIn, startTestServer } from '../support/testServer.ts';
import { temporaryFolder } from '../support/testSite.ts';

let folder: string;
let path: string;

beforeEach(async () => {
  folder = temporaryFolder();
  path = databaseIn(folder);
  await makeDatabase(path, ['Earlier']);
});

/** Stores requests like a short-lived server. */
const insert = async (...names: string[]): Promise<void> => {
  const store = openStore(path);
  for (const name of names) await store.save(newBooking({ name, email: `${name}@example.com` }));
  await store.close();
};

const watching = async (...args: string[]): Promise<Watch> => {
  const watch = startWatch(['--db', path, ...args]);
  await expect.poll(watch.errors).toContain('Ctrl-C');
  return watch;
};

/** The names that `watch --format ndjson` has printed. */
const names = ({ output }: Watch): string[] =>
  output()
    .split('\n')
    .slice(0, -1)
    .map((line) => JSON.parse(line).name);

test('prints a new request as a safe table row, and skips spam', async () => {
  const watch = await watching();
  await insert('Ana\u001b[2J');
  await expect.poll(watch.output).toMatch(/\n\S{8} {2}.* Ana\\u\{1b\}\[2J .*\n/);
  const store = openStore(path);
  await store.save(newBooking({ name: 'Bot', status: 'spam' }));
  await store.close();
  await insert('Zoé');
  await expect.poll(watch.output).toContain('Zoé');
  expect(watch.output().split('\n')).toEqual([
    expect.stringMatching(
      /^ID +RECEIVED +STATUS +KIND +LANG +NAME +SERVICE +WITH +REACH +MESSAGE( +[A-Z]+)*$/,
    ),
    expect.stringContaining('Ana'),
    expect.stringContaining('Zoé'),
    '',
  ]);
  expect(watch.output()).not.toContain('\u001b');
  expect(watch.output() + watch.errors()).not.toContain('\u0007');
});

test('continues after restarts, and reports a missing or locked file once', async () => {
  const watch = await watching('--format', 'ndjson');
  const post = async (name: string) => {
    const server = await startTestServer({ DATABASE_PATH: path });
    const { status } = await postBooking(server.url, { name });
    expect(status).toBe(201);
    return server;
  };
  await (await post('One')).end('SIGTERM');
  await (await post('Two')).end('SIGKILL');
  await (await post('Three')).end('SIGTERM');
  await expect.poll(() => names(watch)).toEqual(['One', 'Two', 'Three']);
  renameSync(path, `${path}.away`);
  await expect
    .poll(watch.errors)
    .toMatch(/there is no such file; set DATABASE_PATH or --db\. Waiting for it\.\n$/);
  renameSync(`${path}.away`, path);
  await expect.poll(watch.errors).toMatch(/Watching again\.\n$/);
  const lock = new Database(path);
  lock.pragma('locking_mode = EXCLUSIVE');
  lock.exec('BEGIN EXCLUSIVE; COMMIT');
  await expect.poll(watch.errors).toMatch(/locked.* Waiting for it\.\n$/);
  lock.close();
  await insert('Four');
  await expect.poll(() => names(watch)).toEqual(['One', 'Two', 'Three', 'Four']);
  expect(watch.errors().split('\n')).toHaveLength(6);
});

test('allows a restore, and prints each request once', async () => {
  const backup = join(folder, 'backup.sqlite');
  const watch = await watching('--format', 'ndjson');
  await insert('One');
  expect(runBookings(['backup', backup, '--db', path]).status).toBe(0);
  await insert('Two');
  await expect.poll(() => names(watch)).toEqual(['One', 'Two']);
  await expect.poll(() => runBookings(['restore', backup, '--yes', '--fewer', '--db', path]).status).toBe(0);
  await insert('Three');
  await expect.poll(() => names(watch)).toEqual(['One', 'Two', 'Three']);
  rmSync(path);
  await makeDatabase(path, ['Another']);
  await expect.poll(() => names(watch)).toEqual(['One', 'Two', 'Three', 'Another']);
});

test.each([
  ['SIGINT', 130],
  ['SIGTERM', 143],
] as const)('%s exits with %i and prints nothing', async (signal, code) => {
  const watch = await watching();
  const before = watch.errors();
  watch.child.kill(signal);
  expect(await watch.exited).toEqual([code, null]);
  expect(watch.errors()).toBe(before);
});
