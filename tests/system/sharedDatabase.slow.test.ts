import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { connect as connectTo, createServer, type Socket } from 'node:net';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { describe, expect, onTestFinished } from 'vitest';
import { urlOf } from '../../views/urls.ts';
import { execute } from '../support/cluster.ts';
import { fetchStatus } from '../support/faults.ts';
import { postBooking } from '../support/postBooking.ts';
import { otherLocale } from '../support/sample.ts';
import { postgresTest, shareCluster } from '../support/sharedCluster.ts';
import { startTestServer } from '../support/testServer.ts';
import { temporaryFolder } from '../support/testSite.ts';

const homePage = urlOf({ page: 'home' }, otherLocale);

const startOn = (DATABASE_URL: string, variables: Record<string, string> = {}) =>
  startTestServer({ DATABASE_URL, DIGEST_SECRET: 'ab'.repeat(32), ...variables });

const send = (url: string, message: string) => postBooking(url, { message });

/** Sends a request again after each 503, which a busy machine gives when a write takes over two seconds. */
const sendWithRetries = async (url: string, message: string): Promise<string> => {
  const { status, id } = await send(url, message);
  if (status === 503) return sendWithRetries(url, message);
  expect(status, message).toBeOneOf([200, 201]);
  return id;
};

const messagesIn = async (url: string): Promise<string[]> =>
  (await execute<{ message: string }>(url, 'SELECT message FROM bookings ORDER BY row')).map(
    ({ message }) => message,
  );

describe('the site on PostgreSQL', () => {
  const cluster = shareCluster();

  postgresTest(
    'while PostgreSQL is stopped, pages load and bookings get 503; later they are stored',
    async () => {
      const url = await cluster().createDatabase();
      const server = await startOn(url);
      expect((await send(server.url, 'Before')).status).toBe(201);
      await cluster().stop();
      onTestFinished(() =>
        cluster()
          .start()
          .catch(() => {}),
      );
      const refused = await send(server.url, 'Meanwhile');
      expect([refused.status, refused.headers.get('Retry-After')]).toEqual([503, '10']);
      expect(await fetchStatus(`${server.url}/readyz`)).toBe(503);
      for (const path of ['/healthz', homePage]) expect(await fetchStatus(server.url + path)).toBe(200);
      await cluster().start();
      await expect.poll(async () => (await send(server.url, 'After')).status).toBeOneOf([200, 201]);
      await expect.poll(() => fetchStatus(`${server.url}/readyz`)).toBe(200);
      expect(await messagesIn(url)).toEqual(['Before', 'After']);
    },
  );

  /** A network to a cluster that can lose all packets; `url` leads through it. */
  const throughNetwork = async (url: string) => {
    const folder = temporaryFolder();
    const address = new URL(url);
    const target = join(address.searchParams.get('host') ?? '', '.s.PGSQL.5432');
    const sockets = new Set<Socket>();
    const state = { isCut: false };
    const forward = (from: Socket, to: Socket): void => {
      sockets.add(from);
      from.on('data', (bytes) => state.isCut || to.write(bytes));
      from.on('close', () => state.isCut || to.destroy()).on('error', () => {});
    };
    const network = createServer((near) => {
      const far = connectTo(target);
      forward(near, far);
      forward(far, near);
    });
    await new Promise<void>((resolve) => network.listen(join(folder, '.s.PGSQL.5432'), resolve));
    onTestFinished(() => {
      for (const socket of sockets) socket.destroy();
      network.close();
    });
    address.searchParams.set('host', folder);
    return Object.assign(state, { url: address.href });
  };

  postgresTest('bookings get 503 while the network to PostgreSQL is cut, then are stored', async () => {
    const url = await cluster().createDatabase();
    const network = await throughNetwork(url);
    const server = await startOn(network.url);
    expect((await send(server.url, 'Before')).status).toBe(201);
    network.isCut = true;
    const [refused, ready, page] = await Promise.all([
      send(server.url, 'Meanwhile'),
      fetchStatus(`${server.url}/readyz`),
      fetchStatus(server.url + homePage),
    ]);
    expect([refused.status, ready, page]).toEqual([503, 503, 200]);
    network.isCut = false;
    await expect.poll(async () => (await send(server.url, 'After')).status).toBeOneOf([200, 201]);
    expect(await messagesIn(url)).toEqual(['Before', 'After']);
  });

  postgresTest('two servers notify of each booking once, also after one is killed', async () => {
    const url = await cluster().createDatabase();
    const folder = temporaryFolder();
    const notified = join(folder, 'notified');
    const NOTIFY_COMMAND = join(folder, 'notify');
    writeFileSync(NOTIFY_COMMAND, `#!/bin/sh\necho "$1" >> '${notified}'\n`, { mode: 0o755 });
    const start = () => startOn(url, { NOTIFY_COMMAND });
    const [one, other] = await Promise.all([start(), start()]);
    const ids = await Promise.all(
      Array.from({ length: 12 }, (_, number) => sendWithRetries((number % 2 ? one : other).url, `${number}`)),
    );
    const lines = () =>
      existsSync(notified) ? readFileSync(notified, 'utf8').trim().split('\n').toSorted() : [];
    await expect.poll(lines).toEqual(ids.toSorted());
    await one.end('SIGKILL');
    const last = await sendWithRetries(other.url, 'last');
    await expect.poll(lines).toEqual([...ids, last].toSorted());
  });
});

