import { spawnSync } from 'node:child_process';
import { chmodSync, existsSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Database from 'better-sqlite3';
import { describe, expect, test } from 'vitest';
import { makeDatabase, readNames } from '../support/databases.ts';
import { logged, startMailServer } from '../support/notifications.ts';
import { postBooking } from '../support/postBooking.ts';
import { copyOfBuild, nobody } from '../support/projectCopy.ts';
import { at } from '../support/routeTable.ts';
import { otherLocale } from '../support/sample.ts';
import { root, run } from '../support/serverProcess.ts';
import { databaseIn, startTestServer } from '../support/testServer.ts';
import { temporaryFolder } from '../support/testSite.ts';

/** A level of the log. */
const fatal = 60;

test('the server creates the database in a missing folder, readable only for its owner', async () => {
  const DATABASE_PATH = databaseIn(join(temporaryFolder(), 'made', 'on', 'start'));
  const server = await startTestServer({ DATABASE_PATH });
  const { status } = await postBooking(server.url);
  expect(status).toBe(201);
  for (const file of [DATABASE_PATH, `${DATABASE_PATH}-wal`, `${DATABASE_PATH}-shm`]) {
    expect(statSync(file).mode & 0o777).toBe(0o600);
  }
});

describe('the server does not start, and logs one line of JSON,', () => {
  /** Runs the server until it exits, and expects one line of JSON, which is returned. */
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

  test.each<[string, (path: string) => void, string]>([
    [
      'a database of another program',
      (path) => change(path, 'CREATE TABLE notes (text)'),
      'does not hold bookings of this site.',
    ],
    [
      'written by a newer version of the site',
      (path) => {
        makeDatabase(path, ['Ana']);
        change(path, 'PRAGMA user_version = 99');
      },
      'was written by a newer version of this program.',
    ],
    [
      'a text',
      (path) => writeFileSync(path, 'text'.repeat(2000)),
      'cannot be used: it is not a SQLite database.',
    ],
    [
      'damaged',
      (path) => {
        makeDatabase(path, ['Ana']);
        const bytes = readFileSync(path);
        writeFileSync(path, bytes.fill('x', 100, 4096));
      },
      'cannot be used: it is damaged.',
    ],
  ])('if the file is %s, which stays unchanged', (_name, make, problem) => {
    const path = databaseIn(temporaryFolder());
    make(path);
    const before = readFileSync(path);
    expect(startAndFail(path)).toMatchObject({ level: fatal, msg: `${path} ${problem}` });
    expect(readFileSync(path).equals(before)).toBe(true);
  });

  test('if the path of the database is a folder', () => {
    const path = databaseIn(temporaryFolder());
    mkdirSync(path);
    expect(startAndFail(path)).toMatchObject({
      level: fatal,
      msg: expect.stringMatching(`^${path} cannot be used: `),
    });
  });

  test('if its user may not read the database, whose bookings stay', ({ skip }) => {
    if (process.getuid?.() !== 0) return skip('Only root can start the site as another user');
    const folder = temporaryFolder();
    chmodSync(folder, 0o755);
    const path = databaseIn(folder);
    makeDatabase(path, ['Ana']);
    expect(startAndFail(path, nobody)).toMatchObject({
      level: fatal,
      msg: `${path} cannot be used: this user may not read and write it.`,
    });
    expect(readNames(path)).toEqual(['Ana']);
  });

  test('if its user may not create the database', ({ skip }) => {
    if (process.getuid?.() !== 0) return skip('Only root can start the site as another user');
    const folder = temporaryFolder();
    chmodSync(folder, 0o755);
    const path = databaseIn(join(folder, 'missing'));
    expect(startAndFail(path, nobody)).toMatchObject({
      level: fatal,
      msg: `${path} cannot be used: this user may not read and write it.`,
    });
    expect(existsSync(join(folder, 'missing'))).toBe(false);
  });
});

test('a relative DATABASE_PATH starts at the project folder, for the server and for the commands', async () => {
  const folder = copyOfBuild();
  const server = await startTestServer({ DATABASE_PATH: 'db/other.sqlite' }, { cwd: folder });
  expect(logged(server.lines, 'listening')).toMatchObject([{ database: join(folder, 'db/other.sqlite') }]);
  const listed = spawnSync(process.execPath, [join(folder, 'src/bookings.js'), 'list', '--format', 'json'], {
    cwd: tmpdir(),
    env: { PATH: process.env['PATH'], DATABASE_PATH: 'db/other.sqlite' },
    encoding: 'utf8',
  });
  expect([listed.status, listed.stdout.trim()]).toEqual([0, '[]']);
});

test('the log line of the start names the URL, the database and the version', async () => {
  const DATABASE_PATH = databaseIn(temporaryFolder());
  const { lines } = await startTestServer({ DATABASE_PATH });
  const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  const url = expect.stringMatching(/^http:\/\/[\w.]+:[1-9]\d*$/);
  expect(logged(lines, 'listening')).toMatchObject([{ url, database: DATABASE_PATH, version }]);
});

test('the log says whether staff are told by mail', async () => {
  const DATABASE_PATH = databaseIn(temporaryFolder());
  const without = await startTestServer({ DATABASE_PATH });
  expect(logged(without.lines, 'listening')).toMatchObject([{ mail: 'off' }]);
  const { url: SMTP_URL } = await startMailServer();
  const withMail = await startTestServer({ DATABASE_PATH, SMTP_URL, NOTIFY_TO: 'desk@staff.example' });
  expect(logged(withMail.lines, 'listening')).toMatchObject([{ mail: 'on' }]);
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
  'with a Node that is too old, %s says so in one line and exits with 1',
  (file) => {
    const { status, stdout, stderr } = spawnSync(oldNode, [join(root, file)], { encoding: 'utf8' });
    expect([status, stdout]).toEqual([1, '']);
    expect(stderr).toMatch(/^Node \S+ is too old: .*\n$/);
  },
);

test('the server refuses invalid variables with one line of JSON for each', () => {
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

test('the server logs warnings of Node and exceptions as JSON too, without their texts', async () => {
  const folder = temporaryFolder();
  const preload = join(folder, 'preload.cjs');
  writeFileSync(
    preload,
    `process.on('SIGUSR2', () => process.emitWarning('canary', 'DeprecationWarning', 'DEP0001'));
     process.on('SIGWINCH', () => { throw new TypeError('canary'); });`,
  );
  const variables = { DATABASE_PATH: databaseIn(folder), NODE_OPTIONS: `--require ${preload}` };
  const server = await startTestServer(variables);
  process.kill(server.pid, 'SIGUSR2');
  const messages = () => server.lines.map((line) => JSON.parse(line).msg);
  await expect.poll(messages).toContain('warning of Node');
  expect(await server.end('SIGWINCH')).toBe(1);
  expect(JSON.parse(server.lines.at(-1) ?? '')).toMatchObject({
    level: fatal,
    msg: 'uncaught exception',
    error: { name: 'TypeError' },
  });
  expect(server.errors()).toBe('');
  expect(server.lines.join()).not.toContain('canary');
});

test('the server exits with one line if its port is in use', async () => {
  const DATABASE_PATH = databaseIn(temporaryFolder());
  const { port } = new URL((await startTestServer({ DATABASE_PATH })).url);
  const { status, stderr } = run('dist/server.js', [], { DATABASE_PATH, PORT: port });
  expect([status, stderr]).toEqual([
    1,
    expect.stringMatching(new RegExp(`^Cannot listen on \\S+:${port}: .*EADDRINUSE.*\n$`)),
  ]);
});

test('the canonical URL of a page has the port that the server listens on', async () => {
  const server = await startTestServer({ DATABASE_PATH: databaseIn(temporaryFolder()) });
  const page = await (await fetch(server.url + at('home', otherLocale))).text();
  expect(page).toContain(`rel="canonical" href="${server.url}${at('home', otherLocale)}"`);
});
