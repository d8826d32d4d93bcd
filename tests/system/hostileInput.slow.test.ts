import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { measureWidth } from '../../src/cli/terminal.ts';
import { hasTerminal, onTerminal } from '../support/cli.ts';
import { type HostileRow, hostileRows, putRows } from '../support/hostile.ts';
import { runBookings } from '../support/serverProcess.ts';
import { databaseIn } from '../support/testServer.ts';
import { temporaryFolder } from '../support/testSite.ts';

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

const bidiControls = /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/u;

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
