import fc from 'fast-check';
import { expect, test } from 'vitest';
import { measureWidth } from '../../src/cli/terminal.ts';
import { hasTerminal, onTerminal } from '../support/cli.ts';
import { hostileRows, putRows } from '../support/hostile.ts';
import { runBookings } from '../support/serverProcess.ts';
import { databaseIn } from '../support/testServer.ts';
import { temporaryFolder } from '../support/testSite.ts';

const bidiControls = /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/u;

const list = (path: string, ...args: string[]): string => {
  const { status, stdout } = runBookings(['list', '--limit', '999999', ...args, '--db', path]);
  expect(status).toBe(0);
  return stdout;
};

/** Expects only text and line breaks. */
const expectPlain = (text: string): void => {
  expect(/[^\P{Cc}\n]/u.exec(text)).toBeNull();
  expect(bidiControls.exec(text)).toBeNull();
};

/** Stores rows that bypassed all validation. */
const putSome = () => {
  const path = databaseIn(temporaryFolder());
  const rows = fc.sample(hostileRows, 3).flat();
  putRows(path, rows);
  return { path, rows };
};

test.runIf(hasTerminal)('sends only text and our own colours to a terminal', async () => {
  const { path } = putSome();
  const shown = onTerminal(['list', '--limit', '999', '--db', path], { columns: 80 });
  expect(await shown.exited).toBe(0);
  // Dim, red and green, on and off.
  const styles = [2, 22, 31, 32, 39].map((code) => `\u001b[${code}m`);
  const text = styles.reduce((rest, style) => rest.replaceAll(style, ''), shown.output());
  expectPlain(text);
  for (const line of text.split('\n')) expect(measureWidth(line), line).toBeLessThanOrEqual(80);
  const next = onTerminal(['next', '--db', path], { variables: { NO_COLOR: '1' } });
  await expect.poll(next.output).toContain('q quit');
  next.press('q');
  expect(await next.exited).toBe(0);
  expectPlain(next.output());
});

test('writes no formula into CSV, whichever separator splits it', () => {
  const { path, rows } = putSome();
  const csv = list(path, '--format', 'csv');
  // A cell as RFC 4180 defines it, with the comma or line break after it.
  const cells = [...csv.matchAll(/(?:"((?:[^"]|"")*)"|([^",\n]*))[,\n]/g)].map(
    ([, quoted, plain = '']) => quoted?.replaceAll('""', '"') ?? plain,
  );
  const columns = csv.split('\n')[0]?.split(',').length ?? 0;
  expect(cells).toHaveLength((rows.length + 1) * columns);
  // A spreadsheet computes formulas, and may split a cell at other separators. Telephone numbers are safe.
  const pieces = cells
    .filter((cell) => !/^\+\d[\d ]*$/.test(cell))
    .flatMap((cell) => cell.split(/[,;\t\r\n]/));
  expect(pieces.filter((piece) => /^[\s"]*[=+\-@＝＋－＠]/u.test(piece))).toEqual([]);
  expect(bidiControls.exec(csv)).toBeNull();
  expect(/[^\P{Cc}\n\r\t]/u.exec(csv)).toBeNull();
});

test('writes JSON that reads back exactly and contains no bidi controls', () => {
  const { path, rows } = putSome();
  const json = list(path, '--format', 'json');
  expect(JSON.parse(json).reverse()).toMatchObject(rows);
  expectPlain(json);
});
