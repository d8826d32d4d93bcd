import { describe, expect, test } from 'vitest';
import { formatDayAndMonth } from '../../content/hours.ts';
import { defaultLocale, intlTags, locales } from '../../content/locales.ts';
import { describeVisit, formatVisit, laterUntil } from '../../src/cli/dates.ts';
import { formatDetails } from '../../src/cli/formatDetails.ts';
import { formatForMachines } from '../../src/cli/machineFormats.ts';
import { measureWidth } from '../../src/cli/terminal.ts';
import { allTexts } from '../../views/allTexts.ts';
import { formatTime } from '../../views/format.ts';
import { fill } from '../../views/text.ts';
import { storedBooking } from '../support/bookings.ts';

describe('formatDetails', () => {
  const shown = (differences: Parameters<typeof storedBooking>[0]): string =>
    formatDetails(storedBooking(differences));

  test.each(locales)('the details of a booking link all ways to answer and greet in %s', (locale) => {
    const text = shown({ name: 'Ana García', phone: '600 11 12 22', email: 'ana+1@example.com', locale });
    const greeting = fill(allTexts[locale].staff.greeting, { name: 'Ana García' });
    expect(text).toContain('phone     +34600111222 (typed: 600 11 12 22)\ncall      tel:+34600111222\n');
    expect(text).toMatch(/^WhatsApp {2}https:\/\/wa\.me\/34600111222$/m);
    expect(text).toMatch(/^e-mail {4}ana\+1@example\.com$/m);
    expect(text).toContain(`greeting  ${greeting}\n`);
  });

  const friday = '2026-11-27';

  test.each(locales)('the greeting in %s names the night and the hour of the visit', (locale) => {
    const text = shown({ phone: '600111222', locale, day: friday, time: '00:30' });
    const greeting = /^greeting {2}(.*)$/m.exec(text)?.[1];
    const texts = allTexts[locale];
    expect(greeting).toContain(fill(texts.staff.night, { day: formatDayAndMonth(friday, intlTags[locale]) }));
    expect(greeting).toContain(formatTime('00:30', texts));
  });

  test('the details of a booking show when the visitor would like to come', () => {
    expect(shown({ day: friday, time: '00:30' })).toMatch(/^visit {5}.*\b00:30 after midnight, /);
    expect(shown({})).toMatch(/^visit {5}no day and no hour$/m);
    expect(shown({ kind: 'contact' })).toMatch(/^visit {5}none, a contact message$/m);
    expect(shown({ sealed: new Uint8Array() })).not.toMatch(/^visit/m);
  });

  test.each(['Bot https://evil.example', 'a\nb', '\u202eAna', 'x'.repeat(61), '<b>'])(
    'the greeting to a visitor does not repeat %j, because it is not a name',
    (name) => {
      const greeting = allTexts[defaultLocale].staff.greetingWithoutName;
      expect(shown({ name, phone: '600111222' })).toContain(`greeting  ${greeting}\n`);
    },
  );

  test('a telephone field without a number is shown as typed, escaped and without links', () => {
    const text = shown({ phone: 'ask \u001b[31m my hotel' });
    expect(text).toContain('phone     ask \\u{1b}[31m my hotel (cannot be called)\n');
    expect(text).not.toMatch(/tel:|wa\.me|mailto:/);
    expect(shown({})).toContain('no telephone number and no e-mail address\n');
  });

  test.each([
    ['06 12 34 56 78', 'French', '+33612345678'],
    ['07400 123456', 'British', '+447400123456'],
  ])('the telephone number %s is read as a %s number without country code', (phone, origin, number) => {
    const text = shown({ phone });
    expect(text).toContain(`phone     ${phone} (${origin} number without country code?)\n`);
    expect(text.match(/(?<=tel:).*/g)).toEqual([number]);
    expect(text.match(/wa\.me/g)).toHaveLength(1);
  });

  test.each(['60011', '600 11 22 33 44 55', '+999 123456', 'my hotel'])(
    'the details of a booking say that the telephone number %s cannot be called',
    (phone) => {
      const text = shown({ phone });
      expect(text).toContain(`phone     ${phone} (cannot be called)\n`);
      expect(text).not.toContain('tel:');
    },
  );

  test('the details of a booking wrap lines at spaces to the width of a terminal', () => {
    const booking = storedBooking({
      phone: '600111222',
      service: 'word '.repeat(30),
      message: '愛 amor '.repeat(40),
    });
    const lines = formatDetails(booking, 60).split('\n');
    for (const line of lines) {
      expect(measureWidth(line), line).toBeLessThanOrEqual(60);
    }
    expect(
      lines
        .join(' ')
        .match(/\S+/g)
        ?.every((word) => !/^(wo|rd|am|or)$/.test(word)),
    ).toBe(true);
    expect(lines.filter((line) => /^ {10}word/.test(line)).length).toBeGreaterThan(1);
    expect(formatDetails(booking)).toContain(`│ ${booking.message}`);
  });

  test('every line of a message has a bar before it, so that no message can imitate other lines', () => {
    const message = `one\nname      Eva\n${'x\u00a0'.repeat(60)}\u00a0name\u00a0\u00a0Eva`;
    const lines = formatDetails(storedBooking({ message }), 40).split('\n');
    const first = lines.findIndex((line) => line.startsWith('│'));
    expect(lines.slice(first, -1).every((line) => line.startsWith('│ '))).toBe(true);
    for (const line of lines) expect(measureWidth(line), line).toBeLessThanOrEqual(40);
  });

  test('a long message is cut to the rows of the terminal, and the details say how much is left', () => {
    const booking = storedBooking({ message: 'line\n'.repeat(50), note: 'called' });
    const text = formatDetails(booking, undefined, { maxLines: 20 });
    expect(text.trimEnd().split('\n')).toHaveLength(19);
    expect(text).toMatch(/^note {6}called$/m);
    expect(text).toMatch(/\n… \d+ more lines \(m shows the whole message\)\n$/);
  });

  test('the details of a booking keep line breaks, name the masseuse and accept invalid Unicode', () => {
    const text = shown({
      name: '\ud800',
      phone: '600111222',
      message: 'one\ntwo \u001b[2J',
      masseuse: 'alba',
    });
    expect(text).toContain('\n│ one\n│ two \\u{1b}[2J\n');
    expect(text).toMatch(/^masseuse {2}alba$/m);
    expect(shown({})).toMatch(/^masseuse {2}–$/m);
  });
});

