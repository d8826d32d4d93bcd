import { randomUUID } from 'node:crypto';
import type { NewBooking } from '../booking.ts';
import { createRequestDigests } from '../requestDigests.ts';
import {
  type DailyDigests,
  type Earlier,
  maxKeys,
  type SaveOptions,
  type SaveResult,
  type SealedRecord,
} from '../saveOnce.ts';
import { snakeCase } from '../snakeCase.ts';
import type { Postgres } from './connectPostgres.ts';
import { lockRequests } from './locks.ts';
import { searchNumbers } from './searchNumbers.ts';
import type { Statements } from './statements.ts';

/** What a look for earlier requests finds, by key or by content; `keys` counts those that are remembered of it. */
type Found = { found: Buffer; id: string; content: Buffer | null; keys: number };

/** The computers of several processes may disagree: the one clock is the database's. */
const clock = 'SELECT clock_timestamp() AS now';

const lookup = `
  SELECT key AS found, booking_id AS id, content, 0 AS keys, created_at
  FROM idempotency_keys WHERE key = ANY($1::bytea[]) AND created_at > $2
  UNION ALL
  SELECT fingerprint, id, NULL, (SELECT count(*) FROM idempotency_keys WHERE booking_id = id), created_at
  FROM bookings
  WHERE fingerprint = ANY($3::bytea[]) AND fingerprint <> '' AND created_at BETWEEN $4 AND $5
  ORDER BY created_at DESC`;

const keepKey = `ON CONFLICT (key) DO UPDATE
  SET booking_id = excluded.booking_id, content = excluded.content, created_at = excluded.created_at`;

export type SaveOnceOptions<R> = SaveOptions<R> & {
  digests: DailyDigests;
  /** The texts of a record that searches look at, in lower case and without accents. */
  searchText: (record: R) => string;
  channels: readonly string[];
};

/** Finds what a request repeats, and keeps each request once, whichever process it comes to. Both reject with `StoreUnavailable`. */
export const createSaveOnce = <R>(
  db: Postgres,
  { columns, notCompared, repeatWindowMs, keyLifetimeMs, digests, searchText, channels }: SaveOnceOptions<R>,
) => {
  const { fingerprintOf, contentOf, keyOf, identityOf } = createRequestDigests({ columns, notCompared });
  const written = ['id', 'createdAt', ...columns, 'status', 'fingerprint', 'sealed', 'searchGroups'];
  const places = written.map((_, index) => `$${index + 1}`);
  const after = (count: number) => `$${written.length + count}`;
  // A key that counts no more and was not deleted yet gives way.
  const insert = `
    WITH stored AS (
      INSERT INTO bookings (${written.map(snakeCase)}) VALUES (${places}) RETURNING id, created_at, status
    ), told AS (
      INSERT INTO outbox (booking_id, channel, created_at, next_attempt_at)
      SELECT id, channel, created_at, created_at FROM stored, unnest(${after(1)}::text[]) AS channel
      WHERE status = 'new'
    )
    INSERT INTO idempotency_keys (key, booking_id, content, created_at)
    SELECT ${after(2)}::bytea, id, ${after(3)}::bytea, created_at FROM stored WHERE ${after(2)}::bytea IS NOT NULL
    ${keepKey}`;
  const insertKey = `INSERT INTO idempotency_keys (key, booking_id, content, created_at) VALUES ($1, $2, $3, $4) ${keepKey}`;

  const findEarlier = async (
    rows: Statements['rows'],
    booking: NewBooking<R>,
    now: Date,
  ): Promise<Earlier | null> => {
    const { idempotencyKey } = booking;
    const [keysFrom, contentFrom] = [keyLifetimeMs, repeatWindowMs].map(
      (ms) => new Date(now.getTime() - ms),
    ) as [Date, Date];
    const keyDigests =
      idempotencyKey === null ? [] : digests(keysFrom, now).filter((digest) => digest !== undefined);
    const keys = keyDigests.map((digest) => keyOf(idempotencyKey ?? '', digest));
    const fingerprints = digests(contentFrom, now)
      .filter((digest) => digest !== undefined)
      .map((digest) => fingerprintOf(booking, digest));
    const found = await rows<Found>(lookup, [
      keys,
      keysFrom.toISOString(),
      fingerprints,
      contentFrom.toISOString(),
      now.toISOString(),
    ]);
    for (const [index, key] of keys.entries()) {
      const used = found.find((row) => row.content && row.found.equals(key));
      const digest = keyDigests[index];
      if (!used?.content || !digest) continue;
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

  const nowOf = (rows: readonly { now?: string }[]): Date => new Date(rows[0]?.now ?? Number.NaN);

  const insertAll = (
    { run }: Statements,
    booking: NewBooking<R>,
    { record, sealed }: SealedRecord<R>,
    { id, now }: { id: string; now: Date },
  ): Promise<number> => {
    const [digest] = digests(now, now);
    const row: Record<string, unknown> = {
      ...booking,
      ...record,
      id,
      createdAt: now.toISOString(),
      fingerprint: fingerprintOf(booking, digest),
      sealed,
      searchGroups: sealed ? null : searchNumbers(searchText(record)),
    };
    const { idempotencyKey } = booking;
    const key = idempotencyKey === null ? null : keyOf(idempotencyKey, digest);
    return run(insert, [
      ...written.map((property) => row[property]),
      channels,
      key,
      key && contentOf(booking, digest),
    ]);
  };

  return {
    findEarlier: async (booking: NewBooking<R>): Promise<Earlier | null> => {
      const now = nowOf(await db.query<{ now: string }>(clock));
      return findEarlier((text, values) => db.query(text, values), booking, now);
    },

    save: (booking: NewBooking<R>, sealed: SealedRecord<R>): Promise<SaveResult> => {
      // Of all tries: one that was stored although nobody heard of it is none that came before.
      const id = randomUUID();
      const first = `${lockRequests(identityOf(booking))}; ${clock}`;
      return db.transact(
        async (statements, given): Promise<SaveResult> => {
          const now = nowOf(given);
          const earlier = await findEarlier(statements.rows, booking, now);
          if (earlier?.isNewKey && booking.idempotencyKey !== null) {
            const [digest] = digests(now, now);
            const key = keyOf(booking.idempotencyKey, digest);
            await statements.run(insertKey, [
              key,
              earlier.result.id,
              contentOf(booking, digest),
              now.toISOString(),
            ]);
          }
          if (earlier && 'id' in earlier.result && earlier.result.id === id) return { outcome: 'stored', id };
          if (earlier) return earlier.result;
          await insertAll(statements, booking, sealed, { id, now });
          return { outcome: 'stored', id };
        },
        { first },
      );
    },
  };
};
