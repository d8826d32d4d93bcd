import { execFile } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { promisify } from 'node:util';
import { pino } from 'pino';
import { expect, onTestFinished, test } from 'vitest';
import { bookingStatuses, createBookings } from '../../db/bookings.ts';
import { openDatabase, openExistingDatabase } from '../../db/database.ts';
import { createRetention } from '../../src/bookings/retention.ts';
import { findInFiles, runSql } from '../support/databaseFiles.ts';
import { databaseIn, root, temporaryFolder } from '../support/folders.ts';
import { postToServer } from '../support/sendBooking.ts';
import { startTestServer } from '../support/serverProcess.ts';
import { daysAgo, newBooking, readBookings } from '../support/storedBookings.ts';

/** Makes a database with bookings that are marked and noted several times, and returns all of them. */
const makeBusyDatabase = (path: string, count: number) => {
  const db = openDatabase(path);
  const bookings = createBookings(db);
  for (let number = 0; number < count; number += 1) {
    const name = `Visitor ${randomUUID()}`;
    bookings.save(newBooking({ name, email: `${name}@example.com`, message: `${name} writes` }));
  }
  const all = readBookings(path);
  for (let change = 0; change < 3 * count; change += 1) {
    const { id, name } = all[(change * 7) % count] ?? { id: '', name: '' };
    if (change % 2 === 0) bookings.mark(id, bookingStatuses[change % 3] ?? 'new');
    else bookings.setNote(id, `${name} called ${'again '.repeat(change % 50)}`);
  }
  db.close();
  return all;
};

/** Posts one booking after the other until `stop`, which resolves with the ids of the stored ones. */
const keepPosting = (url: string) => {
  const ids: string[] = [];
  let isOver = false;
  const post = async (): Promise<void> => {
    while (!isOver) {
      const { status, id } = await postToServer(url, { message: randomUUID() });
      // While the file is written anew, a booking may get 503, and the browser sends it again.
      if (status === 201) ids.push(id);
    }
  };
  const posting = post();
  return {
    stored: () => ids.length,
    stop: async (): Promise<string[]> => {
      isOver = true;
      await posting;
      return ids;
    },
  };
};

/** Erases with the command of the staff. */
const eraseByCommand = async (path: string, ids: readonly string[]): Promise<void> => {
  const { stderr } = await promisify(execFile)(
    process.execPath,
    ['src/bookings.js', 'erase', ...ids, '--yes'],
    { cwd: root, env: { PATH: process.env['PATH'], DATABASE_PATH: path } },
  );
  expect(stderr).toBe('');
};

/** Erases as the site does every hour, after the bookings have become too old. */
const eraseByAge = async (path: string, ids: readonly string[]): Promise<void> => {
  for (const id of ids) runSql(path, 'UPDATE bookings SET created_at = ? WHERE id = ?', daysAgo(31), id);
  const lines: string[] = [];
  const log = pino({ base: null }, { write: (line: string) => lines.push(line) });
  const db = openExistingDatabase(path);
  onTestFinished(() => void db.close());
  createRetention({ db, bookings: createBookings(db), days: 30, log })();
  expect(lines.map((line) => JSON.parse(line))).toMatchObject([{ count: ids.length }]);
};

/**
 * Erases 60 of 400 bookings while the site stores others. Returns the bookings, and the ids of those stored
 * meanwhile.
 */
const eraseWhilePosting = async (erase: typeof eraseByCommand) => {
  const path = databaseIn(temporaryFolder());
  const all = makeBusyDatabase(path, 400);
  const erased = all.filter((_, index) => index % 6 === 0).slice(0, 60);
  const traces = erased.flatMap(({ id, name, fingerprint }) => [
    Buffer.from(id),
    Buffer.from(name),
    fingerprint,
  ]);
  expect(findInFiles(path, traces)).toEqual(traces);
  const { url } = await startTestServer({ DATABASE_PATH: path, RATE_LIMIT_MAX: '1000000' });
  const posts = keepPosting(url);
  await expect.poll(posts.stored).toBeGreaterThan(20);
  await erase(
    path,
    erased.map(({ id }) => id),
  );
  const storedBefore = posts.stored();
  await expect.poll(posts.stored).toBeGreaterThan(storedBefore + 20);
  const storedMeanwhile = await posts.stop();
  const others = all.filter((row) => !erased.includes(row)).map(({ id }) => id);
  return { path, traces, others, storedMeanwhile };
};

const ways = [
  ['bookings erase', eraseByCommand],
  ['the retention', eraseByAge],
] as const;

test.each(ways)('%s leaves no byte of erased bookings while the site stores others', async (_name, erase) => {
  const { path, traces } = await eraseWhilePosting(erase);
  expect(findInFiles(path, traces)).toEqual([]);
});

test.each(ways)('%s keeps all other bookings while the site stores some', async (_name, erase) => {
  const { path, others, storedMeanwhile } = await eraseWhilePosting(erase);
  const kept = readBookings(path).map(({ id }) => id);
  expect(kept.sort()).toEqual([...others, ...storedMeanwhile].sort());
});
