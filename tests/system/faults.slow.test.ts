import { spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { locales } from '../../content/locales.ts';
import { allTexts } from '../../views/allTexts.ts';
import { urlOf } from '../../views/urls.ts';
import { readNames } from '../support/databases.ts';
import { fetchStatus } from '../support/faults.ts';
import { load } from '../support/html.ts';
import { browserAccept, postBooking, postForm } from '../support/postBooking.ts';
import { templates } from '../support/routeTable.ts';
import { runBookings } from '../support/serverProcess.ts';
import { databaseIn, startTestServer } from '../support/testServer.ts';
import { temporaryFolder } from '../support/testSite.ts';

const locale = locales[1];
const homePage = urlOf({ page: 'home' }, locale);

const post = async (url: string, name: string): Promise<number> => (await postBooking(url, { name })).status;

/** Expects that the server stores a request and is ready again. */
const expectRecovered = async (url: string): Promise<void> => {
  await expect.poll(() => post(url, 'Mar').catch(() => 0)).toBe(201);
  await expect.poll(() => fetchStatus(`${url}/readyz`)).toBe(200);
};

/** A server on a disk whose syncs fail or wait while a flag is set; `null` without a compiler. */
const startOnFaultyDisk = async (fault: 'FAIL_SYNC_WHILE' | 'HOLD_SYNC_WHILE') => {
  const folder = temporaryFolder();
  const library = join(folder, 'failingSync.so');
  const source = join(import.meta.dirname, '../support/failingSync.c');
  const { status, error } = spawnSync('cc', ['-shared', '-fPIC', '-o', library, source, '-ldl']);
  if (error && !process.env['REQUIRE_CC']) return null;
  expect([status, error]).toEqual([0, undefined]);
  const path = databaseIn(folder);
  const flag = join(folder, 'flag');
  const server = await startTestServer({ DATABASE_PATH: path, LD_PRELOAD: library, [fault]: flag });
  return {
    path,
    server,
    set: () => writeFileSync(flag, ''),
    clear: () => rmSync(flag),
    isHeld: () => existsSync(`${flag}.held`),
  };
};

test('posts fail while the disk fails to sync, and no stored request is lost', async ({ skip }) => {
  const disk = await startOnFaultyDisk('FAIL_SYNC_WHILE');
  if (!disk) return skip('There is no C compiler here');
  const { path, server } = disk;
  const { url } = server;
  expect(await post(url, 'Ana')).toBe(201);
  disk.set();
  const refused = await postBooking(url, { name: 'Eva' });
  expect([refused.status, refused.headers.get('Retry-After')]).toEqual([503, '10']);
  const browser = { Accept: browserAccept, Referer: url + homePage };
  const page = await postForm(url, { name: 'Zoé', message: 'Friday' }, browser);
  expect(page.status).toBe(503);
  const { field } = load(await page.text());
  const { form } = allTexts[locale];
  expect([field(form.name).val(), field(form.message).val()]).toEqual(['Zoé', 'Friday']);
  expect(await fetchStatus(`${url}/readyz`)).toBe(503);
  expect(await fetchStatus(`${url}/healthz`)).toBe(200);
  for (const { path, missing } of templates)
    expect(await fetchStatus(url + path(locale)), path(locale)).toBe(missing ? 404 : 200);
  disk.clear();
  await expectRecovered(url);
  await server.end('SIGKILL');
  expect(readNames(path)).toEqual(['Ana', 'Mar']);
  expect(runBookings(['check', '--db', path]).stdout).toMatch(/: sound$/m);
});

const visitors = Array.from({ length: 40 }, (_, number) => `Visitor ${number}`);

test('a stop stores and answers all posts that wait for the disk', async ({ skip }) => {
  const disk = await startOnFaultyDisk('HOLD_SYNC_WHILE');
  if (!disk) return skip('There is no C compiler here');
  disk.set();
  const answers = ['First', ...visitors].map((name) => post(disk.server.url, name));
  await expect.poll(disk.isHeld).toBe(true);
  const ended = disk.server.end('SIGTERM');
  disk.clear();
  expect(new Set(await Promise.all(answers))).toEqual(new Set([201]));
  expect(await ended).toBe(0);
  expect(readNames(disk.path).sort()).toEqual(['First', ...visitors].sort());
});

test('serves and stores again after more connections than descriptors', async ({ skip }) => {
  const path = databaseIn(temporaryFolder());
  const command = ['sh', '-c', 'ulimit -n 300 || exit 99; exec "$0" src/start.js', process.execPath];
  const server = await startTestServer({ DATABASE_PATH: path }, { command }).catch(() => null);
  if (!server) return skip('This user cannot set limits');
  const { url, pid } = server;
  const sockets = Array.from({ length: 400 }, () =>
    connect(Number(new URL(url).port), '127.0.0.1').on('error', () => {}),
  );
  await Promise.all(sockets.map((socket) => once(socket, 'connect')));
  for (const socket of sockets) socket.write('GET / HTTP/1.1\r\nHost: localhost\r\n');
  await expect.poll(() => readdirSync(`/proc/${pid}/fd`).length).toBeGreaterThan(290);
  for (const socket of sockets) socket.destroy();
  await expectRecovered(url);
  expect(await fetchStatus(url + homePage)).toBe(200);
  await server.end('SIGKILL');
  expect(readNames(path)).toEqual(['Mar']);
});
