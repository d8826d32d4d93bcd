import { randomUUID } from 'node:crypto';
import type { Database } from 'better-sqlite3';
import type { NewBooking } from './booking.ts';
import { snakeCase } from './snakeCase.ts';

type Kept = { outcome: 'stored' | 'repeat'; id: string };

/** What became of a request: kept now, kept before with the same content, or its key used for another content. */
export type SaveResult = Kept | { outcome: 'keyReused' };

/** `isNewKey` where the request's key is to be remembered for what it repeats. */
type Earlier = { result: Kept; isNewKey: true } | { result: SaveResult; isNewKey: false };

/** A digest of a text that tells nothing to whoever lacks the day's key. */
export type Digest = (text: string) => Buffer;

/** The digests of the day of a time, and then of each earlier day that what still counts may be of. */
export type DailyDigests = (now: Date) => readonly [today: Digest, ...earlier: Digest[]];

/** How many keys are remembered of a request. */
const maxKeys = 4;

export type SaveOptions<R> = {
  /** The properties of a record, each kept in the column of the same name in snake_case. */
  columns: readonly (keyof R & string)[];
  /** The columns in which two requests may differ and still be the same; all others make them two. */
  notCompared: readonly (keyof R & string)[];
  /** How long the same content from the same address is a repeat. */
  repeatWindowMs: number;
  /** How long a key counts; at most a day, as its digest is looked for no longer. */
  keyLifetimeMs: number;
};

/** What else is kept with a request that is stored now, all or nothing; the time is ISO 8601 in UTC. */
type OnStored<R> = (booking: NewBooking<R>, id: string, createdAt: string) => void;

/** Finds what a request repeats, and keeps each request once. Both throw SQLite's errors. */
export const createSaveOnce = <R>(
  db: Database,
  { columns, notCompared, repeatWindowMs, keyLifetimeMs }: SaveOptions<R>,
  digests: DailyDigests,
  onStored: OnStored<R>,
) => {
  const compared = columns.filter((column) => !notCompared.includes(column));

  /** What a request is found by. Nobody learns from another address whether the same content was sent from this one. */
  const marksOf = (booking: NewBooking<R>, digest: Digest) => {
    const texts = [...compared.map((column) => booking[column]), booking.status];
    return {
      fingerprint: digest(JSON.stringify(['from', booking.clientAddress, ...texts])),
      content: digest(JSON.stringify(['content', ...texts])),
      key: digest(JSON.stringify(['key', booking.idempotencyKey])),
    };
  };

  const byKey = db.prepare<[Buffer, string], { id: string; content: Buffer }>(
    'SELECT booking_id AS id, content FROM idempotency_keys WHERE key = ? AND created_at > ?',
  );
  const byContent = db
    .prepare<[Buffer, string, string], string>(
      'SELECT id FROM bookings WHERE fingerprint = ? AND created_at BETWEEN ? AND ? ORDER BY created_at DESC LIMIT 1',
    )
    .pluck();
  const countKeys = db
    .prepare<[string], number>('SELECT count(*) FROM idempotency_keys WHERE booking_id = ?')
    .pluck();
  const written = ['id', 'createdAt', ...columns, 'status', 'fingerprint'];
  const insert = db.prepare(
    `INSERT INTO bookings (${written.map(snakeCase)}) VALUES (${written.map((column) => `@${column}`)})`,
  );
  // One that counts no more and was not deleted yet gives way.
  const insertKey = db.prepare<[Buffer, string, Buffer, string]>(
    'INSERT OR REPLACE INTO idempotency_keys (key, booking_id, content, created_at) VALUES (?, ?, ?, ?)',
  );

  const findEarlier = (booking: NewBooking<R>, now = new Date()): Earlier | null => {
    const { idempotencyKey } = booking;
    const marks = digests(now).map((digest) => marksOf(booking, digest));
    const [to = '', contentFrom = '', keyFrom = ''] = [0, repeatWindowMs, keyLifetimeMs].map((age) =>
      new Date(now.getTime() - age).toISOString(),
    );
    for (const { key, content } of idempotencyKey === null ? [] : marks) {
      const used = byKey.get(key, keyFrom);
      if (!used) continue;
      const isSame = used.content.equals(content);
      return {
        result: isSame ? { outcome: 'repeat', id: used.id } : { outcome: 'keyReused' },
        isNewKey: false,
      };
    }
    for (const { fingerprint } of marks) {
      // A row of a time to come was kept while the clock was wrong; it makes nothing a repeat.
      const id = byContent.get(fingerprint, contentFrom, to);
      if (id === undefined) continue;
      const isNewKey = idempotencyKey !== null && (countKeys.get(id) ?? 0) < maxKeys;
      return { result: { outcome: 'repeat', id }, isNewKey };
    }
    return null;
  };

  const save = db.transaction((booking: NewBooking<R>): SaveResult => {
    const now = new Date();
    const earlier = findEarlier(booking, now);
    if (earlier && !earlier.isNewKey) return earlier.result;
    const { fingerprint, content, key } = marksOf(booking, digests(now)[0]);
    const createdAt = now.toISOString();
    const result: Kept = earlier?.result ?? { outcome: 'stored', id: randomUUID() };
    if (!earlier) {
      insert.run({ ...booking, id: result.id, createdAt, fingerprint });
      onStored(booking, result.id, createdAt);
    }
    if (booking.idempotencyKey !== null) insertKey.run(key, result.id, content, createdAt);
    return result;
  });

  return { findEarlier, save: save.immediate };
};
