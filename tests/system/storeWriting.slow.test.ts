import { beforeEach, describe, expect, test } from 'vitest';
import type { BookingStore } from '../../db/store.ts';
import { newBooking } from '../support/bookings.ts';
import { type TestDatabase, testDatabases } from '../support/testDatabases.ts';

const claiming = { leaseMs: 60_000, longestDelayMs: 3_600_000 };

const inHours = (hours: number): string => new Date(Date.now() + hours * 3_600_000).toISOString();

const databases = testDatabases();

describe.each(databases)('%s', (_name, make) => {
  let database: TestDatabase;
  let store: BookingStore;

  beforeEach(async () => {
    database = await make();
    store = await database.open({ channels: ['mail', 'command'] });
  });

  const insert = async (
    name: string,
    differences: Parameters<typeof newBooking>[0] = {},
  ): Promise<string> => {
    const saved = await store.save(newBooking({ name, ...differences }));
    if (!('id' in saved)) throw new Error(saved.outcome);
    return saved.id;
  };

  test('each notification is claimed by one process only', async () => {
    const ids = [await insert('One'), await insert('Two'), await insert('Three')];
    await insert('Spam', { status: 'spam' });
    const other = await database.open({ channels: ['mail'] });
    const claims = await Promise.all(
      Array.from({ length: 8 }, (_, number) =>
        (number % 2 ? store : other).outbox.claimNext('mail', claiming),
      ),
    );
    const claimed = claims.flatMap((claim) => claim?.bookingId ?? []);
    expect(claimed.toSorted()).toEqual(ids.toSorted());
    expect(await other.outbox.state()).toMatchObject([
      { channel: 'command', waiting: 3, lastError: null },
      { channel: 'mail', waiting: 3, lastError: null },
    ]);
  });

  test('retries a failed notification when it is due', async () => {
    const [first, second] = [await insert('One'), await insert('Two')];
    const { outbox } = store;
    const claim = await outbox.claimNext('mail', claiming);
    if (!claim) throw new Error('Nothing is due');
    expect(claim.bookingId).toBe(first);
    await outbox.markFailed(claim, 'ECONNECTION', 600_000);
    const next = await outbox.claimNext('mail', claiming);
    expect(next).toMatchObject({ bookingId: second, failures: 0 });
    expect(await outbox.claimNext('mail', claiming)).toBeUndefined();
    expect(await outbox.state()).toContainEqual(
      expect.objectContaining({ channel: 'mail', waiting: 2, lastError: 'ECONNECTION' }),
    );
    // The claimed notification is due first, when its lease ends.
    const msUntilDue = async () => Date.parse((await outbox.findNextDueTime('mail')) ?? '') - Date.now();
    expect(await msUntilDue()).toBeLessThanOrEqual(60_000);
    if (next) await outbox.markDelivered(next);
    expect(await msUntilDue()).toBeGreaterThan(500_000);
    await outbox.makeDue('mail');
    const again = await outbox.claimNext('mail', claiming);
    expect(again).toMatchObject({ bookingId: first, failures: 1 });
    if (again) await outbox.releaseClaim(again);
    const last = await outbox.claimNext('mail', claiming);
    expect(last).toEqual(again);
    if (last) await outbox.markDelivered(last);
    expect(await outbox.findNextDueTime('mail')).toBeNull();
    expect(await outbox.state()).toMatchObject([{ channel: 'command', waiting: 2 }]);
  });

  test('reassigns claims of dead processes and claims with wrong times', async () => {
    const id = await insert('Ana');
    const { outbox } = store;
    await outbox.claimNext('mail', claiming);
    for (const [column, time] of [
      ['claimed_until', inHours(-0.01)],
      ['claimed_until', inHours(48)],
      ['next_attempt_at', inHours(48)],
    ] as const) {
      await database.execute('UPDATE outbox SET claimed_until = NULL');
      await database.execute(`UPDATE outbox SET ${column} = ?`, time);
      expect((await outbox.claimNext('mail', claiming))?.bookingId, `${column} ${time}`).toBe(id);
      expect(await outbox.claimNext('mail', claiming)).toBeUndefined();
    }
  });

  test('two purges at once erase thousands of old bookings and no later ones', async () => {
    const id = await insert('Old');
    await insert('New');
    const columns = 'created_at, kind, name, service, locale, statement_version, status';
    const at = '2020-01-01T00:00:00.000Z';
    await database.execute('UPDATE bookings SET created_at = ? WHERE id = ?', at, id);
    // Double the number of rows each time.
    for (let round = 0; round < 11; round += 1) {
      await database.execute(
        `INSERT INTO bookings (id, ${columns}) SELECT id || '${round}', ${columns} FROM bookings WHERE name = 'Old'`,
      );
    }
    const other = await database.open();
    expect(await store.erasure.eraseBefore(at)).toBe(0);
    const after = '2020-01-01T00:00:00.001Z';
    const erased = await Promise.all([store, other].map(({ erasure }) => erasure.eraseBefore(after)));
    expect((erased[0] ?? 0) + (erased[1] ?? 0)).toBe(2048);
    expect(await store.listBookings({}, 9)).toMatchObject([{ name: 'New' }]);
  });

  test('clears the digests of old bookings', async () => {
    const old = await insert('Old', { idempotencyKey: 'old' });
    await insert('New', { idempotencyKey: 'new' });
    await database.execute('UPDATE bookings SET created_at = ? WHERE id = ?', inHours(-30), old);
    await store.erasure.clearDigests(inHours(-24));
    const text =
      'SELECT name FROM bookings WHERE client IS NULL AND content IS NULL AND idempotency_key IS NULL';
    expect(await database.execute(text)).toEqual([{ name: 'Old' }]);
    expect((await store.save(newBooking({ name: 'New' }))).outcome).toBe('repeat');
  });
});
