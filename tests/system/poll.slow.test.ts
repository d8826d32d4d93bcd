import { beforeEach, describe, expect, test } from 'vitest';
import { createPoll } from '../../db/poll.ts';
import type { BookingStore } from '../../db/store.ts';
import { newBooking } from '../support/bookings.ts';
import { type TestDatabase, testDatabases } from '../support/testDatabases.ts';

const databases = testDatabases();

const columns = 'created_at, kind, name, service, locale, statement_version, status';

describe.each(databases)('poll of %s', (_name, make) => {
  let database: TestDatabase;
  let store: BookingStore;

  beforeEach(async () => {
    database = await make();
    store = await database.open();
  });

  const insert = async (...names: string[]): Promise<void> => {
    for (const name of names) await store.save(newBooking({ name }));
  };

  /** Adds numbered rows. */
  const addMany = async (count: number, prefix: string): Promise<void> => {
    await database.execute(
      `WITH RECURSIVE number (n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM number WHERE n < ${count})
       INSERT INTO bookings (id, ${columns})
       SELECT '${prefix}' || n, created_at, kind, '${prefix}' || n, service, locale, statement_version, status
       FROM number, bookings WHERE name = 'First' ORDER BY n`,
    );
  };

  /** Starts to read; `readNames` resolves with the names of all rows since the last call. */
  const start = async (since?: string) => {
    const look = createPoll(database.openForPoll, since);
    const readNames = async (): Promise<string[]> => (await look()).bookings.map(({ name }) => name);
    return { look, readNames, before: await readNames() };
  };

  test('shows added rows once, in their order, and no earlier ones', async () => {
    await insert('First');
    const { readNames, before } = await start();
    expect([before, await readNames()]).toEqual([[], []]);
    await insert('Ana', 'Eva');
    expect([await readNames(), await readNames()]).toEqual([['Ana', 'Eva'], []]);
    await insert('Zoé');
    expect(await readNames()).toEqual(['Zoé']);
  });

  test('shows the whole booking', async () => {
    const { look } = await start();
    await store.save(newBooking({ name: 'Ana', masseuse: 'alba', message: 'Friday' }));
    expect(await look()).toEqual({
      bookings: await store.listBookings({}, 1),
      isEarlier: false,
      isReplaced: false,
    });
  });

  test('shows earlier rows from a time on first, however many', async () => {
    await insert('First', 'Old');
    await addMany(1200, 'n');
    await database.execute(
      'UPDATE bookings SET created_at = ? WHERE name = ?',
      '2020-01-01T00:00:00.000Z',
      'Old',
    );
    const { before, readNames } = await start('2021-01-01T00:00:00.000Z');
    expect(before).toEqual(['First', ...Array.from({ length: 1200 }, (_, index) => `n${index + 1}`)]);
    await insert('Ana');
    expect(await readNames()).toEqual(['Ana']);
  });

  test('shows each of thousands of rows that are added between two reads', async () => {
    await insert('First');
    const { readNames } = await start();
    await addMany(3000, 'a');
    expect(await readNames()).toEqual(Array.from({ length: 3000 }, (_, index) => `a${index + 1}`));
    await addMany(1, 'b');
    expect(await readNames()).toEqual(['b1']);
  });

  test('shows no row twice after rows were erased, and each later row', async () => {
    await insert('First');
    await addMany(1500, 'a');
    const { readNames } = await start();
    await addMany(3, 'b');
    expect(await readNames()).toEqual(['b1', 'b2', 'b3']);
    await database.execute("DELETE FROM bookings WHERE name IN ('b2', 'b3')");
    await addMany(4, 'c');
    expect(await readNames()).toEqual(['c1', 'c2', 'c3', 'c4']);
    // No row that the poll remembers is left.
    await database.execute("DELETE FROM bookings WHERE name <> 'First' AND length(name) > 3");
    await insert('Ana');
    expect(await readNames()).toEqual(['Ana']);
    await database.execute('DELETE FROM bookings');
    expect(await readNames()).toEqual([]);
    await insert('Eva');
    expect(await readNames()).toEqual(['Eva']);
  });

  test('shows a row that is committed after rows with higher numbers', async () => {
    await insert('First');
    const { readNames } = await start();
    const { rowNumber, close } = await database.openForPoll();
    close();
    const given = rowNumber === 'row' ? 'OVERRIDING SYSTEM VALUE' : '';
    for (const number of [20, 10, 30]) {
      await database.execute(
        `INSERT INTO bookings (${rowNumber}, id, ${columns}) ${given}
         SELECT ${number}, 'n${number}', created_at, kind, 'n${number}', service, locale, statement_version, status
         FROM bookings WHERE name = 'First'`,
      );
      expect(await readNames()).toEqual([`n${number}`]);
    }
  });

  test('after a failed read, the next read returns all new rows', async () => {
    let isFailing = false;
    const look = createPoll(async () => {
      const db = await database.openForPoll();
      const rows: typeof db.rows = (text, values) =>
        isFailing && text.includes('message') ? Promise.reject(new Error('gone')) : db.rows(text, values);
      return { ...db, rows };
    });
    await look();
    await insert('Ana');
    isFailing = true;
    await expect(look()).rejects.toThrow('gone');
    isFailing = false;
    expect((await look()).bookings.map(({ name }) => name)).toEqual(['Ana']);
  });

  test('shows rows with times before earlier rows', async () => {
    await insert('First');
    const { readNames } = await start();
    await insert('Ana');
    await database.execute('UPDATE bookings SET created_at = ?', '2019-01-01T00:00:00.000Z');
    expect(await readNames()).toEqual(['Ana']);
  });
});
