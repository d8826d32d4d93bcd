import { expect, test } from 'vitest';
import type { Booking } from '../../db/booking.ts';
import { readPerson, toE164 } from '../../src/cli/person.ts';
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
])('the person %j and the request %j: sent and mentioned are %j', (text, differences, expected) => {
  const { sent, isMentioned } = readPerson(text);
  const booking = stored(differences);
  expect([sent(booking), isMentioned(booking)]).toEqual(expected);
});

test.each(['', ' ', 'Ana', '@', 'ana@', 'ana@example', '12', '%', 'a b@example.com'])(
  'rejects %j as a person',
  (text) => {
    expect(() => readPerson(text)).toThrow('neither an e-mail address nor a telephone number');
  },
);

test.each([
  ['600 12 34 56', '+34600123456'],
  ['34600123456', '+34600123456'],
  ['+34-600.123.456', '+34600123456'],
  ['(+34) 600-123-456', '+34600123456'],
  ['0034 600 123 456', '+34600123456'],
  ['+33 (0)6 12 34 56 78', '+33612345678'],
  ['+44 7700 900123', '+447700900123'],
  ['٦٠٠١٢٣٤٥٦', '+34600123456'],
  ['\u202a+34\u00a0600 12 34 56\u202c', '+34600123456'],
  ['tel:+34600123456', '+34600123456'],
  ['600 12 34 56 (after 8pm)', '+34600123456'],
  ['WhatsApp: 600123456 / 600123457', '+34600123456'],
  ['2 people, 600123456', '+34600123456'],
])('reads the telephone number in %j as %s', (text, number) => {
  expect(toE164(text)).toBe(number);
});

test.each(['', 'call me', '112', '+34 600', '+999 123 456 789', '600 123', '2026-03-31', 'ana@example.com'])(
  'reads no telephone number in %j',
  (text) => {
    expect(toE164(text)).toBeNull();
  },
);
