import { expect, test } from 'vitest';
import type { Booking } from '../../src/bookings/bookingRecord.ts';
import { readPerson } from '../../src/cli/person.ts';
import { newBooking } from '../support/newBooking.ts';

const stored = (differences: Partial<Booking>): Booking => ({
  ...newBooking(),
  id: '1',
  createdAt: '2026-01-01T00:00:00.000Z',
  handledAt: null,
  sealed: null,
  ...differences,
});

test.each([
  ['ana@example.com', { email: 'Ana@Example.COM' }, [true, true]],
  [' ANA@example.com ', { email: 'ana@example.com' }, [true, true]],
  ['ana@example.com', { email: 'ariana@example.com' }, [false, true]],
  ['ana@example.com', { message: 'Write to ANA@EXAMPLE.COM' }, [false, true]],
  ['ana@example.com', { name: 'ana@example.com' }, [false, true]],
  ['ana@example.com', { email: 'eva@example.com' }, [false, false]],
  ['ñ@例え.jp', { email: 'Ñ@例え.jp' }, [true, true]],
  ['600111222', { phone: '+34 600 111 222' }, [true, true]],
  ['+34 600-11-12-22', { phone: '0034600111222' }, [true, true]],
  ['+34600111222', { phone: '(600) 11 12 22' }, [true, true]],
  ['600111222', { phone: '+44 600111222' }, [false, true]],
  ['600111222', { phone: '611 222 333 / 600 111 222' }, [false, true]],
  ['600111222', { phone: 'ask for 6 0 0 1 1 1 2 2 2' }, [expect.any(Boolean), true]],
  ['600111222', { message: 'Call 600-111-222, please' }, [false, true]],
  ['600111222', { phone: '600 111 223', message: null }, [false, false]],
  ['+44 20 7946 0018', { phone: '0044 20 7946 0018' }, [true, true]],
])('%s and %j: sent and mentioned %j', (text, differences, expected) => {
  const { sent, isMentioned } = readPerson(text);
  const booking = stored(differences);
  expect([sent(booking), isMentioned(booking)]).toEqual(expected);
});

test.each(['', ' ', 'Ana', '@', 'ana@', 'ana@example', '12', '%', 'a b@example.com'])(
  "'%s' is nobody",
  (text) => {
    expect(() => readPerson(text)).toThrow('neither an e-mail address nor a telephone number');
  },
);
