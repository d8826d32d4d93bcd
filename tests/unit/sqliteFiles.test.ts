import { spawnSync } from 'node:child_process';
import { once } from 'node:events';
import {
  chmodSync,
  copyFileSync,
  existsSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { createServer } from 'node:net';
import { basename, dirname, join } from 'node:path';
import Database from 'better-sqlite3';
import { pino } from 'pino';
import { expect, onTestFinished, test } from 'vitest';
import { openWithoutWriting } from '../../db/sqlite/inspect.ts';
import { openDatabase, openExisting } from '../../db/sqlite/openDatabase.ts';
import { checkAndOpen } from '../../src/storage/checkAndOpen.ts';
import { temporaryFolder } from '../support/testSite.ts';

const openers: Record<string, (path: string) => unknown> = {
  openDatabase,
  checkAndOpen: (path) => checkAndOpen(path, pino({ enabled: false })),
  openExisting,
  'openExisting, writable': (path) => openExisting(path, { writable: true }),
  openWithoutWriting: (path) => openWithoutWriting(path),
};

/** Runs a program that makes a special file; returns 'skip' if this user may not do that. */
const runMaker = (command: string, ...args: string[]): 'skip' | 'made' =>
  spawnSync(command, args).status === 0 ? 'made' : 'skip';

const makeOther = (path: string, journal: 'DELETE' | 'WAL'): Database.Database => {
  const db = new Database(path);
  db.pragma('application_id = 7');
  db.pragma(`journal_mode = ${journal}`);
  db.exec("CREATE TABLE other (text); INSERT INTO other VALUES ('theirs')");
  return db;
};

/** Leaves a database as after a crash, with its log or journal. */
const makeCrashed = (path: string, journal: 'DELETE' | 'WAL'): void => {
  const db = makeOther(`${path}.source`, journal);
  db.pragma('cache_spill = 1');
  db.exec("BEGIN; UPDATE other SET text = 'changed'");
  if (journal === 'WAL') db.exec('COMMIT');
  for (const ending of ['', '-wal', '-journal']) {
    if (existsSync(`${path}.source${ending}`)) copyFileSync(`${path}.source${ending}`, path + ending);
  }
  db.close();
  rmSync(`${path}.source`);
};

/** Files that a setting may name by mistake. */
const unusable: Record<string, (path: string) => unknown> = {
  'a folder': (path) => mkdirSync(path),
  'a named pipe': (path) => runMaker('mkfifo', '-m', '644', path),
  // The same device as /dev/null, which this test does not touch.
  'a device': (path) => runMaker('mknod', '-m', '666', path, 'c', '1', '3'),
  'a socket': async (path) => {
    const server = createServer().listen(path);
    await once(server, 'listening');
    onTestFinished(() => void server.close());
  },
  'a link to nothing': (path) => symlinkSync(join(dirname(path), 'missing'), path),
  'a link to a text': (path) => {
    writeFileSync(`${path}.txt`, 'not a database\n'.repeat(1000));
    symlinkSync(`${path}.txt`, path);
  },
  'a text': (path) => writeFileSync(path, 'not a database\n'.repeat(1000)),
  'a picture': (path) => writeFileSync(path, Buffer.from([0xff, 0xd8, 0xff, 0xe0, 0, 0x10, 0x4a, 0x46])),
  'a database of another program': (path) => makeOther(path, 'DELETE').close(),
  'a database of another program that keeps a log': (path) => makeOther(path, 'WAL').close(),
  'a database of another program with a log': (path) => makeCrashed(path, 'WAL'),
  'a database of another program with a journal': (path) => makeCrashed(path, 'DELETE'),
  'a log without a file': (path) => {
    writeFileSync(path, '');
    writeFileSync(`${path}-wal`, 'rows');
  },
  'a database of a newer version': (path) => {
    const db = openDatabase(path);
    db.pragma('user_version = 100000');
    db.close();
  },
};

const reasons: readonly [kind: RegExp, reason: RegExp][] = [
  [/^a folder$/, /it is a folder/],
  [/^a (named pipe|device|socket)$/, /it is not a file/],
  [/^a link to nothing$/, /it is a link to a missing file/],
  [/^a (link to a )?(text|picture)$/, /file is not a database/],
  [/ of another program/, /it holds no bookings of this site/],
  [/ of a newer version/, /it was written by a newer version of this program/],
  [/^a log without a file$/, /it is empty, but there is a log beside it/],
];

/** Everything that opening may change: names, kinds, modes, sizes, times and bytes. */
const stateOf = (folder: string) =>
  readdirSync(folder)
    .sort()
    .map((name) => {
      const { mode, size, ino, mtimeNs, ctimeNs } = lstatSync(join(folder, name), { bigint: true });
      const bytes = statSync(join(folder, name), { throwIfNoEntry: false })?.isFile()
        ? readFileSync(join(folder, name), 'latin1')
        : null;
      return { name, mode, size, ino, mtimeNs, ctimeNs, bytes };
    });

const expectedReasonFor = (kind: string): RegExp => reasons.find(([kinds]) => kinds.test(kind))?.[1] ?? /^$/;

const openings = Object.entries(openers).flatMap(([opener, open]) =>
  Object.entries(unusable).map(([kind, make]) => ({ opener, open, kind, make })),
);

test.for(openings)('$opener refuses $kind and changes no file', async ({ open, kind, make }, { skip }) => {
  // Each function that opens databases gets each kind of file that a setting may name by mistake, like a folder.
  const path = join(temporaryFolder(), 'bookings.sqlite');
  if ((await make(path)) === 'skip') return skip('This user may not make such a file');
  // An old time and usual rights show every change.
  if (statSync(path, { throwIfNoEntry: false })?.isFile()) {
    chmodSync(path, 0o644);
    utimesSync(path, 1_000_000_000, 1_000_000_000);
  }
  const before = stateOf(dirname(path));
  await expect((async () => open(path))()).rejects.toThrow(expectedReasonFor(kind));
  expect(stateOf(dirname(path))).toEqual(before);
});

test.for(Object.entries(openers))('%s refuses a file that it may not read', async ([, open], { skip }) => {
  if (process.getuid?.() !== 0 || !process.seteuid) return skip('Only root can become another user');
  const path = join(temporaryFolder(), 'bookings.sqlite');
  openDatabase(path).close();
  chmodSync(dirname(path), 0o755);
  const before = stateOf(dirname(path));
  const nobody = 65_534;
  process.seteuid(nobody);
  try {
    await expect((async () => open(path))()).rejects.toThrow('EACCES');
  } finally {
    process.seteuid(0);
  }
  expect(stateOf(dirname(path))).toEqual(before);
});

test('openDatabase makes an empty file a new database that only its owner can read', () => {
  const path = join(temporaryFolder(), 'bookings.sqlite');
  writeFileSync(path, '', { mode: 0o644 });
  openDatabase(path).close();
  const onlyOwner = 0o600;
  expect(statSync(path).mode & 0o777).toBe(onlyOwner);
  expect(readdirSync(dirname(path))).toEqual([basename(path)]);
});