describe('formatForMachines', () => {
  const write = formatForMachines;

  const booking = storedBooking({ name: '=HYPERLINK("x")', phone: '+34 600 111 222', message: 'one\ntwo' });

  /** Scripts of staff rely on these keys; other keys may stand between them. */
  const keys =
    'id,createdAt,kind,name,email,phone,service,serviceSlug,masseuse,message,locale,status,handledAt,note'.split(
      ',',
    );

  test('bookings have the same keys in the same order in JSON, NDJSON and CSV', () => {
    const json = JSON.parse(write([booking], 'json'))[0];
    const written = Object.keys(json);
    expect(written.filter((key) => keys.includes(key))).toEqual(keys);
    expect(json).toMatchObject({ id: booking.id, email: null, phone: booking.phone, handledAt: null });
    expect(JSON.parse(write([booking], 'ndjson'))).toEqual(json);
    expect(write([booking], 'csv').split('\n')[0]?.split(',')).toEqual(written);
    expect(written).not.toContain('statementVersion');
  });

  test('an empty list of bookings is [] in JSON and a heading in CSV', () => {
    expect(write([], 'json')).toBe('[]\n');
    expect(write([], 'csv')).toMatch(/^id,createdAt,kind,.*,status,handledAt,note\n$/);
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
  ])('CSV escapes the formula in %j as %s, so that no spreadsheet runs it', (name, cell) => {
    expect(write([{ ...booking, name }], 'csv')).toContain(`,booking,${cell},`);
  });

  test.each(['+34 600 111 222', '+34600111222', '600 111 222'])(
    'CSV leaves the plain telephone number %s unchanged',
    (phone) => {
      expect(write([{ ...booking, phone }], 'csv')).toContain(`,${phone},`);
    },
  );

  test.each(['+34-600-111', '+1+1', '+34 600;=cmd'])(
    'CSV escapes %s, which only begins like a telephone number',
    (phone) => {
      expect(write([{ ...booking, phone }], 'csv')).toMatch(/,"?'\+/);
    },
  );

  test('CSV with --raw has cells unchanged', () => {
    expect(write([{ ...booking, name: '=1\u202e' }], 'csv', { raw: true })).toContain(',=1\u202e,');
  });

  test('the excel format has telephone numbers as text, times in Madrid and no formulas', () => {
    const handledBooking = { ...booking, name: 'Zoé', handledAt: '2026-01-01T12:00:00.000Z' };
    const excel = (phone: string | null) => write([{ ...handledBooking, phone }], 'excel');
    const lines = excel('+34600111222').split('\n');
    expect(lines[0]).toMatch(
      /^\uFEFFId;Received \(Madrid\);Kind;Name;.*;Massage;.*;Handled \(Madrid\);Note$/,
    );
    expect(lines[1]).toContain(';2026-07-16 00:30;booking;Zoé;');
    expect(lines[1]).toContain(';"=""+34600111222""";');
    expect(lines.join('\n')).toMatch(/;2026-01-01 13:00;\n$/);
    expect(excel('06 12 34 56 78')).toContain(';"=""06 12 34 56 78""";');
    expect(excel('+34 600"&cmd()&"')).toContain(`;"'+34 600""&cmd()&""";`);
    expect(write([{ ...handledBooking, name: '=1' }], 'excel')).toContain(";'=1;");
  });

  test('control and direction characters are codes in CSV and escapes in JSON', () => {
    const name = 'a\u202eb\u2066c\u009b31m\u001b[2Jd\u007f';
    expect(write([{ ...booking, name }], 'csv')).toContain(
      'a\\u{202e}b\\u{2066}c\\u{9b}31m\\u{1b}[2Jd\\u{7f}',
    );
    const json = write([{ ...booking, name }], 'ndjson');
    expect(json).toContain('"a\\u202eb\\u2066c\\u009b31m\\u001b[2Jd\\u007f"');
    expect(JSON.parse(json).name).toBe(name);
  });
});

const evening = new Date('2026-11-25T18:00:00Z');

test.each([
  ['2026-11-27', '21:30', 'Fri 27 · 21:30'],
  ['2026-11-27', '00:30', 'Fri 27 · 00:30'],
  ['2027-02-26', '00:30', 'Fri 26/2 00:30'],
  ['2026-11-27', null, 'Fri 27'],
  [null, '00:30', '00:30'],
  [null, null, ''],
  ['soon', '00:30', 'soon · 00:30'],
])('a list shows the visit on %s at %s as %s', (day, time, text) => {
  expect(formatVisit({ day, time }, evening)).toBe(text);
});

test.each([
  ['2026-11-25', '22:00', 'tonight 22:00, in 3 h'],
  ['2026-11-26', '12:00', 'tomorrow 12:00, in 17 h'],
  ['2026-11-25', '18:30', 'tonight 18:30, 30 min ago'],
  ['2026-11-27', '00:30', 'Friday 27 November 00:30 after midnight, in 2 days'],
  ['2026-11-25', null, 'today, no hour'],
  [null, null, 'no day and no hour'],
])('on 25 November 2026 at 19:00, the details describe the visit %s %s as %s', (day, time, text) => {
  expect(describeVisit({ day, time }, evening)).toBe(text);
});

test.each([
  ['a visit tomorrow, after four hours', '2026-11-26', '22:00', '2026-11-25T22:00:00.000Z'],
  ['a visit in five hours, two hours before it', '2026-11-25', '23:30', '2026-11-25T20:30:00.000Z'],
  ['a visit in an hour, in a quarter of an hour', '2026-11-25', '20:00', '2026-11-25T18:15:00.000Z'],
])('a booking left for later is shown again: %s', (_, day, time, until) => {
  expect(laterUntil({ day, time }, evening).toISOString()).toBe(until);
});
