import { renameSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, expect, test } from 'vitest';
import { newBooking, runSql } from '../support/bookings.ts';
import { namesPrinted, startWatch, type Watch } from '../support/cli.ts';
import { makeDatabase, openStore } from '../support/databases.ts';
import { postBooking } from '../support/postBooking.ts';
import { runBookings } from '../support/serverProcess.ts';
import { databaseIn, startTestServer } from '../support/testServer.ts';
import { temporaryFolder } from '../support/testSite.ts';

let folder: string;
let database: string;

beforeEach(async () => {
  folder = temporaryFolder();
  database = databaseIn(folder);
  await makeDatabase(database, ['Earlier']);
});

/** Stores requests like a short-lived server. */
const insert = async (...names: string[]): Promise<void> => {
  const store = openStore(database);
  for (const name of names) await store.save(newBooking({ name, email: `${name}@example.com` }));
  await store.close();
};

const startAndAwaitWatch = async (...args: string[]): Promise<Watch> => {
  const watch = startWatch(['--db', database, ...args]);
  await expect.poll(watch.errors).toContain('Ctrl-C');
  return watch;
};

test('watch prints new bookings without their control characters, and no spam', async () => {
  const watch = await startAndAwaitWatch();
  await insert('Ana\u001b[2J');
  await expect.poll(watch.output).toMatch(/^name +Ana\\u\{1b\}\[2J$/m);
  const store = openStore(database);
  await store.save(newBooking({ name: 'Bot', status: 'spam' }));
  await store.close();
  await insert('Zoé');
  await expect.poll(watch.output).toContain('Zoé');
  expect(watch.output().match(/(?<=^name +)\p{L}+/gmu)).toEqual(['Ana', 'Zoé']);
  expect(watch.output() + watch.errors()).not.toMatch(/\p{Cc}(?<!\n)/u);
});

test('watch prints each booking once, also after an erasure and a restore', async () => {
  const backup = join(folder, 'backup.sqlite');
  const watch = await startAndAwaitWatch('--format', 'ndjson');
  await insert('One');
  await expect.poll(() => namesPrinted(watch)).toEqual(['One']);
  // SQLite gives the next booking the row number of the erased one.
  runSql(database, "DELETE FROM bookings WHERE name = 'One'");
  await insert('Two');
  await expect.poll(() => namesPrinted(watch)).toEqual(['One', 'Two']);
  expect(runBookings(['backup', backup, '--db', database]).status).toBe(0);
  await insert('Three');
  await expect.poll(() => namesPrinted(watch)).toEqual(['One', 'Two', 'Three']);
  const restore = () => runBookings(['restore', backup, '--yes', '--fewer', '--db', database]);
  // Restore fails at the moments when the watch reads the database.
  await expect.poll(() => restore().status).toBe(0);
  await insert('Four');
  await expect.poll(() => namesPrinted(watch)).toEqual(['One', 'Two', 'Three', 'Four']);
});

test('watch prints bookings of several starts of the server', async () => {
  const watch = await startAndAwaitWatch('--format', 'ndjson');
  for (const [name, signal] of [
    ['One', 'SIGTERM'],
    ['Two', 'SIGKILL'],
  ] as const) {
    const server = await startTestServer({ DATABASE_PATH: database });
    expect((await postBooking(server.url, { name })).status).toBe(201);
    await server.end(signal);
  }
  await expect.poll(() => namesPrinted(watch)).toEqual(['One', 'Two']);
});

test('watch waits for a missing database file, and says so once', async () => {
  const watch = await startAndAwaitWatch('--format', 'ndjson');
  renameSync(database, `${database}.away`);
  await expect
    .poll(watch.errors)
    .toMatch(/there is no such file; set DATABASE_PATH or --db\. Waiting for it\.\n$/);
  renameSync(`${database}.away`, database);
  await expect.poll(watch.errors).toMatch(/Watching again\.\n$/);
  await insert('After');
  await expect.poll(() => namesPrinted(watch)).toEqual(['After']);
  expect(watch.errors().match(/there is no such file/g)).toHaveLength(1);
});

test.each([
  ['SIGINT', 130],
  ['SIGTERM', 143],
] as const)('%s ends watch with exit code %i, and watch prints nothing more', async (signal, code) => {
  const watch = await startAndAwaitWatch();
  const before = watch.errors();
  watch.child.kill(signal);
  const [exitCode] = await watch.exited;
  expect(exitCode).toBe(code);
  expect([watch.output(), watch.errors()]).toEqual(['', before]);
});

test('watch ends without an error when its pipe is closed', async () => {
  const watch = await startAndAwaitWatch();
  watch.child.stdout?.destroy();
  await insert('Ana');
  const [exitCode] = await watch.exited;
  expect(exitCode).toBe(0);
  expect(watch.errors()).not.toMatch(/EPIPE|Error/);
});
