import { execFile } from 'node:child_process';
import { chmodSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, expect, test } from 'vitest';
import { startMailServer } from '../support/notifications.ts';
import { nobody } from '../support/release.ts';
import { freePort } from '../support/serve.ts';
import { root } from '../support/serverProcess.ts';
import { temporaryFolder } from '../support/testSite.ts';

/** Runs `bookings config` without blocking, so that this process can be the mail server. */
const config = (args: readonly string[], variables: Record<string, string>, user = {}) =>
  new Promise<{ status: number | null; stdout: string; stderr: string }>((resolve) => {
    const child = execFile(
      process.execPath,
      ['src/bookings.js', 'config', ...args],
      { cwd: root, env: { PATH: process.env['PATH'], ...variables }, ...user },
      (_error, stdout, stderr) => resolve({ status: child.exitCode, stdout, stderr }),
    );
  });

let folder: string;
let database: string;

beforeEach(() => {
  folder = temporaryFolder();
  chmodSync(folder, 0o755);
  database = join(folder, 'bookings.sqlite');
});

test('config prints settings as set or default, and hides the password in SMTP_URL', async () => {
  const { status, stdout, stderr } = await config([], {
    PORT: '8080',
    DATABASE_PATH: database,
    SMTP_URL: 'smtp://house%40mail.example:hunter2@mail.example',
    NOTIFY_TO: 'a@b.example',
  });
  expect([status, stderr]).toEqual([0, '']);
  expect(stdout).toMatch(/^PORT +set +8080$/m);
  expect(stdout).toMatch(/^SITE_ORIGIN +default +http:\/\/localhost:8080$/m);
  expect(stdout).toMatch(/^SMTP_URL +set +smtp:\/\/house%40mail\.example:\*\*\*@mail\.example$/m);
  expect(stdout).not.toContain('hunter2');
});

test.each([
  ['a folder', () => mkdirSync(database), 'cannot be used: '],
  ['a text', () => writeFileSync(database, 'text'.repeat(100)), 'cannot be changed: file is not a database'],
])('config --check reports a database that is %s', async (_name, make, problem) => {
  make();
  const { status, stderr } = await config(['--check'], { DATABASE_PATH: database });
  expect([status, stderr]).toEqual([1, expect.stringContaining(`${database} ${problem}`)]);
});

test('config --check reports a key file that cannot be read, and folders that cannot be written', async () => {
  const locked = join(folder, 'locked');
  mkdirSync(locked, { mode: 0o555 });
  const key = join(folder, 'key');
  writeFileSync(key, 'x'.repeat(32), { mode: 0o600 });
  const variables = {
    DATABASE_PATH: join(locked, 'bookings.sqlite'),
    BACKUP_DIR: join(locked, 'copies'),
    ASSETS_DIR: join(locked, 'assets'),
  };
  const { status, stderr } = await config(['--check'], { ...variables, DIGEST_KEY_FILE: key }, nobody);
  expect(status).toBe(1);
  // Without root, the tests run as the owner of the key, who may read it.
  if (nobody.uid) expect(stderr).toContain(`${key} cannot be read: ${key} belongs to user`);
  for (const missing of Object.values(variables))
    expect(stderr).toContain(`${missing} cannot be changed: ${locked} belongs to user`);
});

test('config --check reports a BACKUP_DIR that is below a file', async () => {
  writeFileSync(database, '');
  const variables = { DATABASE_PATH: database, BACKUP_DIR: join(database, 'copies') };
  const { status, stderr } = await config(['--check'], variables);
  expect([status, stderr]).toEqual([1, expect.stringContaining('ENOTDIR')]);
});

test('config --check reports that PostgreSQL cannot be reached, and prints no password or secret', async () => {
  const { status, stdout, stderr } = await config(['--check'], {
    DATABASE_URL: `postgres://site:hunter2@127.0.0.1:${await freePort()}/bookings`,
    DIGEST_SECRET: 'ab'.repeat(32),
  });
  expect(status).toBe(1);
  expect(stderr).toMatch(/cannot be used: .*\(ECONNREFUSED\)/);
  expect(stdout + stderr).not.toMatch(/hunter2|abab/);
});

test('config --new-digest-secret exits with 2 without --yes or without PostgreSQL', async () => {
  const secret = { DIGEST_SECRET: 'ab'.repeat(32), DATABASE_URL: 'postgres://site@127.0.0.1:1/bookings' };
  for (const [args, variables, problem] of [
    [['--new-digest-secret'], secret, /add --yes/],
    [['--new-digest-secret', '--yes'], { DATABASE_PATH: database }, /needs DATABASE_URL/],
  ] as const) {
    const { status, stdout, stderr } = await config(args, variables);
    expect([status, stdout]).toEqual([2, '']);
    expect(stderr).toMatch(problem);
  }
});

test('config --check logs in to the mail server, sends nothing, and reports a login that fails', async () => {
  const mail = await startMailServer();
  const variables = {
    DATABASE_PATH: database,
    SMTP_URL: mail.url.replace('//', '//house%40mail.example:p%2Fw@'),
    NOTIFY_TO: 'a@b.example',
  };
  expect((await config(['--check'], variables)).status).toBe(0);
  expect([mail.connections, mail.messages]).toEqual([1, []]);
  mail.behaviour = 'refusesLogin';
  const refused = await config(['--check'], variables);
  expect([refused.status, refused.stderr]).toEqual([1, 'bookings: SMTP_URL: the login fails (EAUTH_535).\n']);
  mail.stop();
  const gone = await config(['--check'], variables);
  expect([gone.status, gone.stderr]).toEqual([1, 'bookings: SMTP_URL: the login fails (ESOCKET).\n']);
});

const SITE_ORIGIN = 'https://www.example.com';
const noProblem = /^No problem was found\.$/m;

test.each([
  ['a public site needs HTTPS', { SITE_ORIGIN: 'http://www.example.com' }, /^bookings: SITE_ORIGIN/m],
  ['a site on this machine needs no HTTPS', { SITE_ORIGIN: 'http://localhost:8080' }, noProblem],
  ['a public site may listen on all addresses', { SITE_ORIGIN }, noProblem],
  ['a site behind a proxy needs TRUST_PROXY', { SITE_ORIGIN, HOST: '127.0.0.1' }, /^bookings: TRUST_PROXY/m],
  ['a site on IPv6 loopback needs TRUST_PROXY', { SITE_ORIGIN, HOST: '::1' }, /^bookings: TRUST_PROXY/m],
  ['a proxy may be trusted', { SITE_ORIGIN, HOST: '127.0.0.1', TRUST_PROXY: 'loopback' }, noProblem],
] as [string, Record<string, string>, RegExp][])('config --check: %s', async (_rule, variables, message) => {
  const { status, stderr } = await config(['--check'], { DATABASE_PATH: database, ...variables });
  expect(status).toBe(message === noProblem ? 0 : 1);
  expect(stderr).toMatch(message);
});
