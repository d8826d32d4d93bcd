import { expect } from 'vitest';
import { startVisitors } from '../support/balancedVisitors.ts';
import { execute } from '../support/cluster.ts';
import { postgresTest, shareCluster } from '../support/postgres.ts';
import { startTestServer } from '../support/testServer.ts';

// Commits are flushed to the disk, as on a site.
const cluster = shareCluster({ isSafe: true });

postgresTest(
  'two processes under load, one killed, the database crashed: nothing is lost, nothing is there twice',
  async () => {
    const DATABASE_URL = await cluster().createDatabase();
    // A commit that is not flushed would be gone after a crash: the site does not leave that to the server.
    await execute(
      DATABASE_URL,
      `ALTER DATABASE ${new URL(DATABASE_URL).pathname.slice(1)} SET synchronous_commit = off`,
    );
    const start = () =>
      startTestServer({ DATABASE_URL, DIGEST_SECRET: 'cd'.repeat(32), RATE_LIMIT_MAX: '1000000' });
    const servers = await Promise.all([start(), start()]);
    const { visits, stop } = startVisitors(() => servers);
    const { acknowledged, unexpected } = visits;
    const more = () => {
      const before = acknowledged.size;
      return expect.poll(() => acknowledged.size - before, { timeout: 30_000 }).toBeGreaterThan(40);
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
