import { appendFileSync, chmodSync, readFileSync, writeFileSync } from 'node:fs';
import { connect as connectTo, createServer, type Socket } from 'node:net';
import { join } from 'node:path';
import { describe, expect, onTestFinished } from 'vitest';
import { allTexts } from '../../views/allTexts.ts';
import { urlOf } from '../../views/urls.ts';
import { execute } from '../support/cluster.ts';
import { fetchStatus } from '../support/faults.ts';
import { load } from '../support/html.ts';
import { browserAccept, postBooking, postForm } from '../support/postBooking.ts';
import { at } from '../support/routeTable.ts';
import { otherLocale } from '../support/sample.ts';
import { postgresTest, shareCluster } from '../support/sharedCluster.ts';
import { startTestServer } from '../support/testServer.ts';
import { temporaryFolder } from '../support/testSite.ts';
import { startBalancedPosts } from '../support/visitors.ts';

const home = urlOf({ page: 'home' }, otherLocale);

describe('processes that share a database', () => {
  const cluster = shareCluster();

  const DIGEST_SECRET = 'ab'.repeat(32);

  const startOn = (DATABASE_URL: string, variables: Record<string, string> = {}) =>
    startTestServer({ DATABASE_URL, DIGEST_SECRET, ...variables });

  const send = (url: string, message: string) => postBooking(url, { message });

  const messagesIn = async (url: string): Promise<string[]> =>
    (await execute<{ message: string }>(url, 'SELECT message FROM bookings ORDER BY row')).map(
      ({ message }) => message,
    );

  postgresTest('answer 503 while the database is stopped, then recover', async () => {
    const url = await cluster().createDatabase();
    const server = await startOn(url);
    expect((await send(server.url, 'Before')).status).toBe(201);
    await cluster().stop();
    onTestFinished(() =>
      cluster()
        .start()
        .catch(() => {}),
    );
    const page = await postForm(
      server.url,
      { name: 'Zoé' },
      { Accept: browserAccept, Referer: server.url + home },
    );
    expect(page.status).toBe(503);
    expect(
      load(await page.text())
        .field(allTexts[otherLocale].form.name)
        .val(),
    ).toBe('Zoé');
    const refused = await send(server.url, 'Meanwhile');
    expect([refused.status, refused.headers.get('Retry-After')]).toEqual([503, '10']);
    expect([await fetchStatus(`${server.url}/readyz`), await fetchStatus(`${server.url}/healthz`)]).toEqual([
      503, 200,
    ]);
    expect(await fetchStatus(`${server.url}${home}`)).toBe(200);
    await cluster().start();
    await expect.poll(async () => (await send(server.url, 'After')).status).toBeOneOf([200, 201]);
    await expect.poll(() => fetchStatus(`${server.url}/readyz`)).toBe(200);
    expect(await messagesIn(url)).toEqual(['Before', 'After']);
    expect(server.lines.join('\n')).not.toMatch(/Meanwhile|Zoé/);
  });

  postgresTest('wait for a table lock, then answer 503 after some seconds', async () => {
    const url = await cluster().createDatabase();
    const server = await startOn(url);
    const { default: pg } = await import('pg');
    const other = new pg.Client({ connectionString: url });
    await other.connect();
    await other.query('BEGIN; LOCK TABLE bookings IN ACCESS EXCLUSIVE MODE');
    expect((await send(server.url, 'Ana')).status).toBe(503);
    const waiting = send(server.url, 'Eva');
    expect(await fetchStatus(server.url + at('home', otherLocale))).toBe(200);
    await other.query('ROLLBACK');
    expect((await waiting).status).toBe(201);
    await other.end();
    expect(await messagesIn(url)).toEqual(['Eva']);
  });

  /** A network to a cluster that can lose all packets; `url` leads through it. */
  const throughNetwork = async (url: string) => {
    const folder = temporaryFolder();
    const address = new URL(url);
    const target = join(address.searchParams.get('host') ?? '', '.s.PGSQL.5432');
    const sockets = new Set<Socket>();
    let isCut = false;
    const network = createServer((near) => {
      const far = connectTo(target);
      for (const [from, to] of [
        [near, far],
        [far, near],
      ] as const) {
        sockets.add(from);
        from.on('data', (bytes) => isCut || to.write(bytes));
        from.on('close', () => isCut || to.destroy()).on('error', () => {});
      }
    });
    await new Promise<void>((resolve) => network.listen(join(folder, '.s.PGSQL.5432'), resolve));
    onTestFinished(() => {
      for (const socket of sockets) socket.destroy();
      network.close();
    });
    address.searchParams.set('host', folder);
    return {
      url: address.href,
      cut: () => {
        isCut = true;
      },
      mend: () => {
        isCut = false;
      },
    };
  };

  postgresTest('answer 503 while the network loses everything, then recover', async () => {
    const url = await cluster().createDatabase();
    const network = await throughNetwork(url);
    const server = await startOn(network.url);
    expect((await send(server.url, 'Before')).status).toBe(201);
    network.cut();
    const [refused, ready, page] = await Promise.all([
      send(server.url, 'Meanwhile'),
      fetchStatus(`${server.url}/readyz`),
      fetchStatus(server.url + at('home', otherLocale)),
    ]);
    expect([refused.status, ready, page]).toEqual([503, 503, 200]);
    network.mend();
    await expect.poll(async () => (await send(server.url, 'After')).status).toBeOneOf([200, 201]);
    expect(await messagesIn(url)).toEqual(['Before', 'After']);
  });

  postgresTest('notify of each request once, also after a kill', async () => {
    const url = await cluster().createDatabase();
    const folder = temporaryFolder();
    const notified = join(folder, 'notified');
    const NOTIFY_COMMAND = join(folder, 'notify');
    writeFileSync(NOTIFY_COMMAND, `#!/bin/sh\necho "$1" >> '${notified}'\n`);
    chmodSync(NOTIFY_COMMAND, 0o755);
    appendFileSync(notified, '');
    const servers = await Promise.all([startOn(url, { NOTIFY_COMMAND }), startOn(url, { NOTIFY_COMMAND })]);
    const ids = await Promise.all(
      Array.from({ length: 12 }, async (_, number) => {
        const { id } = await send(servers[number % 2]?.url ?? '', `${number}`);
        return id;
      }),
    );
    const lines = () => readFileSync(notified, 'utf8').split('\n').filter(Boolean).toSorted();
    await expect.poll(lines).toEqual(ids.toSorted());
    await servers[0]?.end('SIGKILL');
    const last = await send(servers[1]?.url ?? '', 'last');
    await expect.poll(lines).toEqual([...ids, last.id].toSorted());
  });
});

