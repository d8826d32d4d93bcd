import { describe, expect, test } from 'vitest';
import { formatDayAndMonth } from '../../content/hours.ts';
import { defaultLocale, intlTags, locales } from '../../content/locales.ts';
import { laterUntil } from '../../src/bookings/night.ts';
import { describeVisit, formatVisit } from '../../src/cli/dates.ts';
import { formatDetails } from '../../src/cli/formatDetails.ts';
import { formatForMachines } from '../../src/cli/machineFormats.ts';
import { measureWidth } from '../../src/cli/terminal.ts';
import { allTexts } from '../../views/allTexts.ts';
import { formatTime } from '../../views/format.ts';
import { fill } from '../../views/text.ts';
import { storedBooking } from '../support/bookings.ts';

describe('formatDetails', () => {
  const showDetails = (differences: Parameters<typeof storedBooking>[0]): string =>
    formatDetails(storedBooking(differences));

  test.each(locales)('the details of a booking link all ways to answer and greet in %s', (locale) => {
    const visitor = { name: 'Ana García', phone: '600 11 12 22', email: 'ana+1@example.com' };
    const text = showDetails({ ...visitor, locale });
    const greeting = fill(allTexts[locale].staff.greeting, { name: 'Ana García' });
    expect(text).toContain('phone     +34600111222 (typed: 600 11 12 22)\ncall      tel:+34600111222\n');
    expect(text).toMatch(/^WhatsApp {2}https:\/\/wa\.me\/34600111222$/m);
    expect(text).toMatch(/^e-mail {4}ana\+1@example\.com$/m);
    expect(text).toContain(`greeting  ${greeting}\n`);
  });

  test.each(locales)('the greeting in %s names the night and the hour of the visit', (locale) => {
    const day = '2026-11-27';
    const text = showDetails({ phone: '600111222', locale, day, time: '00:30' });
    const greeting = /^greeting {2}(.*)$/m.exec(text)?.[1];
    const texts = allTexts[locale];
    expect(greeting).toContain(fill(texts.staff.night, { day: formatDayAndMonth(day, intlTags[locale]) }));
    expect(greeting).toContain(formatTime('00:30', texts));
  });

  test('the details name the masseuse or a dash, and when the visitor would like to come, unless sealed', () => {
    expect(showDetails({ day: '2026-11-27', time: '00:30' })).toMatch(/^visit {5}.*\b00:30 after midnight, /);
    expect(showDetails({})).toMatch(/^visit {5}no day and no hour$/m);
    expect(showDetails({ kind: 'contact' })).toMatch(/^visit {5}none, a contact message$/m);
    expect(showDetails({ masseuse: 'alba' })).toMatch(/^masseuse {2}alba$/m);
    expect(showDetails({ masseuse: null })).toMatch(/^masseuse {2}–$/m);
    expect(showDetails({ sealed: new Uint8Array() })).not.toMatch(/^visit/m);
  });

  test.each(['Bot https://evil.example', 'a\nb', '\u202eAna', 'x'.repeat(61), '<b>'])(
    'the greeting to a visitor does not repeat %j, because it is not a name',
    (name) => {
      const greeting = allTexts[defaultLocale].staff.greetingWithoutName;
      expect(showDetails({ name, phone: '600111222' })).toContain(`greeting  ${greeting}\n`);
    },
  );

  test('the details say that a text or wrong number cannot be called, or that there is none to call', () => {
    for (const phone of ['60011', '600 11 22 33 44 55', '+999 123456', 'ask \u001b[31m my hotel']) {
      const text = showDetails({ phone });
      expect(text).toContain(`phone     ${phone.replace('\u001b', '\\u{1b}')} (cannot be called)\n`);
      expect(text).not.toMatch(/tel:|wa\.me|mailto:/);
    }
    const withoutContact = showDetails({ phone: null, email: null });
    expect(withoutContact).toContain('no telephone number and no e-mail address\n');
  });

  test.each([
    ['06 12 34 56 78', 'French', '+33612345678'],
    ['07400 123456', 'British', '+447400123456'],
  ])('the telephone number %s is read as a %s number without country code', (phone, origin, number) => {
    const text = showDetails({ phone });
    expect(text).toContain(`phone     ${phone} (${origin} number without country code?)\n`);
    expect(text.match(/(?<=tel:).*/g)).toEqual([number]);
    expect(text.match(/wa\.me/g)).toHaveLength(1);
  });

  test('the details of a booking wrap lines at spaces to the width of a terminal, and not in a file', () => {
    const [words, loves] = [30, 40];
    const booking = storedBooking({ service: 'word '.repeat(words), message: '愛 amor '.repeat(loves) });
    const text = formatDetails(booking, 60);
    for (const line of text.split('\n')) expect(measureWidth(line), line).toBeLessThanOrEqual(60);
    // No word is split, and further lines of the service stand below its first one.
    expect(text.match(/(?<=\s)(word|amor)(?=\s)/g)).toHaveLength(words + loves);
    expect(text).toMatch(/^service {3}word .*\n {10}word /m);
    expect(formatDetails(booking)).toContain(`│ ${booking.message}`);
  });

  test('every line of a message has a bar before it, so that no message can imitate other lines', () => {
    const message = `one\nname      Eva\n${'x\u00a0'.repeat(60)}\u00a0name\u00a0\u00a0Eva`;
    const lines = formatDetails(storedBooking({ message }), 40).split('\n');
    const messageStart = lines.findIndex((line) => line.startsWith('│ one'));
    const messageLines = lines.slice(messageStart, -1);
    expect(messageLines.length).toBeGreaterThan(message.split('\n').length);
    for (const line of messageLines) expect(line).toMatch(/^│ .{0,38}$/);
  });

  test('a long message is cut to the rows of the terminal, and the details say how much is left', () => {
    const booking = storedBooking({ message: Array(50).fill('line').join('\n'), note: 'called' });
    const text = formatDetails(booking, undefined, { maxLines: 20 });
    // The cursor stands on the last line, which is empty.
    expect(text.split('\n')).toHaveLength(20);
    expect(text).toMatch(/^note {6}called$/m);
    const linesLeft = 50 - (text.match(/^│ line$/gm)?.length ?? 0);
    expect(text).toMatch(new RegExp(`\n… ${linesLeft} more lines \\(m shows the whole message\\)\n$`));
  });

  test('the details keep line breaks of a message, and show what cannot be shown as codes', () => {
    const halfOfPair = '\ud800';
    const text = showDetails({ name: halfOfPair, phone: '600111222', message: 'one\ntwo \u001b[2J' });
    expect(text).toContain('\n│ one\n│ two \\u{1b}[2J\n');
    expect(text).toMatch(/^name {6}\\u\{d800\}$/m);
  });
});

