import { describe, expect, test } from 'vitest';
import type { Booking } from '../../db/booking.ts';
import { formatDetails } from '../../src/cli/formatDetails.ts';
import { formatReceived, formatVisit, formatVisitShort } from '../../src/cli/formatVisit.ts';
import { formatForMachines } from '../../src/cli/machineFormats.ts';
import { createLiveTable, createScreenTable, formatTable } from '../../src/cli/table.ts';
import { cut, escapeForTerminal, measureWidth } from '../../src/cli/terminal.ts';
import { storedBooking } from '../support/bookings.ts';

describe('formatDetails', () => {
  const shown = (differences: Parameters<typeof storedBooking>[0]): string =>
    formatDetails(storedBooking(differences), null);

  test.each([
    ['en', 'Hello Ana García, thank you for your message.', 'English'],
    ['es', 'Hola, Ana García: gracias por tu mensaje.', 'Spanish'],
    ['fr', 'Bonjour Ana García, merci pour votre message.', 'French'],
  ])('links each way to answer, with a greeting in the language %s', (locale, greeting, language) => {
    const text = shown({ name: 'Ana García', phone: '600 11 12 22', email: 'ana+1@example.com', locale });
    const link = (pattern: RegExp) => new URL(pattern.exec(text)?.[1] ?? '');
    expect(text).toContain('phone     +34600111222 (typed: 600 11 12 22)\ncall      tel:+34600111222\n');
    const chat = link(/^WhatsApp {2}(.*)$/m);
    expect([chat.origin, chat.pathname]).toEqual(['https://wa.me', '/34600111222']);
    expect(chat.searchParams.get('text')).toBe(greeting);
    const mail = link(/^write {5}(.*)$/m);
    expect(decodeURIComponent(mail.pathname)).toBe('ana+1@example.com');
    expect(mail.searchParams.get('body')).toBe(greeting);
    expect(text).toContain(`answer in ${language}\n`);
  });

  const friday = '2026-11-27';

  test.each([
    ['en', friday, '21:30', 'You asked for an appointment: Friday 27 November, 21:30.'],
    ['en', friday, '00:30', 'You asked for an appointment: the night of Friday 27 November, 00:30.'],
    ['en', friday, null, 'You asked for an appointment: Friday 27 November.'],
    ['en', null, '00:30', 'You asked for an appointment: 00:30.'],
    ['es', friday, '00:30', 'Nos has pedido cita: noche del viernes 27 de noviembre, 00:30.'],
    [
      'fr',
      friday,
      '21:30',
      'Vous avez demandé un rendez-vous\u00A0: vendredi 27 novembre, 21\u00A0h\u00A030.',
    ],
    ['en', 'x', 'y', 'Hello Ana, thank you for your message.'],
  ])('the greeting in %s names %s %s', (locale, day, time, ending) => {
    const text = shown({ phone: '600111222', locale, day, time });
    const chat = new URL(/^WhatsApp {2}(.*)$/m.exec(text)?.[1] ?? '');
    expect(chat.searchParams.get('text')?.endsWith(ending)).toBe(true);
  });

  test('shows when the visitor would like to come', () => {
    expect(shown({ day: friday, time: '00:30' })).toMatch(/^when {6}Sat 28 Nov 00:30 \(Fri night\)$/m);
    expect(shown({})).toMatch(/^when {6}–$/m);
    expect(shown({ sealed: new Uint8Array() })).not.toMatch(/^when/m);
  });

  test.each(['Bot https://evil.example', 'a\nb', '\u202eAna', 'x'.repeat(61), '<b>'])(
    'does not repeat %j in the greeting, because it is not a name',
    (name) => {
      expect(shown({ name, phone: '600111222' })).toContain(
        '?text=Hello%2C%20thank%20you%20for%20your%20message.\n',
      );
    },
  );

  test('shows a text without a telephone number unchanged and without links', () => {
    const text = shown({ phone: 'ask \u001b[31m my hotel' });
    expect(text).toContain('phone     ask \\u{1b}[31m my hotel (cannot be called: too short)\n');
    expect(text).not.toMatch(/tel:|wa\.me|mailto:/);
    expect(shown({})).toContain('no telephone number and no e-mail address\n');
  });

  test.each([
    ['06 12 34 56 78', 'French', ['+33612345678']],
    ['07700 900123', 'British', ['+447700900123']],
    ['0470 12 34 56', 'French or Belgian', ['+33470123456 (if French)', '+32470123456 (if Belgian)']],
    ['043445566', 'Spanish or Belgian', ['+34043445566 (if Spanish)', '+3243445566 (if Belgian)']],
  ])('reads %s as a %s number without country code', (phone, origin, numbers) => {
    const text = shown({ phone });
    expect(text).toContain(`phone     ${phone} (${origin} number without country code?)\n`);
    expect(text.match(/(?<=tel:).*/g)).toEqual(numbers);
    expect(text.match(/wa\.me/g)).toHaveLength(numbers.length);
  });

  test.each([
    ['60011', 'too short'],
    ['600 11 22 33 44 55', 'too long'],
    ['+999 123456', 'no country has such numbers'],
    ['my hotel', 'no number'],
  ])('says why %s cannot be called: %s', (phone, reason) => {
    const text = shown({ phone });
    expect(text).toContain(`phone     ${phone} (cannot be called: ${reason})\n`);
    expect(text).not.toContain('tel:');
  });

  test('wraps lines at blanks on a terminal, and leaves links whole', () => {
    const booking = storedBooking({
      phone: '600111222',
      service: 'word '.repeat(30),
      message: '愛 amor '.repeat(40),
    });
    const lines = formatDetails(booking, { width: 40, colour: false }).split('\n');
    for (const line of lines.filter((each) => !/^id|https:/.test(each))) {
      expect(measureWidth(line), line).toBeLessThanOrEqual(40);
    }
    expect(
      lines
        .join(' ')
        .match(/\S+/g)
        ?.every((word) => !/^(wo|rd|am|or)$/.test(word)),
    ).toBe(true);
    expect(lines.filter((line) => /^ {10}word/.test(line)).length).toBeGreaterThan(3);
    expect(formatDetails(booking, null)).toContain(`  ${booking.message}`);
  });

  test('encodes the e-mail address, so that it cannot add to its link', () => {
    const text = shown({ email: 'a?bcc=b@example.com' });
    expect(text).toContain('mailto:a%3Fbcc%3Db@example.com?subject=');
  });

  test('keeps line breaks, names the masseuse and accepts lone surrogates', () => {
    const text = shown({
      name: '\ud800',
      phone: '600111222',
      message: 'one\ntwo \u001b[2J',
      masseuse: 'alba',
    });
    expect(text).toContain('\n  one\n  two \\u{1b}[2J\n');
    expect(text).toMatch(/^masseuse {2}alba$/m);
    expect(shown({})).toMatch(/^masseuse {2}–$/m);
  });
});

