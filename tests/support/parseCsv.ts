/** The cells of a CSV text, record by record, as RFC 4180 has them. */
export const parseCsv = (csv: string, separator: string): string[][] => {
  const records: string[][] = [[]];
  const cell = new RegExp(`(?:"((?:[^"]|"")*)"|([^"${separator}\\n]*))(${separator}|\\n)`, 'gy');
  for (const [, quoted, plain = '', end] of csv.matchAll(cell)) {
    records.at(-1)?.push(quoted?.replaceAll('""', '"') ?? plain);
    if (end === '\n') records.push([]);
  }
  return records.slice(0, -1);
};
