import type { Hash } from 'node:crypto';
import { UnusableDatabase } from '../openDatabase.ts';

type Value = string | number | Buffer | null;
export type Row = Record<string, Value>;

/** A table as it is copied; `order` is the same on both sides. */
export type Table = { name: string; columns: readonly string[]; order: { sqlite: string; postgres: string } };

export const tables: readonly Table[] = [
  {
    name: 'bookings',
    columns: [
      ...[
        'id',
        'created_at',
        'kind',
        'name',
        'email',
        'phone',
        'service',
        'service_slug',
        'masseuse',
        'message',
      ],
      ...['locale', 'statement_version', 'status', 'handled_at', 'fingerprint', 'sealed'],
    ],
    order: { sqlite: 'rowid', postgres: 'row' },
  },
  {
    name: 'idempotency_keys',
    columns: ['key', 'booking_id', 'content', 'created_at'],
    order: { sqlite: 'key', postgres: 'key' },
  },
  {
    name: 'outbox',
    columns: [
      ...[
        'booking_id',
        'channel',
        'created_at',
        'failures',
        'next_attempt_at',
        'claimed_until',
        'last_error',
      ],
      'delivered_at',
    ],
    order: { sqlite: 'booking_id, channel', postgres: 'booking_id, channel' },
  },
];

const isTime = (text: string): boolean => {
  const ms = Date.parse(text);
  return !Number.isNaN(ms) && new Date(ms).toISOString() === text;
};

/** Throws where PostgreSQL would not keep a row as it is. */
export const checkRow = (table: Table, row: Row): void => {
  const id = row['id'] ?? row['booking_id'];
  for (const column of table.columns) {
    const value = row[column];
    if (typeof value !== 'string') continue;
    const isSound =
      column.endsWith('_at') || column.endsWith('_until') ? isTime(value) : !value.includes('\0');
    if (!isSound)
      throw new UnusableDatabase(`${column} of ${id} in ${table.name} is nothing that can be copied`);
  }
};

/** The same for the same row, whichever database it was read from. */
export const addTo = (hash: Hash, { columns }: Table, row: Row): void => {
  const values = columns.map((column) => {
    const value = row[column];
    return Buffer.isBuffer(value) ? { hex: value.toString('hex') } : value;
  });
  hash.update(JSON.stringify(values));
};
