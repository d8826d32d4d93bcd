import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { openDatabase } from '../../db/sqlite/openDatabase.ts';
import { hostileText } from './hostile.ts';

/** The texts of a row as somebody could have put it in by hand, past every check. */
export type HostileRow = Record<'name' | 'email' | 'phone' | 'service' | 'message' | 'locale', string>;

/** SQLite ends a text at its first zero, and keeps no halves of characters. */
const storable = hostileText.map((text) => text.replaceAll('\0', '').toWellFormed());

/** What means something to one program or another, in any order. */
const pieces = fc
  .array(
    fc.constantFrom(
      ...['=1+1', '+cmd', '-2', '@SUM(A1)', ';', ',', '\t', '\n', '\r', '"', "'", ' ', 'Ana', '+34 600', '|'],
      ...['\u001b[2J', '\u001b]8;;https://evil.example\u0007', '\u009b1m', '\u202e', '\u2066', '\u200f'],
      ...['می‌خواهم', 'क्‍या', '🇪🇸', '👩‍👩‍👧', '王', '\u{e0067}', '\u200d', '\u0301'],
    ),
    { maxLength: 8 },
  )
  .map((texts) => texts.join(''));

const text = fc.oneof(storable, pieces);

export const hostileRows: fc.Arbitrary<HostileRow[]> = fc.array(
  fc.record({ name: text, email: text, phone: text, service: text, message: text, locale: text }),
  { minLength: 40, maxLength: 60 },
);

/** Makes a database with these rows, by hand. */
export const putRows = (path: string, rows: readonly HostileRow[]): void => {
  const db = openDatabase(path);
  const insert = db.prepare(
    `INSERT INTO bookings (id, created_at, kind, name, email, phone, service, message, locale, statement_version, status, fingerprint)
     VALUES (?, ?, 'booking', ?, ?, ?, ?, ?, ?, '1', 'new', x'')`,
  );
  for (const { name, email, phone, service, message, locale } of rows) {
    insert.run(randomUUID(), new Date().toISOString(), name, email, phone, service, message, locale);
  }
  db.close();
};