describe('formatForMachines', () => {
  const write = async (bookings: Booking[], ...rest: [Parameters<typeof formatForMachines>[1], object?]) =>
    (await Array.fromAsync(formatForMachines(bookings, ...rest))).join('');

  const booking = storedBooking({ name: '=HYPERLINK("x")', phone: '+34 600 111 222', message: 'one\ntwo' });

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

  test('writes a file that Excel opens, with numbers as text and times in Madrid', async () => {
    const request = { ...booking, name: 'Zoé', handledAt: '2026-01-01T12:00:00.000Z' };
    const excel = (phone: string | null) => write([{ ...request, phone }], 'excel');
    const lines = (await excel('+34600111222')).split('\n');
    expect(lines[0]).toMatch(/^\uFEFFId;Received \(Madrid\);Kind;Name;.*;Massage;.*;Handled \(Madrid\)$/);
    expect(lines[1]).toContain(';2026-07-16 00:30;booking;Zoé;');
    expect(lines[1]).toContain(';"=""+34600111222""";');
    expect(lines.join('\n')).toMatch(/;2026-01-01 13:00\n$/);
    expect(await excel('06 12 34 56 78')).toContain(';"=""06 12 34 56 78""";');
    expect(await excel('+34 600"&cmd()&"')).toContain(`;"'+34 600""&cmd()&""";`);
    expect(await write([{ ...request, name: '=1' }], 'excel')).toContain(";'=1;");
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
});

test.each([
  ['2026-11-27', '21:30', 'Fri 27 Nov 21:30', '27 Nov 21:30'],
  ['2026-11-27', '01:30', 'Sat 28 Nov 01:30 (Fri night)', '28 Nov 01:30'],
  ['2026-12-31', '00:00', 'Fri 1 Jan 00:00 (Thu night)', '1 Jan 00:00'],
  ['2026-11-27', null, 'Fri 27 Nov', '27 Nov'],
  [null, '00:30', '00:30', '00:30'],
  [null, null, '', ''],
  ['soon', '00:30', 'soon 00:30', 'soon 00:30'],
])('formats the visit %s %s as %s, and briefly as %s', (day, time, text, short) => {
  expect(formatVisit({ day, time })).toBe(text);
  expect(formatVisitShort({ day, time })).toBe(short);
});

describe('table', () => {
  const full = (bookings: Booking[]): string => formatTable(bookings).join('');

  const onScreen = (bookings: Booking[], width: number, colour = false): string[] => {
    const table = createScreenTable(bookings, { width, colour });
    return [table.heading(), ...bookings.map(table.row)].map((line) => line.slice(0, -1));
  };

  const booking = storedBooking({
    phone: '(+34) 600-111-222',
    message: 'one\ntwo \u001b[2J',
    masseuse: 'alba',
  });

  test('formats a status that was entered by hand, and carriage returns', () => {
    const odd = { ...booking, status: 'lost' as Booking['status'], locale: 'x\r', message: 'a\rb' };
    expect(onScreen([odd], 100, true)[1]).toMatch(/ lost +x.*a\\u\{d\}b$/);
    expect(full([odd])).toContain('a\\u{d}b');
  });

  test('formats requests as lines with Madrid time and no control characters', () => {
    const [heading, row, ...rest] = full([booking]).split('\n');
    expect(heading).toMatch(
      /^ID +RECEIVED +STATUS +KIND +LANG +NAME +SERVICE +WITH +REACH +MESSAGE( +[A-Z]+)*$/,
    );
    expect(row).toMatch(/^0b8f5a3e {2}2026-07-16 00:30 {2}new .* Tantra {3}alba {2}/);
    expect(row).toContain('one ⏎ two \\u{1b}[2J');
    expect(rest).toEqual(['']);
    expect(full([])).toBe('');
  });

  test('aligns columns under wide characters', () => {
    const lines = full([storedBooking({ name: '愛子' }), storedBooking({ name: 'Ana' })]).split('\n');
    const column = (line = '', mark: string) => [...line.slice(0, line.indexOf(mark))].length;
    expect(column(lines[2], 'Tantra') - column(lines[1], 'Tantra')).toBe(2);
  });

  test('cuts long cells between graphemes, with an ellipsis', () => {
    expect(cut('x'.repeat(40), 40)).toBe('x'.repeat(40));
    expect(cut('x'.repeat(41), 40)).toBe(`${'x'.repeat(39)}…`);
    expect(cut('愛'.repeat(30), 40)).toBe(`${'愛'.repeat(19)}…`);
    expect(cut('👩‍👩‍👧'.repeat(30), 40)).toBe(`${'👩‍👩‍👧'.repeat(19)}…`);
    expect(cut(`${'x'.repeat(38)}e\u0301e\u0301e\u0301`, 40)).toBe(`${'x'.repeat(38)}e\u0301…`);
    expect(cut('x', 0)).toBe('');
  });

  const many = ['Ana', 'Иван Петров', 'فاطمة', 'می‌خواهم', 'राहुल शर्मा क्‍या समय', '王小明', 'Tom 🇪🇸 👩‍👩‍👧'].map(
    (name) =>
      storedBooking({
        name,
        message: `${name} `.repeat(60),
        phone: '+44 7400 123456',
        service: 'x'.repeat(120),
      }),
  );

  test.each([8, 20, 40, 60, 80, 119, 120, 200])('fits every line into a terminal of %i columns', (width) => {
    for (const line of onScreen(many, width)) expect(measureWidth(line), line).toBeLessThanOrEqual(width);
  });

  test.each([80, 120, 200])('shows the whole number first and the message last at %i columns', (width) => {
    const [heading, row] = onScreen([booking, ...many], width);
    expect(heading).toMatch(/^REACH +ID +RECEIVED .* MESSAGE$/);
    expect(row).toMatch(/^\+34600111222 +0b8f5a3e .*one/);
  });

  test.each([
    [80, ' NAME +SERVICE +WHEN$', ' Ana +Tantra +28 Nov 00:30$'],
    [120, ' SERVICE +WHEN +WITH +MESSAGE$', ' 28 Nov 00:30 +alba +one'],
    [140, ' SERVICE +WHEN +WITH +MESSAGE$', ' Sat 28 Nov 00:30 \\(Fri night\\) +alba +one'],
  ])('shows when visitors would like to come at %i columns', (width, headings, cells) => {
    const visit = { ...booking, email: 'long.address@example.com', day: '2026-11-27', time: '00:30' };
    const [heading, row] = onScreen([visit, ...many], width);
    expect(heading).toMatch(new RegExp(headings));
    expect(row).toMatch(new RegExp(cells));
    expect(full([visit])).toMatch(/ MESSAGE +WHEN\b.*\n.* Sat 28 Nov 00:30 \(Fri night\) *\n$/);
  });

  test('leaves out columns that are constant or empty, and gives their room to the others', () => {
    const constant = { STATUS: 'new', SERVICE: 'tantra-massage', LANG: undefined };
    const table = createScreenTable(many, { width: 80, colour: false }, constant);
    expect(table.heading()).toMatch(/^REACH +ID +RECEIVED +NAME +MESSAGE\n$/);
    expect(many.map(table.row).join('')).toContain(' राहुल शर्मा क्‍या समय ');
    expect(createScreenTable(many, { width: 80, colour: false }).heading()).toMatch(/ STATUS +NAME +SERVICE/);
  });

  test('writes months as words at every width', () => {
    for (const width of [80, 100, 200]) expect(onScreen([booking], width)[1]).toContain(' 16 Jul 00:30 ');
    expect(formatReceived('2026-09-05T22:30:00.000Z')).toBe('6 Sep 00:30');
    expect(formatReceived('not a time')).toBe('not a time');
  });

  test('a table for new requests shows whole messages below them', () => {
    const table = createLiveTable({ width: 60, height: 24, colour: false });
    const message = 'palabra '.repeat(30).trim();
    const [row, ...below] = table.row(storedBooking({ message })).trimEnd().split('\n');
    expect(table.heading()).not.toContain('MESSAGE');
    expect(row).not.toContain('palabra');
    expect(below.map((line) => line.trim()).join(' ')).toBe(message);
    for (const line of below) expect(measureWidth(line)).toBeLessThanOrEqual(60);
  });

  test('shows the typed text, the e-mail address or a dash if there is no number', () => {
    const [, ...rows] = onScreen(
      [
        storedBooking({ phone: 'ask my hotel' }),
        storedBooking({ email: 'ana@example.com' }),
        storedBooking({ phone: null }),
      ],
      80,
    );
    expect(rows.map((row) => row.split('  ')[0])).toEqual(['ask my hotel', 'ana@example.com', '–']);
  });

  test('colours only the heading and the status', () => {
    const rows = (['new', 'spam', 'handled'] as const).map((status) => storedBooking({ status }));
    const [heading, ...lines] = onScreen(rows, 80, true);
    expect(heading?.startsWith('\u001b[2mREACH') && heading.endsWith('\u001b[22m')).toBe(true);
    expect(lines[0]).toContain('  \u001b[32mnew\u001b[39m      Ana');
    expect(lines[1]).toContain('  \u001b[31mspam\u001b[39m     Ana');
    expect(onScreen(rows, 80).join('')).not.toContain('\u001b');
  });

  test('shows characters that reorder or hide text as codes', () => {
    expect(escapeForTerminal('a\u202Eb\u2066c\u200Bd\u009be\ufefff')).toBe(
      'a\\u{202e}b\\u{2066}c\\u{200b}d\\u{9b}e\\u{feff}f',
    );
  });

  test.each(['می‌خواهم', 'क्‍या', '👩‍👩‍👧', '🇪🇸', '🏴\u{e0067}\u{e0062}\u{e0065}\u{e006e}\u{e0067}\u{e007f}'])(
    'leaves %s unchanged',
    (text) => {
      expect(escapeForTerminal(text)).toBe(text);
    },
  );

  test('shows a tab as a space, and tag characters outside a flag as codes', () => {
    expect(escapeForTerminal('a\tb')).toBe('a b');
    expect(escapeForTerminal('a\u{e0067}b')).toBe('a\\u{e0067}b');
  });
});