describe('formatForMachines', () => {
  const booking = storedBooking({ name: '=HYPERLINK("x")', phone: '+34 600 111 222', message: 'one\ntwo' });

  test('bookings have the keys that scripts rely on, in the same order in JSON, NDJSON and CSV', () => {
    const reliedOn =
      'id,createdAt,kind,name,email,phone,service,serviceSlug,masseuse,message,locale,status,handledAt,note';
    const json = JSON.parse(formatForMachines([booking], 'json'))[0];
    const written = Object.keys(json);
    // Other keys may stand between them.
    expect(written.filter((key) => reliedOn.split(',').includes(key)).join()).toBe(reliedOn);
    expect(json).toMatchObject({ id: booking.id, email: null, phone: booking.phone, handledAt: null });
    expect(JSON.parse(formatForMachines([booking], 'ndjson'))).toEqual(json);
    expect(formatForMachines([booking], 'csv').split('\n')[0]?.split(',')).toEqual(written);
    // The version of the privacy statement is only for the database.
    expect(written).not.toContain('statementVersion');
  });

  test('an empty list of bookings is [] in JSON, and in CSV the line of headings of any list', () => {
    const [headings] = formatForMachines([booking], 'csv').split('\n');
    expect(formatForMachines([], 'json')).toBe('[]\n');
    expect(formatForMachines([], 'csv')).toBe(`${headings}\n`);
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
    expect(formatForMachines([{ ...booking, name }], 'csv')).toContain(`,booking,${cell},`);
  });

  test('CSV leaves plain telephone numbers unchanged, and escapes what only begins like one', () => {
    for (const phone of ['+34 600 111 222', '+34600111222', '600 111 222'])
      expect(formatForMachines([{ ...booking, phone }], 'csv')).toContain(`,${phone},`);
    for (const phone of ['+34-600-111', '+1+1', '+34 600;=cmd'])
      expect(formatForMachines([{ ...booking, phone }], 'csv')).toMatch(/,"?'\+/);
  });

  test('the excel format has telephone numbers as text, times in Madrid and no formulas', () => {
    const times = { createdAt: '2026-07-15T22:30:00.000Z', handledAt: '2026-01-01T12:00:00.000Z' };
    const handledBooking = { ...booking, ...times, name: 'Zoé' };
    const excel = (phone: string | null) => formatForMachines([{ ...handledBooking, phone }], 'excel');
    const lines = excel('+34600111222').split('\n');
    expect(lines[0]).toMatch(
      /^\uFEFFId;Received \(Madrid\);Kind;Name;.*;Massage;.*;Handled \(Madrid\);Note$/,
    );
    expect(lines[1]).toContain(';2026-07-16 00:30;booking;Zoé;');
    expect(lines[1]).toContain(';"=""+34600111222""";');
    expect(lines.join('\n')).toMatch(/;2026-01-01 13:00;\n$/);
    expect(excel('06 12 34 56 78')).toContain(';"=""06 12 34 56 78""";');
    expect(excel('+34 600"&cmd()&"')).toContain(`;"'+34 600""&cmd()&""";`);
    expect(formatForMachines([{ ...handledBooking, name: '=1' }], 'excel')).toContain(";'=1;");
  });

  test('control and direction characters are codes in CSV, unchanged with --raw, and escapes in JSON', () => {
    const formula = { ...booking, name: '=1\u202e' };
    expect(formatForMachines([formula], 'csv', { raw: true })).toContain(',=1\u202e,');
    const name = 'a\u202eb\u2066c\u009b31m\u001b[2Jd\u007f';
    expect(formatForMachines([{ ...booking, name }], 'csv')).toContain(
      'a\\u{202e}b\\u{2066}c\\u{9b}31m\\u{1b}[2Jd\\u{7f}',
    );
    const json = formatForMachines([{ ...booking, name }], 'ndjson');
    expect(json).toContain('"a\\u202eb\\u2066c\\u009b31m\\u001b[2Jd\\u007f"');
    expect(JSON.parse(json).name).toBe(name);
  });
});

const sevenInMadrid = new Date('2026-11-25T18:00:00Z');

test.each([
  ['2026-11-27', '21:30', 'Fri 27 · 21:30'],
  ['2026-11-27', '00:30', 'Fri 27 · 00:30'],
  ['2027-02-26', '00:30', 'Fri 26/2 00:30'],
  ['2026-11-27', null, 'Fri 27'],
  [null, '00:30', '00:30'],
  [null, null, ''],
  ['soon', '00:30', 'soon · 00:30'],
])('on 25 November 2026, a list shows the visit on %s at %s as %j', (day, time, text) => {
  expect(formatVisit({ day, time }, sevenInMadrid)).toBe(text);
});

test.each([
  ['2026-11-25', '22:00', 'tonight 22:00, in 3 h'],
  ['2026-11-26', '12:00', 'tomorrow 12:00, in 17 h'],
  ['2026-11-25', '18:30', 'tonight 18:30, 30 min ago'],
  ['2026-11-27', '00:30', 'Friday 27 November 00:30 after midnight, in 2 days'],
  ['2026-11-25', null, 'today, no hour'],
  [null, null, 'no day and no hour'],
])('on 25 November 2026 at 19:00, the details describe the visit %s %s as %s', (day, time, text) => {
  expect(describeVisit({ day, time }, sevenInMadrid)).toBe(text);
});

test.each([
  ['four hours later, for a visit tomorrow', '2026-11-26', '22:00', '2026-11-25T23:00+01:00'],
  ['two hours before a visit in five hours', '2026-11-25', '23:30', '2026-11-25T21:30+01:00'],
  ['a quarter of an hour later, for a visit in an hour', '2026-11-25', '20:00', '2026-11-25T19:15+01:00'],
])('a booking that is put off at 19:00 in Madrid is shown again %s', (_, day, time, shownAgainAt) => {
  expect(laterUntil({ day, time }, sevenInMadrid)).toEqual(new Date(shownAgainAt));
});
