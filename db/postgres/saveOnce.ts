import { randomUUID } from 'node:crypto';
import { type NewBooking, snakeCase } from '../booking.ts';
import {
  createRequestDigests,
  type DailyDigests,
  type Earlier,
  type Kept,
  maxKeys,
  type SaveOptions,
  type SaveResult,
  type SealedRecord,
} from '../saveOnce.ts';
import { searchNumbers } from '../searchIndex.ts';
import type { Postgres } from './connectPostgres.ts';
import { lockRequests, type Statements } from './statements.ts';

/** An earlier request, found by key or by content. `keys` is the number of its stored keys. */
type Found = { found: Buffer; id: string; content: Buffer | null; keys: number };

/** All processes use the clock of the database, because the clocks of their machines may differ. */
const clock = 'SELECT clock_timestamp() AS now';

const lookup = `
  SELECT key AS found, booking_id AS id, content, 0 AS keys, created_at
  FROM idempotency_keys WHERE key = ANY($1::bytea[]) AND created_at > $2
  UNION ALL
  SELECT fingerprint, id, NULL, (SELECT count(*) FROM idempotency_keys WHERE booking_id = id), created_at
  FROM bookings
  WHERE fingerprint = ANY($3::bytea[]) AND fingerprint <> '' AND created_at BETWEEN $4 AND $5
  ORDER BY created_at DESC`;

// Replaces an expired key that was not deleted yet.
const insertKey = `
  INSERT INTO idempotency_keys (key, booking_id, content, created_at) VALUES ($1, $2, $3, $4)
  ON CONFLICT (key) DO UPDATE
  SET booking_id = excluded.booking_id, content = excluded.content, created_at = excluded.created_at`;

export type SaveOnceOptions<R> = SaveOptions<R> & {
  digests: DailyDigests;
  /** The texts of a record that searches look at, in lower case and without accents. */
  searchText: (record: R) => string;
  channels: readonly string[];
};

/** Finds repeats and stores each request once across all processes. Both functions reject with `StoreUnavailable`. */
export const createSaveOnce = <R>(
  db: Postgres,
  { columns, notCompared, repeatWindowMs, keyLifetimeMs, digests, searchText, channels }: SaveOnceOptions<R>,
) => {
  const { fingerprintOf, contentOf, keyOf, identityOf } = createRequestDigests({ columns, notCompared });
  const written = ['id', 'createdAt', ...columns, 'status', 'fingerprint', 'sealed', 'searchGroups'];
  const places = written.map((_, index) => `$${index + 1}`);
  const insert = `
    WITH stored AS (
      INSERT INTO bookings (${written.map(snakeCase)}) VALUES (${places}) RETURNING id, created_at, status
    )
    INSERT INTO outbox (booking_id, channel, created_at, next_attempt_at)
    SELECT id, channel, created_at, created_at
    FROM stored, unnest($${written.length + 1}::text[]) AS channel WHERE status = 'new'`;

  const findEarlier = async (
    rows: Statements['rows'],
    booking: NewBooking<R>,
    now: Date,
  ): Promise<Earlier | null> => {
    const { idempotencyKey } = booking;
    const keysFrom = new Date(now.getTime() - keyLifetimeMs);
    const contentFrom = new Date(now.getTime() - repeatWindowMs);
    const keys =
      idempotencyKey === null
        ? []
        : digests(keysFrom, now).map((digest) => ({ key: keyOf(idempotencyKey, digest), digest }));
    const fingerprints = digests(contentFrom, now).map((digest) => fingerprintOf(booking, digest));
    const found = await rows<Found>(lookup, [
      keys.map(({ key }) => key),
      keysFrom.toISOString(),
      fingerprints,
      contentFrom.toISOString(),
      now.toISOString(),
    ]);
    for (const { key, digest } of keys) {
      const used = found.find((row) => row.content && row.found.equals(key));
      if (!used?.content) continue;
      const result: SaveResult = used.content.equals(contentOf(booking, digest))
        ? { outcome: 'repeat', id: used.id }
        : { outcome: 'keyReused' };
      return { result, isNewKey: false };
    }
    for (const fingerprint of fingerprints) {
      const same = found.find((row) => !row.content && row.found.equals(fingerprint));
      if (!same) continue;
      const isNewKey = idempotencyKey !== null && same.keys < maxKeys;
      return { result: { outcome: 'repeat', id: same.id }, isNewKey };
    }
    return null;
  };

  return {
    findEarlier: async (booking: NewBooking<R>): Promise<Earlier | null> => {
      const [row] = await db.query<{ now: string }>(clock);
      return findEarlier(db.query, booking, new Date(row?.now ?? Number.NaN));
    },

    save: (booking: NewBooking<R>, { record, sealed }: SealedRecord<R>): Promise<SaveResult> => {
      // All attempts use the same id: after a lost connection, an earlier attempt may have been committed.
      const id = randomUUID();
      const first = `${lockRequests(identityOf(booking))}; ${clock}`;
      return db.transact(
        async (statements, [row]): Promise<SaveResult> => {
          const now = new Date(row?.['now'] ?? Number.NaN);
          const earlier = await findEarlier(statements.rows, booking, now);
          if (earlier && 'id' in earlier.result && earlier.result.id === id) return { outcome: 'stored', id };
          if (earlier && !earlier.isNewKey) return earlier.result;
          const result: Kept = earlier?.result ?? { outcome: 'stored', id };
          const [digest] = digests(now, now);
          const createdAt = now.toISOString();
          if (!earlier) {
            const fingerprint = fingerprintOf(booking, digest);
            const searchGroups = sealed ? null : searchNumbers(searchText(record));
            const all = { ...booking, ...record, id, createdAt, fingerprint, sealed, searchGroups };
            const values = written.map((property) => all[property as keyof typeof all]);
            await statements.run(insert, [...values, channels]);
          }
          const { idempotencyKey } = booking;
          if (idempotencyKey !== null) {
            const key = [keyOf(idempotencyKey, digest), result.id, contentOf(booking, digest), createdAt];
            await statements.run(insertKey, key);
          }
          return result;
        },
        { first },
      );
    },
  };
};
