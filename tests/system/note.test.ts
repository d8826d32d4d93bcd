import { beforeEach, expect, test } from 'vitest';
import { bookingsOn, runBookingsWith } from '../support/cli.ts';
import { databaseIn, temporaryFolder } from '../support/folders.ts';
import { newBooking, storeAll } from '../support/storedBookings.ts';

let databasePath: string;
let bookings: ReturnType<typeof bookingsOn>;
let id: string;

beforeEach(() => {
  databasePath = databaseIn(temporaryFolder());
  bookings = bookingsOn(databasePath);
  id = storeAll(databasePath, [newBooking({ name: 'Ana' })])['Ana'] ?? '';
});

/** The note as `show` prints it; `null` without one. */
const readNote = (): string | null => JSON.parse(bookings('show', id, '--format', 'json').stdout)[0].note;

test('note stores its words as the note of a request', () => {
  bookings('note', id.slice(0, 8), '22:30', 'called');
  expect(readNote()).toBe('22:30 called');
});

test('note stores a text that begins with a hyphen', () => {
  bookings('note', id, '-20 min, called');
  expect(readNote()).toBe('-20 min, called');
});

test('note replaces the former note of a request', () => {
  bookings('note', id, 'called');
  bookings('note', id, 'moved');
  expect(readNote()).toBe('moved');
});

test('note names the note that it replaces, and the request', () => {
  bookings('note', id, 'called');
  expect(bookings('note', id, 'moved').stderr).toBe(
    `Replaced the note: called\nNoted: Ana (${id.slice(0, 8)})\n`,
  );
});

test('note without a text prints the note', () => {
  bookings('note', id, 'called');
  expect(bookings('note', id).stdout).toBe('called\n');
});

test('note with - reads the note from standard input', () => {
  expect(runBookingsWith(databasePath, ['note', id, '-'], { input: 'from a file\n' }).status).toBe(0);
  expect(readNote()).toBe('from a file');
});

test('note with an empty text removes the note', () => {
  bookings('note', id, 'called');
  bookings('note', id, '');
  expect(readNote()).toBeNull();
});

test('a note may have 500 characters', () => {
  expect(bookings('note', id, 'x'.repeat(500)).status).toBe(0);
  expect(readNote()).toBe('x'.repeat(500));
});

test('a note of 501 characters is refused, and the former note stays', () => {
  bookings('note', id, 'called');
  const { status, stderr } = bookings('note', id, 'y'.repeat(501));
  expect(status).toBe(2);
  expect(stderr).toContain('A note has at most 500 characters; this one has 501.');
  expect(readNote()).toBe('called');
});
