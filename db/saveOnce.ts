import { createHash, randomUUID } from 'node:crypto';
import type { Database } from 'better-sqlite3';
import type { NewBooking } from './booking.ts';
import { snakeCase } from './snakeCase.ts';

type Kept = { outcome: 'stored' | 'repeat'; id: string };

/** What became of a request: kept now, kept before with the same content, or its key used for another content. */
export type SaveResult = Kept | { outcome: 'keyReused' };

/** `isNewKey` where the request's key has not been seen with this content. */
type Earlier = { result: Kept; isNewKey: true } | { result: SaveResult; isNewKey: false };

export type SaveOptions<R> = {
  /** The properties of a record, each kept in the column of the same name in snake_case. */
  columns: readonly (keyof R & string)[];
  /**
   * Columns that came after the first release. Where one is absent it leaves no trace in what is compared, so that a
   * request that was kept before is still found by who sends it again.
   */
  comparedIfGiven: readonly (keyof R & string)[];
  /** The columns in which two requests may differ and still be the same; all others make them two. */
  notCompared: readonly (keyof R & string)[];
  /** How long the same content is a repeat. */
  repeatWindowMs: number;
};

/** What else is kept with a request that is stored now, all or nothing; the time is ISO 8601 in UTC. */
type OnStored<R> = (booking: NewBooking<R>, id: string, createdAt: string) => void;

const sha256 = (text: string): Buffer => createHash('sha256').update(text).digest();

/** Finds what a request repeats, and keeps each request once. Both throw SQLite's errors. */
export const createSaveOnce = <R>(
  db: Database,
  { columns, comparedIfGiven, notCompared, repeatWindowMs }: SaveOptions<R>,
  onStored: OnStored<R>,
) => {
  const compared = columns.filter((column) => ![...notCompared, ...comparedIfGiven].includes(column));
  const fingerprintOf = (booking: NewBooking<R>): Buffer => {
    const given = comparedIfGiven.filter((column) => booking[column] !== null);
    const texts = [
      ...compared.map((column) => booking[column]),
      booking.status,
      ...given.flatMap((column) => [column, booking[column]]),
    ];
    return sha256(JSON.stringify(texts));
  };

  const byKey = db.prepare<[Buffer], { id: string; fingerprint: Buffer }>(
    'SELECT booking_id AS id, fingerprint FROM idempotency_keys WHERE key = ?',
  );
  const byContent = db
    .prepare<[Buffer, string, string], string>(
      'SELECT id FROM bookings WHERE fingerprint = ? AND created_at BETWEEN ? AND ? ORDER BY created_at DESC LIMIT 1',
    )
    .pluck();
  const written = ['id', 'createdAt', ...columns, 'status', 'fingerprint'];
  const insert = db.prepare(
    `INSERT INTO bookings (${written.map(snakeCase)}) VALUES (${written.map((column) => `@${column}`)})`,
  );
  const insertKey = db.prepare('INSERT INTO idempotency_keys VALUES (?, ?, ?)');

  const findEarlier = (booking: NewBooking<R>): Earlier | null => {
    const { idempotencyKey } = booking;
    const fingerprint = fingerprintOf(booking);
    const used = idempotencyKey === null ? undefined : byKey.get(sha256(idempotencyKey));
    if (used) {
      const isSame = used.fingerprint.equals(fingerprint);
      return {
        result: isSame ? { outcome: 'repeat', id: used.id } : { outcome: 'keyReused' },
        isNewKey: false,
      };
    }
    // A row of a time to come was kept while the clock was wrong; it makes nothing a repeat.
    const now = Date.now();
    const [from = '', to = ''] = [now - repeatWindowMs, now].map((time) => new Date(time).toISOString());
    const id = byContent.get(fingerprint, from, to);
    if (id === undefined) return null;
    return { result: { outcome: 'repeat', id }, isNewKey: idempotencyKey !== null };
  };

  const save = db.transaction((booking: NewBooking<R>): SaveResult => {
    const earlier = findEarlier(booking);
    if (earlier && !earlier.isNewKey) return earlier.result;
    const { idempotencyKey } = booking;
    const fingerprint = fingerprintOf(booking);
    const result: Kept = earlier?.result ?? { outcome: 'stored', id: randomUUID() };
    if (!earlier) {
      const createdAt = new Date().toISOString();
      insert.run({ ...booking, id: result.id, createdAt, fingerprint });
      onStored(booking, result.id, createdAt);
    }
    if (idempotencyKey !== null) insertKey.run(sha256(idempotencyKey), result.id, fingerprint);
    return result;
  });

  return { findEarlier, save: save.immediate };
};
