import { expect, test } from 'vitest';
import { createSearch } from '../../src/cli/bookingSearch.ts';
import { storedBooking } from '../support/bookings.ts';

const isFound = (search: string, texts: Parameters<typeof storedBooking>[0]): boolean =>
  createSearch(search)(storedBooking(texts));

test.each([
  ['lukasz', 'Łukasz'],
  ['jose', 'José'],
  ["o'neill", 'O’Neill'],
  ['strasse', 'Straße'],
])('the search %j finds the name %j', (search, name) => {
  expect(isFound(search, { name })).toBe(true);
});

test('a search finds a booking that has all its words, each in whatever text', () => {
  const texts = { name: 'Ana', message: 'Hotel Arts', note: 'called twice' };
  expect(isFound('ana twice arts', texts)).toBe(true);
  expect(isFound('ana thrice', texts)).toBe(false);
});

test.each([
  ['06 12 34 56 78', '+33 6 12 34 56 78'],
  ['+33 (0)6 12 34 56 78', '+33612345678'],
  ['600111222', '+34 600 111 222'],
  ['111 222', '+34 600-111-222'],
])('the search %j finds the number %j', (search, phone) => {
  expect(isFound(search, { phone })).toBe(true);
});

test.each([
  ['600111222', '+34 600 111 223'],
  ['12', '+34 600 111 222'],
])('the search %j does not find the number %j', (search, phone) => {
  expect(isFound(search, { phone, message: null })).toBe(false);
});
