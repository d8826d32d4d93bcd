import { randomUUID } from 'node:crypto';
import type { Database } from 'better-sqlite3';
import type { NewBooking } from './booking.ts';
import { createRequestDigests } from './requestDigests.ts';
import { snakeCase } from './snakeCase.ts';

type Kept = { outcome: 'stored' | 'repeat'; id: string };

/** What became of a request: kept now, kept before with the same content, or its key used for another content. */
export type SaveResult = Kept | { outcome: 'keyReused' };

/** `isNewKey` where the request's key is to be remembered for what it repeats. */
export type Earlier = { result: Kept; isNewKey: true } | { result: SaveResult; isNewKey: false };

/** A digest of a text that tells nothing to whoever lacks the day's key. */
export type Digest = (text: string) => Buffer;

/** The digests of what was made between two times, which lie a day apart at most: those of its last day first. */
export type DailyDigests = (from: Date, to: Date) => readonly [last: Digest, first?: Digest];

/** How many keys are remembered of a request. */
export const maxKeys = 4;

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

/** A record as it stands on the disk, and what was taken from it, in an envelope. */
export type SealedRecord<R> = { record: R; sealed: Uint8Array | null };

/** Takes from a record what nobody but the owner of a key may read. */
export type Seal<R> = (record: R) => Promise<SealedRecord<R>>;

/** What else is kept with a request that is stored now, all or nothing; the time is ISO 8601 in UTC. */
type OnStored<R> = (booking: NewBooking<R>, id: string, createdAt: string) => void;

/** The id of a request with the same content, or the fingerprint under which there is none. */
type ByContent = { id: string } | { fingerprint: Buffer };

/**
 * Finds what a request repeats, and keeps each request once, the latter within a transaction of the caller's. Both throw
 * SQLite's errors.
 */
export const createSaveOnce = <R>(
  db: Database,
  { columns, notCompared, repeatWindowMs, keyLifetimeMs }: SaveOptions<R>,
  digests: DailyDigests,
  onStored: OnStored<R>,
) => {
  const { fingerprintOf, contentOf, keyOf } = createRequestDigests({ columns, notCompared });

  const byKey = db.prepare<[Buffer, string], { id: string; content: Buffer }>(
    'SELECT booking_id AS id, content FROM idempotency_keys WHERE key = ? AND created_at > ?',
  );
  // There is one at most, since a second one would have been a repeat. An order would have SQLite plan it anew each time.
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
  // One that counts no more and was not deleted yet gives way.
  const insertKey = db.prepare<[Buffer, string, Buffer, string]>(
    'INSERT OR REPLACE INTO idempotency_keys (key, booking_id, content, created_at) VALUES (?, ?, ?, ?)',
  );

  /** What a key was used for, if anything; `undefined` without a key as well. */
  const findByKey = (booking: NewBooking<R>, now: Date): SaveResult | undefined => {
    const { idempotencyKey } = booking;
    if (idempotencyKey === null) return undefined;
    const from = new Date(now.getTime() - keyLifetimeMs);
    for (const digest of digests(from, now)) {
      const used = digest && byKey.get(keyOf(idempotencyKey, digest), from.toISOString());
      if (!used) continue;
      return used.content.equals(contentOf(booking, digest))
        ? { outcome: 'repeat', id: used.id }
        : { outcome: 'keyReused' };
    }
    return undefined;
  };

  /** The id of the request that was sent from the same address with the same content. */
  const findByContent = (booking: NewBooking<R>, now: Date): ByContent => {
    const from = new Date(now.getTime() - repeatWindowMs);
    const [last, first] = digests(from, now);
    const fingerprint = fingerprintOf(booking, last);
    // A row of a time to come was kept while the clock was wrong; it makes nothing a repeat.
    const [fromText, nowText] = [from.toISOString(), now.toISOString()];
    const find = (digest: Buffer) => byContent.get(digest, fromText, nowText);
    const id = find(fingerprint) ?? (first && find(fingerprintOf(booking, first)));
    return id === undefined ? { fingerprint } : { id };
  };

  const lookUp = (booking: NewBooking<R>, now: Date): Earlier | { fingerprint: Buffer } => {
    const byItsKey = findByKey(booking, now);
    if (byItsKey) return { result: byItsKey, isNewKey: false };
    const found = findByContent(booking, now);
    if ('fingerprint' in found) return found;
    const isNewKey = booking.idempotencyKey !== null && (countKeys.get(found.id) ?? 0) < maxKeys;
    return { result: { outcome: 'repeat', id: found.id }, isNewKey };
  };

  const findEarlier = (booking: NewBooking<R>): Earlier | null => {
    const earlier = lookUp(booking, new Date());
    return 'result' in earlier ? earlier : null;
  };

  const save = (booking: NewBooking<R>, { record, sealed }: SealedRecord<R>): SaveResult => {
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
  };

  return { findEarlier, save };
};
