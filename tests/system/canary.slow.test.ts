import { type ChildProcess, spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { closeSync, mkdirSync, openSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { defaultLocale } from '../../content/locales.ts';
import { urlOf } from '../../views/urls.ts';
import { makeKeyFile } from '../support/ageKeys.ts';
import { ordinaryDay } from '../support/days.ts';
import { otherLocale } from '../support/sample.ts';
import { root, runBookings } from '../support/serverProcess.ts';
import { temporaryFolder } from '../support/testSite.ts';

/** A unique word. */
const canary = (): string => `${randomBytes(9).toString('hex')}Ñ`;

/** The values of all fields. */
const typed = {
  name: canary(),
  email: `${randomBytes(9).toString('hex')}@canary.example`,
  phone: `6${String(randomBytes(4).readUInt32BE() % 1e8).padStart(8, '0')}`,
  service: canary(),
  day: ordinaryDay(),
  message: canary(),
  website: canary(),
};

const sentBeside = {
  key: randomBytes(12).toString('hex'),
  agent: randomBytes(12).toString('hex'),
  query: randomBytes(12).toString('hex'),
  path: randomBytes(12).toString('hex'),
  cookie: randomBytes(12).toString('hex'),
  refused: canary(),
};

const canaries: Record<string, string> = { ...typed, ...sentBeside };

const filesBelow = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name));

/** The canaries that a file contains, in any case, as UTF-8 or UTF-16. */
const foundIn = (file: string): string[] => {
  const bytes = readFileSync(file);
  const texts = (['utf8', 'utf16le'] as const).map((encoding) => bytes.toString(encoding).toLowerCase());
  return Object.entries(canaries)
    .filter(([, text]) => texts.some((found) => found.includes(text.toLowerCase())))
    .map(([field]) => field);
};

let folder: string;
const place = (name: string) => join(folder, name);

/** Starts the built server in an empty folder, with its log in a file. */
const start = async (variables: Record<string, string> = {}) => {
  const log = place(`log-${Object.keys(variables).length}`);
  const descriptor = openSync(log, 'a', 0o600);
  const child: ChildProcess = spawn(process.execPath, [join(root, 'src/start.js')], {
    cwd: place('cwd'),
    env: {
      PATH: process.env['PATH'],
      PORT: '0',
      DATABASE_PATH: place('data/bookings.sqlite'),
      LOG_LEVEL: 'trace',
      RATE_LIMIT_MAX: '1000',
      ...variables,
    },
    stdio: ['ignore', descriptor, descriptor],
  });
  closeSync(descriptor);
  onTestFinished(() => void child.kill('SIGKILL'));
  const entries = () =>
    readFileSync(log, 'utf8')
      .split('\n')
      .filter((line) => line.startsWith('{'))
      .map((line) => JSON.parse(line));
  await expect.poll(() => entries().find(({ msg }) => msg === 'listening')).toBeTruthy();
  const { url } = entries().find(({ msg }) => msg === 'listening');
  const stop = async () => {
    child.kill('SIGTERM');
    await once(child, 'exit');
  };
  return { url: String(url), pid: child.pid ?? 0, entries, stop };
};

const post = async (url: string, body: object, headers: Record<string, string> = {}): Promise<number> => {
  const response = await fetch(`${url}/api/bookings?utm=${canaries['query']}`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...headers },
    body: JSON.stringify(body),
  });
  await response.arrayBuffer();
  return response.status;
};

/** Sends the canaries in every way; the server stores two of these requests. */
const sendAll = async (url: string): Promise<number[]> => {
  const { website, ...fields } = typed;
  const { key, agent, query, path, cookie, refused } = sentBeside;
  const headers = { 'Idempotency-Key': key, 'User-Agent': agent, Cookie: `a=${cookie}` };
  const statuses = [
    await post(url, fields, headers),
    await post(url, fields, { ...headers, 'Idempotency-Key': `${key}2` }),
    await post(url, { ...fields, website }, { 'X-Forwarded-For': agent }),
    await post(url, { ...fields, name: '', message: refused }),
    await post(url, { ...fields, message: refused }, headers),
    await post(
      url,
      { ...fields, message: refused },
      { Origin: `https://${path}.example`, 'Sec-Fetch-Site': 'cross-site' },
    ),
    await post(url, { message: refused.repeat(10_000) }),
  ];
  for (const page of [
    `/${path}?q=${query}`,
    `${urlOf({ page: 'services' }, defaultLocale)}?q=${path}`,
    `${urlOf({ page: 'home' }, otherLocale)}/${path}/${query}`,
  ]) {
    await (
      await fetch(url + page, { headers: { Referer: `${url}/${path}`, 'User-Agent': agent } })
    ).arrayBuffer();
  }
  return statuses;
};

