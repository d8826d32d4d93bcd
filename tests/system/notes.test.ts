import { beforeEach, expect, test } from 'vitest';
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
  const night = { day: '2026-11-27', email: 'ana@example.com' };
  await store.save(newBooking({ ...night, name: 'Late', time: '00:30' }));
  await store.save(newBooking({ ...night, name: 'Early', time: '12:00' }));
  await store.save(newBooking({ ...night, name: 'Open', time: null }));
  await store.save(newBooking({ ...night, name: 'Other', day: '2026-11-28', time: '12:00' }));
  await store.close();
});

const listNames = (...args: string[]): string[] =>
  JSON.parse(bookings(...args, '--format', 'json').stdout).map(({ name }: { name: string }) => name);

test('day lists a night by the hour of the visit with its notes; note sets, replaces and removes one', () => {
  // Early comes at 12:00, Late at 00:30, Open at no certain hour. Other comes on the next day.
  expect(listNames('day', '2026-11-27')).toEqual(['Early', 'Late', 'Open']);
  expect(listNames('list', '--visit', '2026-11-27').sort()).toEqual(['Early', 'Late', 'Open']);
  const [{ id }] = JSON.parse(bookings('list', '--search', 'Late', '--format', 'json').stdout);
  expect(bookings('note', id, '22:30', 'with', 'Alba').stderr).toMatch(/^Noted: Late /);
  expect(bookings('note', id, 'called').stderr).toMatch(/^Replaced the note: 22:30 with Alba\nNoted: Late /);
  const { stdout, stderr } = bookings('day', '2026-11-27');
  expect(stdout).toMatch(
    /^Friday 27 November, \d.*\nHOUR .*\n12:00 .*\n00:30 .* Late .*\n +called\nno hour /,
  );
  expect(stderr).toContain('3 of 3 requests, 3 new, 0 handled.');
  expect(bookings('show', id).stdout).toMatch(/^note {6}called$/m);
  expect(JSON.parse(bookings('export', '--person', 'ana@example.com').stdout)).toContainEqual(
    expect.objectContaining({ name: 'Late', note: 'called' }),
  );
  expect(bookings('note', id, '').stderr).toMatch(/\nNo note now: Late /);
  const overLimit = 'x'.repeat(500 + 1);
  expect(bookings('note', id, overLimit).status).toBe(2);
});

test('list --search needs no quotes, list --service names all massages, mark takes the status first', () => {
  const [{ id }] = JSON.parse(bookings('list', '--search', 'EARLY', 'ana', '--format', 'json').stdout);
  expect(bookings('mark', 'Handled', id).stderr).toMatch(/^Marked as handled: Early /);
  expect(bookings('list', '--service', 'tatra').stderr).toMatch(
    /No massage is called 'tatra'\. The massages: /,
  );
});
