import fc from 'fast-check';
import { describe, expect, onTestFinished, test } from 'vitest';
import { locales } from '../../content/locales.ts';
import { masseuses } from '../../content/masseuses.ts';
import { measureWidth } from '../../src/cli/terminal.ts';
import { hasTerminal, onTerminal } from '../support/cli.ts';
import { type HostileRow, hostileForm, hostileJson, hostileRows, putRows } from '../support/hostile.ts';
import { browserAccept } from '../support/postBooking.ts';
import { serve } from '../support/serve.ts';
import { runBookings } from '../support/serverProcess.ts';
import { databaseIn } from '../support/testServer.ts';
import { createTestSite, temporaryFolder } from '../support/testSite.ts';

/** The cells of CSV records according to RFC 4180. */
const parseCsv = (csv: string, separator: string): string[][] => {
  const records: string[][] = [[]];
  const cell = new RegExp(`(?:"((?:[^"]|"")*)"|([^"${separator}\\n]*))(${separator}|\\n)`, 'gy');
  for (const [, quoted, plain = '', end] of csv.matchAll(cell)) {
    records.at(-1)?.push(quoted?.replaceAll('""', '"') ?? plain);
    if (end === '\n') records.push([]);
  }
  return records.slice(0, -1);
};

/** How long to try bodies of each content type. */
const timeLimitMs = 2500;

/** A text as the site must store it: NFC, trimmed, with `\n` as the only control character. */
const storedText = (value: unknown): string | null => {
  const characters = [
    ...String(value ?? '')
      .toWellFormed()
      .replaceAll('\r\n', '\n')
      .replaceAll('\r', '\n'),
  ];
  const isControl = (code: number) => code < 32 || (code >= 127 && code < 160);
  const text = characters.filter((each) => each === '\n' || !isControl(each.codePointAt(0) ?? 0)).join('');
  return text.normalize('NFC').trim() || null;
};

const fields = ['name', 'email', 'phone', 'service', 'message'] as const;

type Sent = Record<string, unknown>;

const isContact = (sent: Sent) => storedText(sent['service']) === 'Contact';

const expectedOf = (sent: Sent) => ({
  ...Object.fromEntries(fields.map((field) => [field, storedText(sent[field])])),
  kind: isContact(sent) ? 'contact' : 'booking',
  day: isContact(sent) ? null : storedText(sent['day']),
  time: isContact(sent) ? null : storedText(sent['time']),
  masseuse: masseuses.find(({ slug }) => slug === sent['masseuse'])?.slug ?? null,
  locale: locales.find((locale) => locale === sent['locale']) ?? 'en',
});

const bodies = {
  'application/json': { arbitrary: hostileJson, parse: (text: string): Sent => JSON.parse(text) },
  'application/x-www-form-urlencoded': {
    arbitrary: hostileForm,
    parse: (text: string): Sent => Object.fromEntries(new URLSearchParams(text)),
  },
} as const;

const bidiControls = /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/u;

const list = (path: string, ...args: string[]): string => {
  const { status, stdout } = runBookings(['list', '--limit', '999999', ...args, '--db', path]);
  expect(status).toBe(0);
  return stdout;
};

test.each(Object.entries(bodies))(
  'never fails for hostile %s, and stores valid texts exactly',
  async (type, { arbitrary, parse }) => {
    const { app, databasePath, logged } = createTestSite({ variables: { RATE_LIMIT_MAX: '1000000' } });
    const { origin, close } = await serve(app);
    onTestFinished(close);
    const stored = new Map<string, ReturnType<typeof expectedOf>>();
    const post = async (body: string, headers: Record<string, string> = {}) =>
      fetch(`${origin}/api/bookings`, {
        method: 'POST',
        redirect: 'manual',
        body,
        headers: { 'Content-Type': type, ...headers },
      });

    const send = async (body: string, page: number): Promise<void> => {
      const response = await post(body, page === 0 ? { Accept: browserAccept } : {});
      const answer = await response.text();
      expect([200, 201, 303, 400, 413, 422], answer).toContain(response.status);
      if (response.status === 201) stored.set(JSON.parse(answer).id, expectedOf(parse(body)));
    };
    // On a slow machine, store at least one request.
    await send(
      type === 'application/json'
        ? '{"name":"Ana","service":"Some massage"}'
        : 'name=Ana&service=Some+massage',
      1,
    );
    await fc.assert(fc.asyncProperty(arbitrary, fc.nat(5), send), {
      numRuns: 2000,
      interruptAfterTimeLimit: timeLimitMs,
      markInterruptAsFailure: false,
    });
    expect(stored.size).toBeGreaterThan(0);
    expect(logged.filter((line) => JSON.parse(line).level >= 50)).toEqual([]);

    const rows: (Sent & { id: string })[] = ['new', 'spam'].flatMap((status) =>
      JSON.parse(list(databasePath, '--format', 'json', '--status', status)),
    );
    const byId = new Map(rows.map((row) => [row.id, row]));
    for (const [id, expected] of stored) expect(byId.get(id)).toMatchObject(expected);

    const table = list(databasePath);
    expect(/[^\P{Cc}\n]/u.exec(table)).toBeNull();
    expect(bidiControls.exec(table)).toBeNull();
    expect(table.split('\n')).toHaveLength(rows.filter(({ status }) => status === 'new').length + 2);
    const cells = parseCsv(list(databasePath, '--format', 'csv'), ',').flat();
    const isFormula = (cell: string) => /^[=+\-@\t\r＝＋－＠]/u.test(cell) && !/^\+\d[\d ]*$/.test(cell);
    expect(cells.filter(isFormula)).toEqual([]);
  },
);

