import { expect, test } from 'vitest';
import { createSearch } from '../../src/cli/bookingSearch.ts';
import { storedBooking } from '../support/bookings.ts';

const isFound = (search: string, differences: Parameters<typeof storedBooking>[0]): boolean =>
  createSearch(search)(storedBooking({ email: null, phone: null, ...differences }));

test.each(['name', 'email', 'phone', 'message', 'note'] as const)('a search reads the field %s', (field) => {
  expect(isFound('hotel', { [field]: 'my hotel' })).toBe(true);
});

test.each([
  ['jose', 'José'],
  ['JOSÉ', 'jose'],
  ['nguyen', 'NGUYỄN'],
  ['etre a', 'Être à Barcelone'],
  ['петр', 'Пётр'],
])('a search for %j finds %j, because case and accents do not count', (search, name) => {
  expect(isFound(search, { name })).toBe(true);
});

test('a search finds a request only if all its words are in it, in any of its fields', () => {
  const booking = { name: 'Ana', note: 'hotel Arts' };
  expect(isFound('arts ana', booking)).toBe(true);
  expect(isFound('arts eva', booking)).toBe(false);
});

test.each([
  ['612345678', '612 345 678'],
  ['612-34-56-78', '612345678'],
  ['+34 612 345 678', '612 345 678'],
  ['0034612345678', '612.345.678'],
  ['612 345 678', '+34 (612) 345678'],
  ['2345', '612 345 678'],
  ['+33 6 12 34 56 78', '06 12 34 56 78'],
  ['06 12 34 56 78', '+33612345678'],
])('a search for the number %j finds %j', (search, phone) => {
  expect(isFound(search, { phone })).toBe(true);
});

test.each([
  ['612345678', '612345679'],
  ['612345678', '345 678'],
])('a search for the number %j does not find %j', (search, phone) => {
  expect(isFound(search, { phone })).toBe(false);
});
