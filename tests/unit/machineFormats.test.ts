import { expect, test } from 'vitest';
import type { Booking } from '../../db/booking.ts';
import { formatForMachines } from '../../src/cli/machineFormats.ts';
import { keptBooking } from '../support/keptBooking.ts';

const write = async (bookings: Booking[], ...rest: [Parameters<typeof formatForMachines>[1], object?]) =>
  (await Array.fromAsync(formatForMachines(bookings, ...rest))).join('');

const booking = keptBooking({ name: '=HYPERLINK("x")', phone: '+34 600 111 222', message: 'one\ntwo' });

/** Scripts of staff rely on these keys; other keys may stand between them. */
const keys =
  'id,createdAt,kind,name,email,phone,service,serviceSlug,masseuse,message,locale,status,handledAt'.split(
    ',',
  );

test('writes the same keys in the same order in JSON, NDJSON and CSV', async () => {
  const json = JSON.parse(await write([booking], 'json'))[0];
  const written = Object.keys(json);
  expect(written.filter((key) => keys.includes(key))).toEqual(keys);
  expect(json).toMatchObject({ id: booking.id, email: null, phone: booking.phone, handledAt: null });
  expect(JSON.parse(await write([booking], 'ndjson'))).toEqual(json);
  expect((await write([booking], 'csv')).split('\n')[0]?.split(',')).toEqual(written);
  expect(written).not.toContain('statementVersion');
});

test('writes an empty list as [] in JSON and as a heading in CSV', async () => {
  expect(await write([], 'json')).toBe('[]\n');
  expect(await write([], 'csv')).toMatch(/^id,createdAt,kind,.*,status,handledAt\n$/);
});

test.each([
  ['=HYPERLINK("x")', `"'=HYPERLINK(""x"")"`],
  ['@x', "'@x"],
  ['-x', "'-x"],
  ['\tx', `"'\tx"`],
  ['\rx', `"'\rx"`],
  ['＝x', "'＝x"],
  ['Ana;=cmd', `"Ana;'=cmd"`],
  ['Ana\n=cmd', `"Ana\n'=cmd"`],
  ['Ana\t=cmd', `"Ana\t'=cmd"`],
  ['Ana, +1', `"Ana,' +1"`],
  // After a split at the semicolon, the quotes open and close a cell.
  ['Ana;"=cmd"', `"Ana;'""=cmd"""`],
  ['\n=cmd', `"\n'=cmd"`],
  ['a=b', 'a=b'],
])('escapes the formula in the cell %j as %s', async (name, cell) => {
  expect(await write([{ ...booking, name }], 'csv')).toContain(`,booking,${cell},`);
});

test.each(['+34 600 111 222', '+34600111222', '600 111 222'])(
  'leaves the plain telephone number %s unchanged',
  async (phone) => {
    expect(await write([{ ...booking, phone }], 'csv')).toContain(`,${phone},`);
  },
);

test.each(['+34-600-111', '+1+1', '+34 600;=cmd'])(
  'escapes %s, which only begins like a telephone number',
  async (phone) => {
    expect(await write([{ ...booking, phone }], 'csv')).toMatch(/,"?'\+/);
  },
);

test('separates CSV cells by semicolons or tabs, and writes raw cells unchanged', async () => {
  expect(await write([booking], 'csv', { separator: ';' })).toMatch(
    /^id;createdAt;[\s\S]*;booking;"'=HYPERLINK\(""x""\)";/,
  );
  expect(await write([booking], 'csv', { separator: '\t' })).toMatch(/^id\tcreatedAt\t/);
  expect(await write([{ ...booking, name: '=1\u202e' }], 'csv', { raw: true })).toContain(',=1\u202e,');
});

test('writes control and bidi characters as codes in CSV and as escapes in JSON', async () => {
  const name = 'a\u202eb\u2066c\u009b31m\u001b[2Jd\u007f';
  expect(await write([{ ...booking, name }], 'csv')).toContain(
    'a\\u{202e}b\\u{2066}c\\u{9b}31m\\u{1b}[2Jd\\u{7f}',
  );
  const json = await write([{ ...booking, name }], 'ndjson');
  expect(json).toContain('"a\\u202eb\\u2066c\\u009b31m\\u001b[2Jd\\u007f"');
  expect(JSON.parse(json).name).toBe(name);
});