describe('two processes under load', () => {
  // Commits are flushed to the disk, as in production.
  const cluster = shareCluster({ isSafe: true });

  postgresTest('two servers lose no booking and store none twice if one or PostgreSQL crashes', async () => {
    const url = await cluster().createDatabase();
    // The site must not rely on the server's default, which would lose commits in a crash.
    await execute(url, `ALTER DATABASE ${new URL(url).pathname.slice(1)} SET synchronous_commit = off`);
    const start = () => startOn(url, { RATE_LIMIT_MAX: '1000000' });
    const servers = await Promise.all([start(), start()]);
    /** The id of each acknowledged message. */
    const acknowledged = new Map<string, string>();
    const unexpected: number[] = [];
    let isOver = false;

    /** Posts until the message is stored; after a lost answer or a 503, the next process gets the same post. */
    const sendUntilStored = async (message: string, headers: Record<string, string>): Promise<void> => {
      for (let attempt = 0; ; attempt += 1) {
        const server = servers[(acknowledged.size + attempt) % 2];
        const answer = await postBooking(server?.url ?? '', { message }, headers).catch(() => null);
        if (answer?.status === 200 || answer?.status === 201)
          return void acknowledged.set(message, answer.id);
        if (answer && answer.status !== 503) unexpected.push(answer.status);
        await wait(20);
      }
    };
    const visit = async (visitor: number): Promise<void> => {
      for (let number = 0; !isOver; number += 1) {
        const message = `${visitor} ${number}`;
        await sendUntilStored(message, number % 2 === 0 ? { 'Idempotency-Key': `key ${message}` } : {});
      }
    };
    const visits = Promise.all([1, 2, 3, 4, 5, 6, 7, 8].map(visit));
    const waitForMore = () => {
      const before = acknowledged.size;
      return expect.poll(() => acknowledged.size - before).toBeGreaterThan(40);
    };

    await waitForMore();
    await servers[0].end('SIGKILL');
    await waitForMore();
    servers[0] = await start();
    await waitForMore();
    await cluster().stop('crash');
    await cluster().start();
    await waitForMore();
    isOver = true;
    await visits;
    expect(unexpected).toEqual([]);
    const rows = await execute<{ id: string; message: string }>(url, 'SELECT id, message FROM bookings');
    const stored = new Map(rows.map(({ id, message }) => [message, id]));
    expect(rows).toHaveLength(stored.size);
    expect(stored).toEqual(acknowledged);
  });
});