/** Checks rows that bypassed validation. Each run has many rows, because a run starts programs. */
const holdsForRows = (check: (path: string, rows: HostileRow[]) => Promise<void>) =>
  fc.assert(
    fc.asyncProperty(hostileRows, async (rows) => {
      const path = databaseIn(temporaryFolder());
      putRows(path, rows);
      await check(path, rows);
    }),
    { numRuns: 3, endOnFailure: true },
  );

const output = (path: string, ...args: string[]): string => {
  const { status, stdout } = runBookings([...args, '--limit', '999', '--db', path]);
  expect(status).toBe(0);
  return stdout;
};

/** Dim, red and green, on and off. */
const ownStyles = [2, 22, 31, 32, 39].map((code) => `\u001b[${code}m`);

/** Expects only text and line breaks. */
const expectPlain = (text: string): void => {
  expect(/[^\P{Cc}\n]/u.exec(text)).toBeNull();
  expect(bidiControls.exec(text)).toBeNull();
};

describe.runIf(hasTerminal)('hostile rows', () => {
  test.each([80, 120])(
    'send only text and our own colours to a terminal of %i columns',
    (columns) =>
      holdsForRows(async (path) => {
        const list = onTerminal(['list', '--limit', '999', '--db', path], { columns });
        expect(await list.exited).toBe(0);
        const plain = ownStyles.reduce((text, style) => text.replaceAll(style, ''), list.output());
        expectPlain(plain);
        for (const line of plain.split('\n')) expect(measureWidth(line), line).toBeLessThanOrEqual(columns);
        expectPlain(runBookings(['stats', '--db', path]).stdout);
        const next = onTerminal(['next', '--db', path], { variables: { NO_COLOR: '1' } });
        await expect.poll(next.output).toContain('q quit');
        next.press('q');
        expect(await next.exited).toBe(0);
        expectPlain(next.output());
      }),
    60_000,
  );
});

/** Spreadsheets compute formulas. A cell that is only a telephone number is safe. */
const isFormula = (piece: string): boolean => /^[\s"]*[=+\-@＝＋－＠]/u.test(piece);
const isPlainPhone = (cell: string): boolean => /^\+\d[\d ]*$/.test(cell);

test(
  'writes no formula into CSV, whichever separator splits it',
  () =>
    holdsForRows(async (path, rows) => {
      const csv = output(path, 'list', '--format', 'csv');
      const records = parseCsv(csv, ',');
      expect(records).toHaveLength(rows.length + 1);
      const cells = records.flat();
      expect(cells).toHaveLength((records[0]?.length ?? 0) * records.length);
      // A spreadsheet may split a cell at other separators.
      const pieces = cells.filter((cell) => !isPlainPhone(cell)).flatMap((cell) => cell.split(/[,;\t\r\n]/));
      expect(pieces.filter(isFormula)).toEqual([]);
      expect(bidiControls.exec(csv)).toBeNull();
      expect(/[^\P{Cc}\n\r\t]/u.exec(csv)).toBeNull();
    }),
  60_000,
);

test(
  'writes JSON and NDJSON that read back exactly and contain no bidi controls',
  () =>
    holdsForRows(async (path, rows) => {
      const json = output(path, 'list', '--format', 'json');
      const ndjson = output(path, 'list', '--format', 'ndjson');
      for (const read of [
        JSON.parse(json),
        ndjson
          .trim()
          .split('\n')
          .map((line) => JSON.parse(line)),
      ]) {
        const texts = read.map(({ name, email, phone, service, message, locale }: HostileRow) => ({
          name,
          email,
          phone,
          service,
          message,
          locale,
        }));
        expect(texts.reverse()).toEqual(rows);
      }
      expectPlain(json + ndjson);
    }),
  60_000,
);
