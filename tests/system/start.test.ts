import { spawnSync } from 'node:child_process';
import { chmodSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Database from 'better-sqlite3';
import { expect, test } from 'vitest';
import { schemaVersion } from '../../db/database.ts';
import { startMailServer } from '../support/catchMail.ts';
import { databaseIn, root, temporaryFolder } from '../support/folders.ts';
import { findLogEntries } from '../support/logEntries.ts';
import { copyOfBuild, nobody } from '../support/projectCopy.ts';
import { formatGet, openRaw } from '../support/rawHttp.ts';
import { pathTo } from '../support/routeTable.ts';
import { otherLocale } from '../support/sample.ts';
import { postToServer } from '../support/sendBooking.ts';
import { run, shareServer, startTestServer } from '../support/serverProcess.ts';
import { makeDatabase, readNames } from '../support/storedBookings.ts';

const server = shareServer();

/** A level of the log. */
const fatal = 60;

/**
 * Starts the site with a database in folders that are missing, stores a booking, and returns the path of the
 * database.
 */
const startInMissingFolder = async (): Promise<string> => {
  const DATABASE_PATH = databaseIn(join(temporaryFolder(), 'made', 'on', 'start'));
  const { url } = await startTestServer({ DATABASE_PATH });
  expect((await postToServer(url)).status).toBe(201);
  return DATABASE_PATH;
};

test('a site creates its missing database and folders, and stores bookings', async () => {
  expect(readNames(await startInMissingFolder())).toEqual(['Ana']);
});

test('only its owner may read a new database and its log', async () => {
  const path = await startInMissingFolder();
  for (const file of [path, `${path}-wal`, `${path}-shm`]) expect(statSync(file).mode & 0o777).toBe(0o600);
});

/** Runs the server until it exits with 1, and returns the only line of its log. */
const startAndFail = (DATABASE_PATH: string, user: object = {}): { level: number; msg: string } => {
  const { status, stdout, stderr } = spawnSync(process.execPath, ['dist/server.js'], {
    cwd: root,
    env: { PATH: process.env['PATH'], PORT: '0', DATABASE_PATH },
    encoding: 'utf8',
    ...user,
  });
  expect([status, stdout]).toEqual([1, '']);
  const lines = stderr.trim().split('\n');
  expect(lines).toHaveLength(1);
  return JSON.parse(lines[0] ?? '');
};

/** Changes the file of a database like another program. */
const change = (path: string, statement: string): void => {
  const db = new Database(path);
  db.exec(statement);
  db.close();
};

const unusableFiles: [name: string, make: (path: string) => void, problem: string][] = [
  [
    'a database of another program',
    (path) => change(path, 'CREATE TABLE notes (text)'),
    'does not hold bookings of this site.',
  ],
  [
    'a database of a newer version',
    (path) => {
      makeDatabase(path, ['Ana']);
      change(path, `PRAGMA user_version = ${schemaVersion + 1}`);
    },
    'was written by a newer version of this program.',
  ],
  [
    'a text file',
    (path) => writeFileSync(path, 'text'.repeat(2000)),
    'cannot be used: it is not a SQLite database.',
  ],
  [
    'a damaged database',
    (path) => {
      makeDatabase(path, ['Ana']);
      const bytes = readFileSync(path);
      writeFileSync(path, bytes.fill('x', 100, 4096));
    },
    'cannot be used: it is damaged.',
  ],
];

test.each(unusableFiles)('the site does not start on %s, and says why', (_name, make, problem) => {
  const path = databaseIn(temporaryFolder());
  make(path);
  expect(startAndFail(path)).toMatchObject({ level: fatal, msg: `${path} ${problem}` });
});

test.each(unusableFiles)('a site that does not start on %s leaves it unchanged', (_name, make) => {
  const path = databaseIn(temporaryFolder());
  make(path);
  const before = readFileSync(path);
  startAndFail(path);
  expect(readFileSync(path).equals(before)).toBe(true);
});

test('the site does not start if the path of its database is a folder, and says so', () => {
  const path = databaseIn(temporaryFolder());
  mkdirSync(path);
  const { msg } = startAndFail(path);
  expect(msg).toBe(`${path} is not a file.`);
});

/** A folder that other users may read, but not change. */
const foreignFolder = (): string => {
  const folder = temporaryFolder();
  chmodSync(folder, 0o755);
  return folder;
};

const isRoot = process.getuid?.() === 0;

// Only root can start the site as another user.
test.runIf(isRoot)('the site does not start if its user may not read the database, and says so', () => {
  const path = databaseIn(foreignFolder());
  makeDatabase(path, ['Ana']);
  const { msg } = startAndFail(path, nobody);
  expect(msg).toBe(`${path} cannot be used: this user may not read and write it.`);
});

test.runIf(isRoot)('the site does not start if its user may not create the folder of the database', () => {
  const path = databaseIn(join(foreignFolder(), 'missing'));
  const { msg } = startAndFail(path, nobody);
  expect(msg).toBe(`${path} cannot be used: this user may not read and write it.`);
});

test('the server finds a relative DATABASE_PATH in the project folder', async () => {
  const folder = copyOfBuild();
  const { lines } = await startTestServer({ DATABASE_PATH: 'db/other.sqlite' }, { cwd: folder });
  expect(findLogEntries(lines, 'listening')).toMatchObject([{ database: join(folder, 'db/other.sqlite') }]);
});

test('bookings resolves a relative DATABASE_PATH against the project folder', () => {
  const folder = copyOfBuild();
  makeDatabase(join(folder, 'db/other.sqlite'), ['Ana']);
  const { stdout } = spawnSync(process.execPath, [join(folder, 'src/bookings.js'), 'list'], {
    cwd: tmpdir(),
    env: { PATH: process.env['PATH'], DATABASE_PATH: 'db/other.sqlite' },
    encoding: 'utf8',
  });
  expect(stdout).toMatch(/ Ana /);
});

test('the log line of the start names the URL, the database and the version', async () => {
  const DATABASE_PATH = databaseIn(temporaryFolder());
  const { lines } = await startTestServer({ DATABASE_PATH });
  const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  const url = expect.stringMatching(/^http:\/\/[\w.]+:[1-9]\d*$/);
  expect(findLogEntries(lines, 'listening')).toMatchObject([{ url, database: DATABASE_PATH, version }]);
});

test('the log line of the start says that staff get no mail', () => {
  expect(findLogEntries(server().lines, 'listening')).toMatchObject([{ mail: 'off' }]);
});

test('the log line of the start says that staff get mail', async () => {
  const { url: SMTP_URL } = await startMailServer();
  const mail = { SMTP_URL, NOTIFY_TO: 'desk@staff.example' };
  const { lines } = await startTestServer({ DATABASE_PATH: databaseIn(temporaryFolder()), ...mail });
  expect(findLogEntries(lines, 'listening')).toMatchObject([{ mail: 'on' }]);
});

test.each([
  ['true', 1],
  ['1', 0],
])(
  'with TRUST_PROXY=%s the log warns %i times that clients can choose their address',
  async (value, count) => {
    const DATABASE_PATH = databaseIn(temporaryFolder());
    const { lines } = await startTestServer({ DATABASE_PATH, TRUST_PROXY: value });
    expect(lines.filter((line) => line.includes('clients can choose their own address'))).toHaveLength(count);
  },
);

/** A Node in `PATH` that is too old for the site; empty if there is none. */
const findOldNode = (): string => {
  for (const folder of (process.env['PATH'] ?? '').split(':')) {
    const { stdout } = spawnSync(join(folder, 'node'), ['--version'], { encoding: 'utf8' });
    const [, major] = /^v(\d+)\./.exec(stdout ?? '') ?? [];
    if (major !== undefined && Number(major) < 22) return join(folder, 'node');
  }
  return '';
};

const oldNode = findOldNode();

test.runIf(oldNode).each(['dist/server.js', 'src/bookings.js'])(
  'with a Node that is too old, %s says so in one line',
  (file) => {
    const { status, stdout, stderr } = spawnSync(oldNode, [join(root, file)], { encoding: 'utf8' });
    expect([status, stdout]).toEqual([1, '']);
    expect(stderr).toMatch(/^Node \S+ is too old: .*\n$/);
  },
);

test('the site does not start with invalid variables, and names each in a line', () => {
  const { status, stdout, stderr } = spawnSync(process.execPath, [join(root, 'dist/server.js')], {
    env: { PORT: 'abc', LOG_LEVEL: 'loud' },
    encoding: 'utf8',
  });
  expect([status, stdout]).toEqual([1, '']);
  const lines = stderr.trim().split('\n');
  expect(lines.map((line) => JSON.parse(line))).toMatchObject([
    { level: fatal, msg: "PORT must be a whole number from 0 to 65535, not 'abc'." },
    {
      level: fatal,
      msg: "LOG_LEVEL must be one of fatal, error, warn, info, debug, trace, silent, not 'loud'.",
    },
  ]);
});

/** Starts a server that throws an error with the text `canary` on SIGWINCH. */
const startFragileServer = () => {
  const folder = temporaryFolder();
  const preload = join(folder, 'preload.cjs');
  writeFileSync(preload, `process.on('SIGWINCH', () => { throw new TypeError('canary'); });`);
  const variables = { DATABASE_PATH: databaseIn(folder), NODE_OPTIONS: `--require ${preload}` };
  return startTestServer(variables);
};

test('the server prints nothing of a URL that Node warns of', async () => {
  const DATABASE_PATH = databaseIn(temporaryFolder());
  const { url, end, lines, errors } = await startTestServer({ DATABASE_PATH });
  const { socket, closed } = await openRaw(url);
  socket.end(formatGet('http://localhost:99999x/canary'));
  await closed;
  await end('SIGTERM');
  expect(findLogEntries(lines, 'request')).toMatchObject([{ status: 404 }]);
  expect(lines.join() + errors()).not.toContain('canary');
});

test('an uncaught exception ends the server without its message in the log', async () => {
  const { end, lines, errors } = await startFragileServer();
  expect(await end('SIGWINCH')).toBe(1);
  expect(findLogEntries(lines, 'uncaught exception')).toMatchObject([
    { level: fatal, error: { name: 'TypeError' } },
  ]);
  expect(lines.join() + errors()).not.toContain('canary');
});

test('the site does not start on a port that is in use, and says so in one line', () => {
  const DATABASE_PATH = databaseIn(temporaryFolder());
  const { port } = new URL(server().url);
  const { status, stderr } = run('dist/server.js', [], { DATABASE_PATH, PORT: port });
  expect([status, stderr]).toEqual([
    1,
    expect.stringMatching(new RegExp(`^Cannot listen on \\S+:${port}: .*EADDRINUSE.*\n$`)),
  ]);
});

test('the canonical URL of a page has the port that the server listens on', async () => {
  const { url } = server();
  const page = await (await fetch(url + pathTo('home', otherLocale))).text();
  expect(page).toContain(`rel="canonical" href="${url}${pathTo('home', otherLocale)}"`);
});
