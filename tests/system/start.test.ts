import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { chownSync, cpSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { runSql } from '../support/bookings.ts';
import { makeDatabase, readNames } from '../support/databases.ts';
import { fetchStatus } from '../support/faults.ts';
import { logged } from '../support/notifications.ts';
import { postBooking } from '../support/postBooking.ts';
import { copyOfBuild } from '../support/release.ts';
import { at } from '../support/routeTable.ts';
import { otherLocale } from '../support/sample.ts';
import { freePort } from '../support/serve.ts';
import { root, run } from '../support/serverProcess.ts';
import { databaseIn, startTestServer } from '../support/testServer.ts';
import { temporaryFolder } from '../support/testSite.ts';

test('the server creates database files that only their owner can read', async () => {
  const DATABASE_PATH = databaseIn(join(temporaryFolder(), 'made', 'on', 'start'));
  const server = await startTestServer({ DATABASE_PATH });
  const { status } = await postBooking(server.url);
  expect(status).toBe(201);
  for (const file of [DATABASE_PATH, `${DATABASE_PATH}-wal`, `${DATABASE_PATH}-shm`]) {
    expect(statSync(file).mode & 0o777).toBe(0o600);
  }
});

test.each([
  ['small', 0],
  ['large', 4 * 1024 * 1024],
])('the server refuses a damaged %s database in one line, and does not change it', async (_, bytes) => {
  const DATABASE_PATH = databaseIn(temporaryFolder());
  const server = await startTestServer({ DATABASE_PATH });
  await server.end('SIGTERM');
  runSql(DATABASE_PATH, `CREATE TABLE padding AS SELECT zeroblob(${bytes})`);
  const damaged = readFileSync(DATABASE_PATH);
  const pageSize = 4096;
  damaged.fill('x', pageSize, pageSize * 3);
  writeFileSync(DATABASE_PATH, damaged);
  const { status, stderr } = run('src/start.js', [], { DATABASE_PATH });
  expect(status).toBe(1);
  expect(stderr.trim().split('\n')).toHaveLength(1);
  expect(stderr).toMatch(
    /bookings\.sqlite cannot be used \(it is damaged: .+\): check DATABASE_PATH\. .*restore a backup of it\./,
  );
  expect(readFileSync(DATABASE_PATH).equals(damaged)).toBe(true);
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

test.each([
  ['on', { BOOKINGS_RECIPIENT: 'age1695exat02sch2793jzqtkcevj58hl0q68ez0zt8vnnx83xu4z9lsc3cul9' }],
  ['off', {}],
])('the log has the URL and the version, and says that sealing is %s', async (sealed, variables) => {
  const { url, lines } = await startTestServer({
    DATABASE_PATH: databaseIn(temporaryFolder()),
    ...variables,
  });
  const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  expect(logged(lines, 'listening')).toMatchObject([{ url, version, sealed }]);
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

/** A level of the log. */
const fatal = 60;

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

test('the server answers HTTP requests and stops even while nobody reads its log', async () => {
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
  const exited = once(child, 'exit');
  const url = `http://127.0.0.1:${port}`;
  await expect.poll(() => fetchStatus(`${url}/healthz`).catch(() => 0)).toBe(200);
  // Send more than the pipe and the log buffer hold.
  for (let round = 0; round < 60; round += 1) {
    const visits = Array.from({ length: 40 }, () => fetchStatus(`${url}/robots.txt`));
    expect(new Set(await Promise.all(visits))).toEqual(new Set([200]));
  }
  child.kill('SIGTERM');
  expect((await exited)[0]).toBe(0);
});

test("the server refuses another user's database, and keeps its bookings", async ({ skip }) => {
  if (process.getuid?.() !== 0) return skip('Only root can give files to other users');
  const DATABASE_PATH = databaseIn(temporaryFolder());
  await makeDatabase(DATABASE_PATH, ['Ana']);
  chownSync(DATABASE_PATH, 65534, 65534);
  const { status, stderr } = run('src/start.js', [], { DATABASE_PATH });
  const reason = 'it belongs to user 65534, not to the one the site runs as';
  expect([status, stderr]).toEqual([1, `The database ${DATABASE_PATH} cannot be opened: ${reason}.\n`]);
  expect(readNames(DATABASE_PATH)).toEqual(['Ana']);
});

test.each(['PORT', 'METRICS_PORT'])('the server exits with one line if %s is in use', async (variable) => {
  const DATABASE_PATH = databaseIn(temporaryFolder());
  const { port } = new URL((await startTestServer({ DATABASE_PATH })).url);
  const { status, stderr } = run('src/start.js', [], { DATABASE_PATH, [variable]: port });
  expect([status, stderr]).toEqual([
    1,
    expect.stringMatching(new RegExp(`annot listen on \\S+:${port}: .*EADDRINUSE.*\n$`)),
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
