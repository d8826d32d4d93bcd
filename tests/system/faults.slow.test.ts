import { once } from 'node:events';
import { chmodSync, chownSync, existsSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { type IncomingMessage, request } from 'node:http';
import { connect, type Socket } from 'node:net';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { makeDatabase, readNames } from '../support/databases.ts';
import {
  expectOnlyPostsFail,
  expectRecovered,
  failingSync,
  fetchStatus,
  post,
  postUntilRefused,
} from '../support/faults.ts';
import { at } from '../support/routeTable.ts';
import { otherLocale } from '../support/sample.ts';
import { runBookings } from '../support/serverProcess.ts';
import { databaseIn, startTestServer } from '../support/testServer.ts';
import { temporaryFolder } from '../support/testSite.ts';

test('posts fail while the disk fails to sync, and no stored request is lost', async ({ skip }) => {
  const folder = temporaryFolder();
  const library = failingSync(folder);
  if (!library) return skip('There is no C compiler here');
  const path = databaseIn(folder);
  const flag = join(folder, 'disk-fails');
  const { url, end } = await startTestServer({
    DATABASE_PATH: path,
    LD_PRELOAD: library,
    FAIL_SYNC_WHILE: flag,
  });
  expect(await post(url, 'Ana')).toBe(201);
  writeFileSync(flag, '');
  await expectOnlyPostsFail(url);
  rmSync(flag);
  await expectRecovered(url, path);
  expect(await post(url, 'Eva')).toBe(201);
  await end('SIGKILL');
  expect(readNames(path)).toEqual(['Ana', 'Mar', 'Eva']);
  expect(runBookings(['check', '--db', path]).stdout).toMatch(/: sound$/m);
});

/** Starts the server after a shell command that sets a limit. `null` if the shell cannot set the limit. */
const startLimited = (command: string, path: string) =>
  startTestServer(
    { DATABASE_PATH: path, RATE_LIMIT_MAX: '1000000' },
    { command: ['sh', '-c', command, process.execPath] },
  ).catch(() => null);

const openSocket = async (port: number): Promise<Socket> => {
  const socket = connect(port, '127.0.0.1');
  socket.on('error', () => {});
  await once(socket, 'connect');
  return socket;
};

test('serves and stores again after more connections than descriptors', async ({ skip }) => {
  const path = databaseIn(temporaryFolder());
  const command = 'ulimit -n 300 || exit 99; exec "$0" src/start.js';
  const server = await startLimited(command, path);
  if (!server) return skip('This user cannot set limits');
  const { url, child } = server;
  const port = Number(new URL(url).port);
  const sockets = await Promise.all(Array.from({ length: 400 }, () => openSocket(port)));
  for (const socket of sockets) socket.write('GET / HTTP/1.1\r\nHost: localhost\r\n');
  await expect.poll(() => readdirSync(`/proc/${child.pid}/fd`).length).toBeGreaterThan(290);
  for (const socket of sockets) socket.destroy();
  await expect.poll(() => post(url, 'Ana').catch(() => 0)).toBe(201);
  expect(await fetchStatus(url + at('home', otherLocale))).toBe(200);
  expect(await fetchStatus(`${url}/readyz`)).toBe(200);
  expect(child.exitCode).toBe(null);
  child.kill('SIGKILL');
  expect(readNames(path)).toEqual(['Ana']);
});

const visitors = Array.from({ length: 40 }, (_, number) => `Visitor ${number}`);

/** Posts on a new connection; `sent` resolves when the system has the whole request. */
const send = (url: string, name: string) => {
  const call = request(`${url}/api/bookings`, {
    method: 'POST',
    agent: false,
    headers: { 'Content-Type': 'application/json' },
  });
  const sent = once(call, 'finish');
  const status = once(call, 'response').then(([response]: IncomingMessage[]) => {
    response?.resume();
    return response?.statusCode;
  });
  call.end(JSON.stringify({ name, service: 'Some massage' }));
  return { sent, status };
};

/** A server on a disk that can delay syncs until `release`; `null` without a compiler. */
const startOnHeldDisk = async () => {
  const folder = temporaryFolder();
  const library = failingSync(folder);
  if (!library) return null;
  const path = databaseIn(folder);
  const flag = join(folder, 'disk-is-held');
  const server = await startTestServer({ DATABASE_PATH: path, LD_PRELOAD: library, HOLD_SYNC_WHILE: flag });
  return {
    path,
    server,
    /** Posts a request whose sync the disk delays. */
    holdPost: (name: string): Promise<number> => {
      writeFileSync(flag, '');
      return post(server.url, name);
    },
    isHeld: () => existsSync(`${flag}.held`),
    release: () => rmSync(flag),
  };
};

test('stores and answers all posts that wait for the disk during a stop', async ({ skip }) => {
  const disk = await startOnHeldDisk();
  if (!disk) return skip('There is no C compiler here');
  const { server, path } = disk;
  const first = disk.holdPost('First');
  await expect.poll(disk.isHeld).toBe(true);
  const others = visitors.map((name) => send(server.url, name));
  await Promise.all(others.map(({ sent }) => sent));
  const ended = server.end('SIGTERM');
  disk.release();
  expect(await first).toBe(201);
  expect(new Set(await Promise.all(others.map(({ status }) => status)))).toEqual(new Set([201]));
  expect(await ended).toBe(0);
  expect(readNames(path).sort()).toEqual(['First', ...visitors].sort());
});

test('answers the posts of a group only when the whole group is on the disk', async ({ skip }) => {
  const disk = await startOnHeldDisk();
  if (!disk) return skip('There is no C compiler here');
  const { server, path } = disk;
  const first = disk.holdPost('First');
  await expect.poll(disk.isHeld).toBe(true);
  const answered: string[] = [];
  const others = visitors.map((name) => ({ name, ...send(server.url, name) }));
  await Promise.all(others.map(({ sent }) => sent));
  const answers = others.map(({ name, status }) =>
    status.then(
      (found) => {
        if (found === 201) answered.push(name);
        // After the first answer, the whole group must be on the disk.
        void server.end('SIGKILL');
      },
      () => {},
    ),
  );
  disk.release();
  await Promise.all([first.catch(() => {}), ...answers]);
  await server.end('SIGKILL');
  expect(answered.length).toBeGreaterThan(0);
  expect(readNames(path)).toEqual(expect.arrayContaining(answered));
});

test('posts fail at the file size limit, and a restart has all stored requests', async ({ skip }) => {
  const path = databaseIn(temporaryFolder());
  await makeDatabase(path, []);
  // The unit is 512 bytes in dash and 1 KiB in bash, so the limit is about 100 KiB or more.
  const command = `trap '' XFSZ; ulimit -f 200 || exit 99; exec "$0" src/start.js`;
  const server = await startLimited(command, path);
  if (!server) return skip('This user cannot set limits');
  const { url } = server;
  const stored = await postUntilRefused(url);
  await expectOnlyPostsFail(url);
  await server.end('SIGKILL');
  const next = await startTestServer({ DATABASE_PATH: path });
  await expectRecovered(next.url, path);
  expect(readNames(path)).toEqual([...stored, 'Mar']);
});

test('reports a read-only folder at the start, and loses no stored request', async ({ skip }) => {
  const folder = temporaryFolder();
  const path = databaseIn(folder);
  await makeDatabase(path, ['Earlier']);
  const isRoot = process.getuid?.() === 0;
  // Root can write everywhere, so run the server as an unprivileged user.
  const user = isRoot ? { uid: 65_534, gid: 65_534 } : {};
  if (isRoot) for (const file of [folder, path]) chownSync(file, 65_534, 65_534);
  const start = () => startTestServer({ DATABASE_PATH: path }, user);
  const first = await start().catch(() => null);
  if (!first) return skip('An unprivileged user cannot run this checkout');
  expect(await post(first.url, 'Ana')).toBe(201);
  chmodSync(folder, 0o500);
  // The server has the files open: it may store or refuse, but its answer has to be true.
  const status = await post(first.url, 'Eva');
  expect([201, 503]).toContain(status);
  expect(await fetchStatus(`${first.url}/readyz`)).toBe(status === 201 ? 200 : 503);
  expect(await fetchStatus(first.url + at('home', otherLocale))).toBe(200);
  await first.end('SIGKILL');
  chmodSync(folder, 0o700);
  expect(readNames(path)).toEqual(['Earlier', 'Ana', ...(status === 201 ? ['Eva'] : [])]);
  for (const ending of ['-wal', '-shm']) rmSync(path + ending, { force: true });
  chmodSync(folder, 0o500);
  await expect(start()).rejects.toThrow(/exited with 1: The database .* cannot be (opened|used).*\n$/);
  chmodSync(folder, 0o700);
  const third = await start();
  await expectRecovered(third.url, path);
});
