import { once } from 'node:events';
import { existsSync, rmSync, writeFileSync } from 'node:fs';
import { type IncomingMessage, request } from 'node:http';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { namesIn } from '../support/databases.ts';
import { failingSync } from '../support/failingSync.ts';
import { databaseIn, startTestServer } from '../support/testServer.ts';
import { temporaryFolder } from '../support/testSite.ts';
import { post, statusOf } from '../support/trouble.ts';

const visitors = Array.from({ length: 40 }, (_, number) => `Visitor ${number}`);

/** Posts on a connection of its own; `sent` resolves once the system has all of it. */
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
  call.end(JSON.stringify({ name, service: 'Tantra' }));
  return { sent, status };
};

/** A server on a disk that can be held: what is to be flushed waits until `release`. `null` where there is no compiler. */
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
    hold: () => writeFileSync(flag, ''),
    isHeld: () => existsSync(`${flag}.held`),
    release: () => rmSync(flag),
  };
};

test('while the disk takes its time for a post, pages are answered', async ({ skip }) => {
  const disk = await startOnHeldDisk();
  if (!disk) return skip('There is no C compiler here');
  const { server, path } = disk;
  const order: string[] = [];
  disk.hold();
  const posted = post(server.url, 'Ana').then(({ status }) => order.push(`post ${status}`));
  await expect.poll(disk.isHeld).toBe(true);
  for (const page of ['/es', '/services', '/favicon.ico', '/healthz'])
    order.push(`${page} ${await statusOf(server.url + page)}`);
  disk.release();
  await posted;
  expect(order).toEqual(['/es 200', '/services 200', '/favicon.ico 200', '/healthz 200', 'post 201']);
  expect(namesIn(path)).toEqual(['Ana']);
});

test('a stop while posts wait for the disk stores and answers all of them', async ({ skip }) => {
  const disk = await startOnHeldDisk();
  if (!disk) return skip('There is no C compiler here');
  const { server, path } = disk;
  disk.hold();
  const first = post(server.url, 'First');
  await expect.poll(disk.isHeld).toBe(true);
  const others = visitors.map((name) => send(server.url, name));
  await Promise.all(others.map(({ sent }) => sent));
  const ended = server.end('SIGTERM');
  await expect.poll(() => server.lines.some((line) => line.includes('"stopping"'))).toBe(true);
  disk.release();
  expect((await first).status).toBe(201);
  expect(new Set(await Promise.all(others.map(({ status }) => status)))).toEqual(new Set([201]));
  expect(await ended).toBe(0);
  expect(namesIn(path).sort()).toEqual(['First', ...visitors].sort());
});

test('of posts that were committed together, none is answered before all of them are on the disk', async ({
  skip,
}) => {
  const disk = await startOnHeldDisk();
  if (!disk) return skip('There is no C compiler here');
  const { server, path } = disk;
  disk.hold();
  const first = post(server.url, 'First');
  await expect.poll(disk.isHeld).toBe(true);
  const answered: string[] = [];
  const others = visitors.map((name) =>
    post(server.url, name).then(
      ({ status }) => {
        if (status === 201) answered.push(name);
        // The first answer of the group: all of it is there, whatever becomes of the others' answers.
        void server.end('SIGKILL');
      },
      () => {},
    ),
  );
  await expect.poll(() => statusOf(`${server.url}/healthz`)).toBe(200);
  expect(answered).toEqual([]);
  disk.release();
  await Promise.all([first.catch(() => {}), ...others]);
  await server.end('SIGKILL');
  expect(answered.length).toBeGreaterThan(0);
  expect(namesIn(path)).toEqual(expect.arrayContaining(answered));
});
