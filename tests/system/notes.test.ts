import { beforeEach, expect, test } from 'vitest';
import { masseuses } from '../../content/masseuses.ts';
import { newBooking } from '../support/bookings.ts';
import { openStore } from '../support/databases.ts';
import { runBookings } from '../support/serverProcess.ts';
import { databaseIn } from '../support/testServer.ts';
import { temporaryFolder } from '../support/testSite.ts';

let databasePath: string;

const bookings = (...args: string[]) => runBookings([...args, '--db', databasePath]);

beforeEach(async () => {
  databasePath = databaseIn(temporaryFolder());
  const store = openStore(databasePath);
  const night = { day: '2026-11-27', email: 'ana@example.com', masseuse: masseuses[0].slug };
  for (const [name, time] of Object.entries({ Late: '00:30', Early: '12:00', Clash: '12:30' }))
    await store.save(newBooking({ ...night, name, time }));
  await store.save(newBooking({ ...night, name: 'Open', time: null }));
  await store.save(newBooking({ ...night, name: 'Other', day: '2026-11-28', time: '12:00' }));
  await store.close();
});

const listNames = (...args: string[]): string[] =>
  JSON.parse(bookings(...args, '--format', 'json').stdout).map(({ name }: { name: string }) => name);

const findLate = (): string =>
  JSON.parse(bookings('list', '--search', 'Late', '--format', 'json').stdout)[0].id;

test('day and list --visit show the bookings of one night only, day in the order of the hours', () => {
  // Early comes at 12:00, Clash at 12:30, Late at 00:30, Open at no certain hour. Other comes on the next day.
  expect(listNames('day', '2026-11-27')).toEqual(['Early', 'Clash', 'Late', 'Open']);
  expect(listNames('list', '--visit', '2026-11-27').sort()).toEqual(['Clash', 'Early', 'Late', 'Open']);
});

test('day prints the night, the hour of each booking with its note below, and a count', () => {
  bookings('note', findLate(), 'called');
  const { stdout, stderr } = bookings('day', '2026-11-27');
  expect(stdout).toMatch(
    /^Friday 27 November, \d.*\nHOUR .*\n12:00 .*\n12:30 .*\n00:30 .* Late .*\n +note: called\nno hour /,
  );
  expect(stderr).toContain('Friday 27 November: 4 of 4 requests, 4 new, 0 handled.');
});

test('note stores words as the note of a booking, replaces, removes it, and refuses 501 characters', () => {
  const id = findLate();
  expect(bookings('note', id, '22:30', 'with', 'Alba').stderr).toMatch(/^Noted: Late /);
  expect(bookings('note', id, 'called').stderr).toMatch(/^Replaced the note: 22:30 with Alba\nNoted: Late /);
  expect(bookings('note', id, 'x'.repeat(501)).status).toBe(2);
  const readNote = () => JSON.parse(bookings('show', id, '--format', 'ndjson').stdout).note;
  expect(readNote()).toBe('called');
  expect(bookings('note', id, '').stderr).toMatch(/\nNo note now: Late /);
  expect(readNote()).toBeNull();
});

test('day marks guests who ask for the same masseuse at hours that overlap, whatever their status', () => {
  const [{ id }] = JSON.parse(bookings('list', '--search', 'clash', '--format', 'json').stdout);
  bookings('mark', id, 'handled');
  const { stdout, stderr } = bookings('day', '2026-11-27', '--status', 'new');
  const marks = stdout.match(/!? +(Early|Clash|Late|Open)/g)?.map((text) => text.startsWith('!'));
  expect(marks).toEqual([true, false, false]);
  expect(stderr).toMatch(/^! Two or more guests ask for this masseuse/);
  bookings('mark', id, 'spam');
  expect(bookings('day', '2026-11-27').stdout).not.toContain('!');
});

test('list --search takes several words without quotes', () => {
  expect(listNames('list', '--search', 'EARLY', 'ana')).toEqual(['Early']);
});

test('mark takes the status before the ids, in any case', () => {
  expect(bookings('mark', 'Handled', findLate()).stderr).toMatch(/^Marked as handled: Late /);
});
