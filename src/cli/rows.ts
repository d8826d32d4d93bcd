/** Rows of texts that stand in columns. */
import stringWidth from 'string-width';
import { wrapText } from './terminal.ts';

/** Returns the width of the widest text of each column. */
export const measureColumns = (rows: readonly string[][]): number[] => {
  const [firstRow = []] = rows;
  return firstRow.map((_, column) => Math.max(...rows.map((row) => stringWidth(row[column] ?? ''))));
};

const padText = (text: string, width: number): string =>
  text + ' '.repeat(Math.max(0, width - stringWidth(text)));

const gap = '  ';

/** Formats a row. A text that is wider than its column continues on the next line. */
export const formatRow = (row: readonly string[], widths: readonly number[]): string => {
  const cells = row.map((text, column) => wrapText(text, widths[column] ?? 0).split('\n'));
  const height = Math.max(...cells.map((lines) => lines.length));
  const lines = Array.from({ length: height }, (_, index) => {
    const texts = cells.map((cell, column) => padText(cell[index] ?? '', widths[column] ?? 0));
    return texts.join(gap).trimEnd();
  });
  return lines.join('\n');
};

/** Formats rows in columns that are as wide as their texts. */
export const formatRows = (rows: readonly string[][]): string => {
  const widths = measureColumns(rows);
  return rows.map((row) => formatRow(row, widths)).join('\n');
};
