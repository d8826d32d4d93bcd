import { randomUUID } from 'node:crypto';
import type { Database } from 'better-sqlite3';
import { type NewBooking, snakeCase } from './booking.ts';

export type Kept = { outcome: 'stored' | 'repeat'; id: string };

/** `stored`: a new row; `repeat`: an earlier row with the same content; `keyReused`: the key has other content. */
export type SaveResult = Kept | { outcome: 'keyReused' };

/** An earlier request. `isNewKey` if the key of the repeat must be stored. */
export type Earlier = { result: Kept; isNewKey: true } | { result: SaveResult; isNewKey: false };

/** Computes a keyed digest of a text. */
export type Digest = (text: string) => Buffer;

/** The digests that were in use between two times at most a day apart, the digest of the last day first. */
export type DailyDigests = (from: Date, to: Date) => readonly [last: Digest, ...earlier: Digest[]];

/** How many keys of one request are stored. */
export const maxKeys = 4;

export type SaveOptions<R> = {
  /** The properties of a record. Each is stored in the column of the same name in snake_case. */
  columns: readonly (keyof R & string)[];
  /** The columns that are ignored when two requests are compared. */
  notCompared: readonly (keyof R & string)[];
  /** How long the same content from the same address is a repeat. */
  repeatWindowMs: number;
  /** How long a key is valid; at most a day, because digests are looked for that long. */
  keyLifetimeMs: number;
};

/** A record as it is stored, and the age file with the texts that were removed from it. */
export type SealedRecord<R> = { record: R; sealed: Uint8Array | null };

/** Encrypts the texts of a record. */
export type Seal<R> = (record: R) => Promise<SealedRecord<R>>;

/** Computes the digests by which a repeat of a request is found. */
export const createRequestDigests = <R>({
  columns,
  notCompared,
}: Pick<SaveOptions<R>, 'columns' | 'notCompared'>) => {
  const compared = columns.filter((column) => !notCompared.includes(column));

  const textsOf = (booking: NewBooking<R>) => [...compared.map((column) => booking[column]), booking.status];

  /** Contains the address, so that nobody learns from another address whether the same content was sent. */
  const fromText = (booking: NewBooking<R>): string =>
    JSON.stringify(['from', booking.clientAddress, ...textsOf(booking)]);
  const keyText = (idempotencyKey: string): string => JSON.stringify(['key', idempotencyKey]);

  return {
    fingerprintOf: (booking: NewBooking<R>, digest: Digest): Buffer => digest(fromText(booking)),
    contentOf: (booking: NewBooking<R>, digest: Digest): Buffer =>
      digest(JSON.stringify(['content', ...textsOf(booking)])),
    keyOf: (idempotencyKey: string, digest: Digest): Buffer => digest(keyText(idempotencyKey)),

    /** Two requests can be repeats of each other only if they share one of these texts. */
    identityOf: (booking: NewBooking<R>): string[] => [
      fromText(booking),
      ...(booking.idempotencyKey === null ? [] : [keyText(booking.idempotencyKey)]),
    ],
  };
};

/** The id of a request with the same content, or the fingerprint that no request has. */
type ByContent = { id: string } | { fingerprint: Buffer };

/**
 * Finds repeats and stores each request once. `save` runs within a transaction of the caller; `onStored` runs in the same
 * transaction. Both functions throw the errors of SQLite.
 */
