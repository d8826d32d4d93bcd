import { expect, test } from 'vitest';
import { createPersonTest } from '../../src/cli/person.ts';
import { storedBooking } from '../support/storedBookings.ts';

const isOfPerson = (person: string, contact: { email?: string; phone?: string }): boolean =>
  createPersonTest([person])(storedBooking({ email: null, phone: null, ...contact }));

test.each([
  ['ana@example.com', 'Ana@Example.COM'],
  ['ANA@EXAMPLE.COM', 'ana@example.com'],
  [' ana@example.com ', 'ana@example.com'],
  ['ana@españa.es', 'ana@xn--espaa-rta.es'],
  ['ana@xn--espaa-rta.es', 'ana@españa.es'],
  ['Ana@ESPAÑA.es', 'ana@españa.es'],
])('%j means the visitor with the address %j', (person, email) => {
  expect(isOfPerson(person, { email })).toBe(true);
});

test.each([
  ['ana@españa.es', 'ana@espana.es'],
  ['ana@espana.es', 'ana@españa.es'],
  ['josé@example.com', 'jose@example.com'],
  ['ana@example.com', 'mariana@example.com'],
  ['ana@example.com', 'ana@example.com.es'],
  ['ana@example.com', 'ana+2@example.com'],
])('%j does not mean the visitor with the address %j', (person, email) => {
  expect(isOfPerson(person, { email })).toBe(false);
});

test.each([
  ['600111222', '+34 600 111 222'],
  ['+34 600-11-12-22', '600.111.222'],
  ['0034600111222', '600 111 222'],
  ['34 600 111 222', '+34600111222'],
  ['+49 171/7654321', '0049 (171) 7654321'],
  ['0044 20 7946 0018', '+44 20 7946 0018'],
  ['+33 6 12 34 56 78', '33612345678'],
  ['06 12 34 56 78', '0612345678'],
])('%j means the visitor with the number %j', (person, phone) => {
  expect(isOfPerson(person, { phone })).toBe(true);
});

test.each([
  ['+49 171/7654321', '+49 171'],
  ['+49 171/7654321', '+49 171 76543219'],
  ['600111222', '600111223'],
  ['7700900123', '+44 7700 900123'],
  ['600111222', '+44 600111222'],
  ['600111222', '600 111 222 / 611 222 333'],
  ['+33 6 12 34 56 78', '06 12 34 56 78'],
])('%j does not mean the visitor with the number %j', (person, phone) => {
  expect(isOfPerson(person, { phone })).toBe(false);
});

test('a message that mentions an address or a number is not from that person', () => {
  const mention = storedBooking({ email: null, phone: null, message: 'ana@example.com, 600111222' });
  expect(createPersonTest(['ana@example.com'])(mention)).toBe(false);
  expect(createPersonTest(['600111222'])(mention)).toBe(false);
});

test.each(['', 'Ana', '112'])(
  '%j is refused as a person: it is no e-mail address and no number',
  (person) => {
    expect(() => createPersonTest([person])).toThrow('is no e-mail address and no telephone number');
  },
);
