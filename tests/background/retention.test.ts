import Database from 'better-sqlite3';
import { pino } from 'pino';
import { expect, onTestFinished, test, vi } from 'vitest';
import { retentionMonths } from '../../content/business.ts';
import { createBookings } from '../../db/bookings.ts';
import { openDatabase } from '../../db/database.ts';
import { createRetention, retentionStart, startRetention } from '../../src/bookings/retention.ts';
import { findInFiles, holdWriteLock, readBytes, runSql } from '../support/databaseFiles.ts';
import { databaseIn, temporaryFolder } from '../support/folders.ts';
import { daysAgo, newBooking, readNames, storeAll } from '../support/storedBookings.ts';

/** Levels of the log. */
const [info, warning, error] = [30, 40, 50];

/** A file with one booking for each name, which came so many days ago. */
const fileWith = (ages: Record<string, number>): string => {
  const path = databaseIn(temporaryFolder());
  const names = Object.keys(ages);
  storeAll(
    path,
    names.map((name) => newBooking({ name, email: `${name}@example.com` })),
  );
  for (const [name, days] of Object.entries(ages))
    runSql(path, 'UPDATE bookings SET created_at = ? WHERE name = ?', daysAgo(days), name);
  return path;
};

/** Opens a file like the site until the test ends, with the log in `lines`. */
const openFile = (path: string, days?: number) => {
  const db = openDatabase(path);
  onTestFinished(() => void db.close());
  const lines: Record<string, unknown>[] = [];
  const log = pino({ base: null, level: 'trace' }, { write: (line: string) => lines.push(JSON.parse(line)) });
  return { options: { db, bookings: createBookings(db), days, log }, lines };
};

/** The id, the fingerprint and the name of a booking. */
const tracesOf = (path: string, name: string): (string | Buffer)[] => {
  const db = new Database(path, { readonly: true });
  const row = db
    .prepare<[string], { id: string; fingerprint: Buffer }>(
      'SELECT id, fingerprint FROM bookings WHERE name = ?',
    )
    .get(name);
  db.close();
  return row ? [row.id, row.fingerprint, name] : [];
};

test('bookings older than the configured days are erased, and younger ones are kept', () => {
  const path = fileWith({ Older: 31, Younger: 29, Newest: 0 });
  createRetention(openFile(path, 30).options)();
  expect(readNames(path)).toEqual(['Younger', 'Newest']);
});

test('no month is too short for the months of the privacy policy', () => {
  const monthOf = (date: Date): number => 12 * date.getUTCFullYear() + date.getUTCMonth();
  for (let day = Date.UTC(2028, 0, 1); day < Date.UTC(2029, 0, 1); day += 86_400_000) {
    const now = new Date(day);
    const start = retentionStart(undefined, now);
    expect(monthOf(now) - monthOf(start), now.toISOString()).toBe(retentionMonths);
  }
});

test('the log has the number of bookings that were erased', () => {
  const { options, lines } = openFile(fileWith({ Oldest: 90, Older: 31, Younger: 29 }), 30);
  createRetention(options)();
  expect(lines).toMatchObject([{ level: info, msg: 'old requests erased', count: 2 }]);
});

test('without configured days, bookings are kept for the months that the owner has set', () => {
  const start = retentionStart(undefined, new Date('2031-07-15T12:00:00Z'));
  const months = (2031 - start.getUTCFullYear()) * 12 + 6 - start.getUTCMonth();
  expect([months, start.toISOString().slice(8)]).toEqual([retentionMonths, '15T12:00:00.000Z']);
});

test('configured days are counted back from now, to the second', () => {
  expect(retentionStart(30, new Date('2031-07-31T12:00:01Z'))).toEqual(new Date('2031-07-01T12:00:01Z'));
});

test('bookings of every status are erased when they are old', () => {
  const path = fileWith({ New: 31, Handled: 31, Robot: 31 });
  runSql(path, `UPDATE bookings SET status = 'handled' WHERE name = 'Handled'`);
  runSql(path, `UPDATE bookings SET status = 'spam' WHERE name = 'Robot'`);
  createRetention(openFile(path, 30).options)();
  expect(readNames(path)).toEqual([]);
});

