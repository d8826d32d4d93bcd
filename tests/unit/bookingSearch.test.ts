import { expect, test } from 'vitest';
import { createSearch } from '../../src/cli/bookingSearch.ts';
import { storedBooking } from '../support/storedBookings.ts';

/** Whether a search finds a request that has these texts, and no other. */
const isFound = (search: string, texts: Parameters<typeof storedBooking>[0]): boolean =>
  createSearch(search)(storedBooking({ email: null, phone: null, ...texts }));

test.each(['name', 'email', 'phone', 'message', 'note'] as const)(
  'a search finds a word in the field %s',
  (field) => {
    expect(isFound('hotel', { [field]: 'my hotel' })).toBe(true);
  },
);

test.each([
  ['jose', 'José'],
  ['JOSÉ', 'jose'],
  ['nguyen', 'NGUYỄN'],
  ['etre a', 'Être à Barcelone'],
  ['петр', 'Пётр'],
  ['lukasz', 'Łukasz'],
  ["o'neill", 'O’Neill'],
  ['strasse', 'Straße'],
  ['coeur', 'Cœur'],
  ['aero', 'Ærø'],
])('a search for "%s" finds the name "%s" without its accents', (search, name) => {
  expect(isFound(search, { name })).toBe(true);
});

test.each(["'", '’', '‘', 'ʼ', '´', '`', '′'])(
  'a search finds a name, whichever apostrophe is typed: %s',
  (apostrophe) => {
    expect(isFound(`o${apostrophe}neill`, { name: 'O’Neill' })).toBe(true);
  },
);

test('a search finds a name that a visitor typed with an accent for an apostrophe', () => {
  expect(isFound("o'neill", { name: 'O´Neill' })).toBe(true);
});

test('a search finds a request that has each of its words in another field', () => {
  expect(isFound('ana twice arts', { name: 'Ana', message: 'Hotel Arts', note: 'called twice' })).toBe(true);
});

test('a search does not find a request that lacks one of its words', () => {
  expect(isFound('arts eva', { name: 'Ana', note: 'hotel Arts' })).toBe(false);
});

test.each([
  ['612345678', '612 345 678'],
  ['612-34-56-78', '612345678'],
  ['0034612345678', '612.345.678'],
  ['+34 612 345 678', '612 345 678'],
  ['612 345 678', '+34 (612) 345678'],
  ['06 12 34 56 78', '+33 6 12 34 56 78'],
  ['+33 (0)6 12 34 56 78', '06 12 34 56 78'],
  ['345 678', '+34 612-345-678'],
  ['612345678', '612 345 678 / 600 444 556'],
  ['612345678', '612 345 678 after 6 pm'],
])('a search for the number %s finds the number %s', (search, phone) => {
  expect(isFound(search, { phone })).toBe(true);
});

test('a search for a number finds it in a message, however it is written', () => {
  expect(isFound('612345678', { message: 'Call 612.345.678, at 7 please' })).toBe(true);
});

test('a search for three digits does not find the hours of a message', () => {
  expect(isFound('203', { message: '20:30' })).toBe(false);
});

test.each([
  ['another number', '612345678', '612345679'],
  ['a shorter number', '612345678', '345 678'],
  ['a number with its two digits in two groups', '12', '+34 600 111 222'],
])('a search for a number does not find %s', (_name, search, phone) => {
  expect(isFound(search, { phone, message: null })).toBe(false);
});