test('only the database and its backups contain visitor texts, until erased', async () => {
  folder = temporaryFolder();
  for (const name of ['cwd', 'data']) mkdirSync(place(name), { mode: 0o700 });
  const atRoot = readdirSync(root).sort();
  const first = await start();
  expect(await sendAll(first.url)).toEqual([201, 200, 201, 422, 422, 403, 413]);
  await first.stop();

  // The second start makes a backup.
  const backups = place('backups');
  const server = await start({ BACKUP_DIR: backups });
  await expect
    .poll(() => server.entries().find(({ msg }) => msg === 'backed up'))
    .toMatchObject({ requests: 2 });
  expect(
    await post(server.url, { name: 'Somebody', service: 'Some massage', email: 'other@example.com' }),
  ).toBe(201);

  const database = place('data/bookings.sqlite');
  const [copy = ''] = filesBelow(backups);
  const holding = () => filesBelow(folder).filter((file) => foundIn(file).length > 0);
  expect(foundIn(copy).sort()).toEqual(['day', 'email', 'message', 'name', 'phone', 'service']);
  expect(holding().filter((file) => !file.startsWith(database))).toEqual([copy]);
  expect(holding().some((file) => file.startsWith(database))).toBe(true);
  const processFiles = ['cmdline', 'environ'].map((name) => `/proc/${server.pid}/${name}`);
  if (process.platform === 'linux') expect(processFiles.flatMap(foundIn)).toEqual([]);

  const { status, stdout } = runBookings(
    ['erase', '--person', typed.email.toUpperCase(), '--yes', '--db', database],
    { BACKUP_DIR: backups },
  );
  expect(status).toBe(0);
  expect(stdout).toMatch(/^2 requests erased\n .*\n .*\n/);
  expect(stdout).toContain(`\nstill in ${copy}: 2 requests\n`);
  expect(holding()).toEqual([copy]);

  expect(await post(server.url, { name: 'Somebody else', service: 'Some massage' })).toBe(201);
  expect((await fetch(`${server.url}/readyz`)).status).toBe(200);
  for (const file of filesBelow(folder)) expect(statSync(file).mode & 0o777, file).toBe(0o600);
  await server.stop();
  expect(holding()).toEqual([copy]);
  // There are no core dumps, heap snapshots or diagnostic reports.
  expect(readdirSync(place('cwd'))).toEqual([]);
  expect(readdirSync(root).sort()).toEqual(atRoot);
  const { stdout: left } = runBookings(['export', '--db', database]);
  expect(JSON.parse(left).map(({ name }: { name: string }) => name)).toEqual(['Somebody else', 'Somebody']);
});

test('no file contains sealed visitor texts, and the key restores them exactly', async () => {
  folder = temporaryFolder();
  for (const name of ['cwd', 'data', 'staff']) mkdirSync(place(name), { mode: 0o700 });
  const { file, recipient } = await makeKeyFile(place('staff'));
  const variables = { BOOKINGS_RECIPIENT: recipient, NOTIFY_COMMAND: '/bin/true' };
  const first = await start(variables);
  expect(await sendAll(first.url)).toEqual([201, 200, 201, 422, 422, 403, 413]);
  const holding = () => filesBelow(folder).filter((name) => foundIn(name).length > 0);
  expect(holding()).toEqual([]);
  await first.stop();
  const server = await start({ ...variables, BACKUP_DIR: place('backups') });
  await expect
    .poll(() => server.entries().find(({ msg }) => msg === 'backed up'))
    .toMatchObject({ requests: 2 });
  const processFiles = ['cmdline', 'environ'].map((name) => `/proc/${server.pid}/${name}`);
  if (process.platform === 'linux') expect(processFiles.flatMap(foundIn)).toEqual([]);
  await server.stop();
  expect(holding()).toEqual([]);
  const [copy = ''] = filesBelow(place('backups'));
  const { website: _website, ...fields } = typed;
  for (const database of [place('data/bookings.sqlite'), copy]) {
    const { stdout } = runBookings(['export', '--db', database, '--identity', file]);
    expect(JSON.parse(stdout)).toEqual(
      ['spam', 'new'].map((status) => expect.objectContaining({ ...fields, status })),
    );
  }
});
