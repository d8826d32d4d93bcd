import { spawn, spawnSync } from 'node:child_process';
import { chmodSync, cpSync, existsSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Database from 'better-sqlite3';
import { describe, expect, onTestFinished, test } from 'vitest';
import { makeDatabase, readNames } from '../support/databases.ts';
import { fetchStatus } from '../support/faults.ts';
import { logged, startMailServer } from '../support/notifications.ts';
import { postBooking } from '../support/postBooking.ts';
import { copyOfBuild, nobody } from '../support/release.ts';
import { at } from '../support/routeTable.ts';
import { otherLocale } from '../support/sample.ts';
import { freePort } from '../support/serve.ts';
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
    const { status, stdout, stderr } = spawnSync(process.execPath, ['src/start.js'], {
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
      'cannot be used: it is damaged. Restore a backup.',
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

test('server and list take a relative DATABASE_PATH from the project folder, and the log has it in full', async () => {
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

test('the log has the URL, the database and the version of the site', async () => {
  const DATABASE_PATH = databaseIn(temporaryFolder());
  const { url, lines } = await startTestServer({ DATABASE_PATH });
  const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
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

/** A system Node that is too old for the site. */
const oldNode = (process.env['PATH'] ?? '')
  .split(':')
  .map((folder) => join(folder, 'node'))
  .find((path) => {
    const { stdout } = spawnSync(path, ['--version'], { encoding: 'utf8' });
    return stdout && Number.parseInt(stdout.slice(1), 10) < 22;
  });

test.runIf(oldNode)('with an old Node, dist files say so, and src/bookings.js still runs', () => {
  for (const file of ['dist/server.js', 'dist/bookings.js']) {
    const { status, stderr } = spawnSync(oldNode ?? '', [join(root, file)], { encoding: 'utf8' });
    expect([status, stderr.trim().split('\n').length]).toEqual([1, 1]);
    expect(stderr).toMatch(/^Node \S+ is too old/);
  }
  const help = spawnSync(oldNode ?? '', [join(root, 'src/bookings.js'), '--help'], { encoding: 'utf8' });
  expect([help.status, help.stdout]).toEqual([0, expect.stringContaining('Usage: bookings')]);
});

test('the server refuses invalid variables with one line of JSON for each', () => {
  const { status, stdout, stderr } = spawnSync(process.execPath, [join(root, 'src/start.js')], {
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

test('the server stops when npm start gets SIGTERM', async () => {
  const variables = { DATABASE_PATH: databaseIn(temporaryFolder()) };
  const server = await startTestServer(variables, { command: ['npm', 'start'] });
  await server.end('SIGTERM');
  expect(server.lines.at(-1)).toContain('"stopped"');
});

describe('while nobody reads the log of the server', () => {
  /** Starts a server, and makes it log more than the pipe and the buffers of the log hold. */
  const startWithFullLog = async () => {
    const port = await freePort();
    const child = spawn(process.execPath, ['src/start.js'], {
      cwd: root,
      env: {
        PATH: process.env['PATH'],
        PORT: String(port),
        LOG_LEVEL: 'trace',
        DATABASE_PATH: databaseIn(temporaryFolder()),
      },
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    onTestFinished(() => void child.kill('SIGKILL'));
    const url = `http://127.0.0.1:${port}`;
    await expect.poll(() => fetchStatus(`${url}/healthz`).catch(() => 0)).toBe(200);
    for (let round = 0; round < 60; round += 1)
      await Promise.all(Array.from({ length: 40 }, () => fetchStatus(`${url}/robots.txt`)));
    return { url, child };
  };

  test('it answers HTTP requests and stores bookings', async () => {
    const { url } = await startWithFullLog();
    expect(await fetchStatus(`${url}/robots.txt`)).toBe(200);
    expect((await postBooking(url)).status).toBe(201);
  });

  test('it exits with 0 on SIGTERM', async () => {
    const { child } = await startWithFullLog();
    child.kill('SIGTERM');
    await expect.poll(() => child.exitCode).toBe(0);
  });
});

test('the server exits with one line if its port is in use', async () => {
  const DATABASE_PATH = databaseIn(temporaryFolder());
  const { port } = new URL((await startTestServer({ DATABASE_PATH })).url);
  const { status, stderr } = run('src/start.js', [], { DATABASE_PATH, PORT: port });
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

test('without a build and the tools to make one, the server exits with one line', () => {
  const folder = temporaryFolder();
  for (const part of ['src', 'views', 'package.json'])
    cpSync(join(root, part), join(folder, part), { recursive: true });
  const { status, stdout, stderr } = run(join(folder, 'src/start.js'), [], { NODE_ENV: 'production' });
  expect([status, stdout, stderr.trim().split('\n')]).toEqual([
    1,
    '',
    [expect.stringMatching(/^There is no build here, and the tools to make one are not installed: /)],
  ]);
});