export const createSaveOnce = <R>(
  db: Database,
  { columns, notCompared, repeatWindowMs, keyLifetimeMs }: SaveOptions<R>,
  digests: DailyDigests,
  onStored: (booking: NewBooking<R>, id: string, createdAt: string) => void,
) => {
  const { fingerprintOf, contentOf, keyOf } = createRequestDigests({ columns, notCompared });

  const byKey = db.prepare<[Buffer, string], { id: string; content: Buffer }>(
    'SELECT booking_id AS id, content FROM idempotency_keys WHERE key = ? AND created_at > ?',
  );
  // At most one row matches. With an ORDER BY, SQLite would prepare the statement again for each request.
  const byContent = db
    .prepare<[Buffer, string, string], string>(
      'SELECT id FROM bookings WHERE fingerprint = ? AND created_at BETWEEN ? AND ?',
    )
    .pluck();
  const countKeys = db
    .prepare<[string], number>('SELECT count(*) FROM idempotency_keys WHERE booking_id = ?')
    .pluck();
  const written = ['id', 'createdAt', ...columns, 'status', 'fingerprint', 'sealed'];
  const insert = db.prepare(
    `INSERT INTO bookings (${written.map(snakeCase)}) VALUES (${written.map((column) => `@${column}`)})`,
  );
  // Replaces an expired key that was not deleted yet.
  const insertKey = db.prepare<[Buffer, string, Buffer, string]>(
    'INSERT OR REPLACE INTO idempotency_keys (key, booking_id, content, created_at) VALUES (?, ?, ?, ?)',
  );

  const findByKey = (booking: NewBooking<R>, now: Date): SaveResult | undefined => {
    const { idempotencyKey } = booking;
    if (idempotencyKey === null) return undefined;
    const from = new Date(now.getTime() - keyLifetimeMs);
    for (const digest of digests(from, now)) {
      const used = byKey.get(keyOf(idempotencyKey, digest), from.toISOString());
      if (!used) continue;
      return used.content.equals(contentOf(booking, digest))
        ? { outcome: 'repeat', id: used.id }
        : { outcome: 'keyReused' };
    }
    return undefined;
  };

  /** Finds the request with the same content from the same address. */
  const findByContent = (booking: NewBooking<R>, now: Date): ByContent => {
    const from = new Date(now.getTime() - repeatWindowMs);
    const [last, ...earlier] = digests(from, now);
    const fingerprint = fingerprintOf(booking, last);
    // Ignore rows with a future time, which were stored while the clock was wrong.
    const [fromText, nowText] = [from.toISOString(), now.toISOString()];
    for (const candidate of [fingerprint, ...earlier.map((digest) => fingerprintOf(booking, digest))]) {
      const id = byContent.get(candidate, fromText, nowText);
      if (id !== undefined) return { id };
    }
    return { fingerprint };
  };

  const lookUp = (booking: NewBooking<R>, now: Date): Earlier | { fingerprint: Buffer } => {
    const result = findByKey(booking, now);
    if (result) return { result, isNewKey: false };
    const found = findByContent(booking, now);
    if ('fingerprint' in found) return found;
    const isNewKey = booking.idempotencyKey !== null && (countKeys.get(found.id) ?? 0) < maxKeys;
    return { result: { outcome: 'repeat', id: found.id }, isNewKey };
  };

  return {
    findEarlier: (booking: NewBooking<R>): Earlier | null => {
      const earlier = lookUp(booking, new Date());
      return 'result' in earlier ? earlier : null;
    },

    save: (booking: NewBooking<R>, { record, sealed }: SealedRecord<R>): SaveResult => {
      const now = new Date();
      const earlier = lookUp(booking, now);
      if ('result' in earlier && !earlier.isNewKey) return earlier.result;
      const createdAt = now.toISOString();
      const result: Kept = 'result' in earlier ? earlier.result : { outcome: 'stored', id: randomUUID() };
      if ('fingerprint' in earlier) {
        const { fingerprint } = earlier;
        insert.run({ ...booking, ...record, id: result.id, createdAt, fingerprint, sealed });
        onStored(booking, result.id, createdAt);
      }
      const { idempotencyKey } = booking;
      if (idempotencyKey !== null) {
        const [digest] = digests(now, now);
        insertKey.run(keyOf(idempotencyKey, digest), result.id, contentOf(booking, digest), createdAt);
      }
      return result;
    },
  };
};