describe('processes under load', () => {
  // Commits are flushed to the disk, as in production.
  const cluster = shareCluster({ isSafe: true });

  postgresTest(
    'lose nothing and store nothing twice after kills and crashes',
    async () => {
      const DATABASE_URL = await cluster().createDatabase();
      // The site must not rely on the server's default, which would lose commits in a crash.
      await execute(
        DATABASE_URL,
        `ALTER DATABASE ${new URL(DATABASE_URL).pathname.slice(1)} SET synchronous_commit = off`,
      );
      const start = () =>
        startTestServer({ DATABASE_URL, DIGEST_SECRET: 'cd'.repeat(32), RATE_LIMIT_MAX: '1000000' });
      const servers = await Promise.all([start(), start()]);
      const { posts, stop } = startBalancedPosts(() => servers);
      const { acknowledged, unexpected } = posts;
      const more = () => {
        const before = acknowledged.size;
        return expect.poll(() => acknowledged.size - before).toBeGreaterThan(40);
      };
      await more();
      for (let round = 0; round < 2; round += 1) {
        await servers[round]?.end('SIGKILL');
        await more();
        servers[round] = await start();
        await more();
        await cluster().stop('crash');
        await cluster().start();
        await more();
      }
      await stop();
      expect(unexpected).toEqual([]);
      const rows = await execute<{ id: string; message: string }>(
        DATABASE_URL,
        'SELECT id, message FROM bookings',
      );
      const stored = new Map(rows.map(({ id, message }) => [message, id]));
      expect(rows).toHaveLength(stored.size);
      expect(stored).toEqual(acknowledged);
    },
    120_000,
  );
});