test('no byte of an erased booking is left in the database or its write-ahead log', () => {
  const path = fileWith({ OldCanary: 31, Younger: 29 });
  const { options } = openFile(path, 30);
  // Only the write-ahead log has the note.
  runSql(path, `UPDATE bookings SET note = 'Old note' WHERE name = 'OldCanary'`);
  const traces = [...tracesOf(path, 'OldCanary'), 'OldCanary@example.com', 'Old note'];
  expect(findInFiles(path, traces)).toEqual(traces);
  createRetention(options)();
  expect(findInFiles(path, traces)).toEqual([]);
  expect(findInFiles(path, ['Younger@example.com'])).toHaveLength(1);
});

test('the file is not written anew if no booking is old', () => {
  const path = fileWith({ Younger: 29 });
  const { options } = openFile(path, 30);
  const readFiles = () => [readBytes(path), readBytes(`${path}-wal`)];
  const before = readFiles();
  createRetention(options)();
  expect(readFiles()).toEqual(before);
});

test('nothing is logged if no booking is old', () => {
  const { options, lines } = openFile(fileWith({ Younger: 29 }), 30);
  createRetention(options)();
  expect(lines).toEqual([]);
});

/** Erases an old booking while another process reads the database, which keeps the bytes of that booking. */
const eraseWhileRead = () => {
  const path = fileWith({ OldCanary: 31, Younger: 29 });
  const { options, lines } = openFile(path, 30);
  const traces = tracesOf(path, 'OldCanary');
  const reader = new Database(path, { readonly: true });
  onTestFinished(() => void reader.close());
  reader.exec('BEGIN');
  reader.prepare('SELECT * FROM bookings').all();
  const eraseOld = createRetention(options);
  eraseOld();
  return { path, lines, traces, eraseOld, endReading: () => reader.exec('COMMIT') };
};

test('the log warns if another process keeps the bytes of an erased booking', () => {
  const { path, lines, traces } = eraseWhileRead();
  expect(findInFiles(path, traces)).not.toEqual([]);
  expect(lines.at(-1)).toMatchObject({
    level: warning,
    msg: 'the database may still have erased requests, because another process uses it',
  });
});

test('the next run removes the bytes that another process kept', () => {
  const { path, traces, eraseOld, endReading } = eraseWhileRead();
  endReading();
  eraseOld();
  expect(findInFiles(path, traces)).toEqual([]);
});

/** Tries to erase an old booking while another process writes to the database. */
const eraseWhileLocked = () => {
  const path = fileWith({ Older: 31, Younger: 29 });
  const { options, lines } = openFile(path, 30);
  const eraseOld = createRetention(options);
  const lock = holdWriteLock(path);
  eraseOld();
  lock.release();
  return { path, lines, eraseOld };
};

test('the log has the reason if old bookings cannot be erased', () => {
  const { lines } = eraseWhileLocked();
  expect(lines).toMatchObject([
    { level: error, msg: 'old requests could not be erased', error: { code: 'SQLITE_BUSY' } },
  ]);
});

test('the next run erases old bookings that could not be erased before', () => {
  const { path, eraseOld } = eraseWhileLocked();
  expect(readNames(path)).toEqual(['Older', 'Younger']);
  eraseOld();
  expect(readNames(path)).toEqual(['Younger']);
});

test('old bookings are erased an hour after the start, and then every hour', () => {
  const path = fileWith({ Older: 31, Younger: 29 });
  const { options } = openFile(path, 30);
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'Date'] });
  onTestFinished(() => void vi.useRealTimers());
  const { stop } = startRetention(options);
  const minuteMs = 60_000;
  vi.advanceTimersByTime(59 * minuteMs);
  expect(readNames(path)).toEqual(['Older', 'Younger']);
  vi.advanceTimersByTime(minuteMs);
  expect(readNames(path)).toEqual(['Younger']);
  runSql(path, 'UPDATE bookings SET created_at = ?', daysAgo(31));
  vi.advanceTimersByTime(60 * minuteMs);
  expect(readNames(path)).toEqual([]);
  stop();
});
