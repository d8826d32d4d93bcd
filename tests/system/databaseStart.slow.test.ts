import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, chownSync, copyFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { newBooking } from '../support/bookings.ts';
import { makeDatabase, makeOlderFile, openStore, readNames, schemaVersions } from '../support/databases.ts';
import { smallDisk } from '../support/faults.ts';
import { run } from '../support/serverProcess.ts';
import { databaseIn, startTestServer } from '../support/testServer.ts';
import { temporaryFolder } from '../support/testSite.ts';

const startOpening = (): ChildProcess => {
  const child = fork(new URL('../support/openingProcess.ts', import.meta.url));
  onTestFinished(() => void child.kill('SIGKILL'));
  return child;
};

/** Sends a message to an opening process, and resolves with its answer. */
const ask = async (child: ChildProcess, message: string): Promise<string> => {
  const answer = once(child, 'message');
  child.send(message);
  const [text] = await answer;
  return text;
};

/** How many times two processes start at once. */
const rounds = Number(process.env['START_ROUNDS'] ?? 20);

const files: Record<string, (path: string) => unknown> = {
  'a new': () => {},
  'a current': (path) => makeDatabase(path, ['Ana']),
  ...Object.fromEntries(
    [schemaVersions[0], schemaVersions.at(-2)].map((version = 0) => [
      `a version ${version}`,
      (path: string) => makeOlderFile(path, version, ['Ana']),
    ]),
  ),
};

test.each(Object.entries(files))(
  'two processes start at once many times on %s file',
  async (_name, make) => {
    const children = [startOpening(), startOpening()];
    for (let round = 0; round < rounds; round += 1) {
      const path = databaseIn(temporaryFolder());
      await make(path);
      expect(await Promise.all(children.map((child) => ask(child, path)))).toEqual(['done', 'done']);
      expect(await Promise.all(children.map((child) => ask(child, 'close')))).toEqual(['done', 'done']);
      const names = children.map(({ pid }) => `Process ${pid}`);
      expect(
        readNames(path)
          .filter((name) => name !== 'Ana')
          .sort(),
      ).toEqual(names.sort());
    }
  },
  300_000,
);

/** A database with its log, as a killed process leaves it. */
const makeKilled = async (path: string): Promise<void> => {
  const source = databaseIn(temporaryFolder());
  const store = openStore(source);
  await store.save(newBooking());
  for (const ending of ['', '-wal']) copyFileSync(source + ending, path + ending);
  await store.close();
};

test.each([
  ['a closed database', (path: string) => makeDatabase(path, ['Ana'])],
  ['a database with a log', makeKilled],
])('a start on a full disk names the disk: %s', async (_name, make) => {
  const disk = smallDisk(join(temporaryFolder(), 'disk'), '400k');
  if (!disk) return;
  const path = databaseIn(disk);
  await make(path);
  expect(() => writeFileSync(join(disk, 'others'), Buffer.alloc(400_000))).toThrow('ENOSPC');
  const { status, stderr } = run('src/start.js', [], { DATABASE_PATH: path });
  expect([status, stderr]).toEqual([
    1,
    expect.stringMatching(/cannot be opened: there is no space left on its disk \(SQLITE_\w+\)\.\n$/),
  ]);
});

test.each([
  ['the log', 'bookings.sqlite-wal', 0o644],
  ['an unreadable file', 'bookings.sqlite', 0o600],
  ['the folder', '.', 0o755],
])('a start names the owner of %s', async (_name, obstacle, mode) => {
  if (process.getuid?.() !== 0) return;
  const folder = temporaryFolder();
  const path = databaseIn(folder);
  await makeKilled(path);
  chmodSync(folder, 0o777);
  for (const ending of ['', '-wal']) chmodSync(path + ending, 0o666);
  if (obstacle !== 'bookings.sqlite') chownSync(path, 65_534, 65_534);
  chmodSync(join(folder, obstacle), mode);
  const start = startTestServer({ DATABASE_PATH: path }, { uid: 65_534, gid: 65_534 }).then(
    () => 'started',
    (error: Error) => error.message,
  );
  expect(await start).toBe(
    `The server exited with 1: The database ${path} cannot be opened: ${join(folder, obstacle)} belongs to ` +
      `user 0 (mode ${mode.toString(8)}), and this is user 65534.\n`,
  );
});
