import { mkdirSync, readdirSync, utimesSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { expect, test } from 'vitest';
import {
  backupPath,
  expiredBackups,
  listBackups,
  newestOf,
  removeAbandoned,
} from '../../src/maintenance/backups.ts';
import { temporaryFolder } from '../support/testSite.ts';

const now = Date.parse('2026-07-31T22:05:00Z');
const hour = 3_600_000;
const database = '/somewhere/bookings.sqlite';

test('finds backups by database and time in their names, newest first', async () => {
  const folder = temporaryFolder();
  expect(backupPath(folder, database, new Date(now))).toBe(join(folder, 'bookings-20260731T220500Z.sqlite'));
  for (const name of [
    'bookings-20260731T220500Z.sqlite',
    'bookings-20260801T000000Z.sqlite',
    'bookings-20260731T220500Z.sqlite.partial-0123abcd',
    'bookings-20260731T220500Z.sqlite.gz',
    'bookings-20269999T220500Z.sqlite',
    'bookings-mine.sqlite',
    'staging-20260731T220500Z.sqlite',
  ]) {
    writeFileSync(join(folder, name), '');
  }
  mkdirSync(join(folder, 'bookings-20260701T220500Z.sqlite'));
  expect(await listBackups(folder, database)).toEqual([
    { file: join(folder, 'bookings-20260801T000000Z.sqlite'), madeAt: Date.parse('2026-08-01T00:00:00Z') },
    { file: join(folder, 'bookings-20260731T220500Z.sqlite'), madeAt: now },
  ]);
});

/** Backups from so many hours ago. */
const madeAgo = (...hours: number[]) => hours.map((ago) => ({ file: `${ago}`, madeAt: now - ago * hour }));

test.each([
  ['as many as are kept', [0, 24, 48], 3, []],
  ['more than are kept', [0, 24, 48, 71, 72], 3, ['71', '72']],
  ['one older than three intervals', [0, 24, 73], 3, ['73']],
  ['the last of all, however old', [1000], 3, []],
  ['old ones after a pause, or a jump of the clock', [0, 800, 824], 3, []],
  ['too many after a pause', [0, 800, 824, 848], 3, ['848']],
  ['one of the future, which counts', [-9000, 0, 24, 48], 3, ['48']],
])('%s: of the ages %j in hours, deletes the right ones', (_, hours, keep, gone) => {
  const copies = madeAgo(...hours);
  expect(expiredBackups(copies, { everyMs: 24 * hour, keep }, now).map(({ file }) => file)).toEqual(gone);
});

test('a backup from the future does not delay the next one', () => {
  expect(newestOf(madeAgo(-9000, 5, 6), now)).toBe(now - 5 * hour);
  expect(newestOf(madeAgo(-9000), now)).toBe(Number.NEGATIVE_INFINITY);
});

test('removes unfinished backups of killed processes after an hour', async () => {
  const folder = temporaryFolder();
  const young = 'bookings-20260731T220500Z.sqlite.partial-00000001';
  const old = 'bookings-20260730T220500Z.sqlite.partial-00000002';
  const others = ['bookings-20260730T220500Z.sqlite', 'mine.sqlite.partial-00000003'];
  for (const name of [young, old, `${old}-journal`, ...others]) {
    writeFileSync(join(folder, name), '');
    const time = new Date(name === young ? now : now - 2 * hour);
    utimesSync(join(folder, name), time, time);
  }
  await removeAbandoned(folder, database, now);
  expect(readdirSync(folder).sort()).toEqual([young, ...others].map((name) => basename(name)).sort());
});
