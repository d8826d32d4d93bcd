import { randomUUID } from 'node:crypto';
import { keyLifetimeHours, repeatWindowMinutes } from '../content/limits.ts';
import { type BookingRecord, type NewBooking, recordProperties, toColumn } from './booking.ts';
import type { Seal } from './seal.ts';
import { isoTimeAfter, placeholders, type Sql, type Statements } from './sql.ts';
import { getUnavailableCode } from './storeErrors.ts';

type Saved = { outcome: 'stored' | 'repeat'; id: string };

/** `repeat`: an earlier row has the same content. `idempotencyConflict`: the key belongs to other content. */
export type SaveResult = Saved | { outcome: 'idempotencyConflict' };

/** An earlier request. `isNewKey` if the key of the repeat must be stored. */
type Earlier = { result: Saved; isNewKey: true } | { result: SaveResult; isNewKey: false };

export type Digest = (text: string) => Buffer;

/** Returns the digests of all days between two times at most a day apart, the last day first. */
export type GetDigests = (from: Date, to: Date) => readonly [last: Digest, ...earlier: Digest[]];

/** Within this time, the same content from the same address is a repeat. */
const repeatWindowMs = repeatWindowMinutes * 60_000;

/** The lifetime of a key. `GetDigests` allows at most a day. */
const keyLifetimeMs = keyLifetimeHours * 3_600_000;

const maxKeysPerRequest = 4;

/** Digests leave these out: the same request in another language is still a repeat. */
const notCompared: readonly (keyof BookingRecord)[] = ['serviceSlug', 'locale', 'statementVersion'];

/** The properties in each digest. Never change this list: two releases must find the same repeats. */
const compared = ['kind', 'name', 'email', 'phone', 'service', 'masseuse', 'message'] as const;

/** Properties of later releases. Digests omit their empty values, as an older release does. */
const comparedIfGiven = recordProperties.filter(
  (property) => !notCompared.includes(property) && !compared.some((one) => one === property),
);

const listComparedTexts = (booking: NewBooking) => [
  ...compared.map((property) => booking[property]),
  booking.status,
  ...comparedIfGiven.flatMap((property) => (booking[property] ? [[property, booking[property]]] : [])),
];

/** Contains the address, so that no other client can test whether somebody sent the same content. */
const senderText = (booking: NewBooking): string =>
  JSON.stringify(['from', booking.clientAddress, ...listComparedTexts(booking)]);
const contentText = (booking: NewBooking): string =>
  JSON.stringify(['content', ...listComparedTexts(booking)]);
const keyText = (idempotencyKey: string): string => JSON.stringify(['key', idempotencyKey]);

/** Returns texts that identify a request. Two requests without a common text are never repeats. */
const identifyingTexts = (booking: NewBooking): string[] => [
  senderText(booking),
  ...(booking.idempotencyKey === null ? [] : [keyText(booking.idempotencyKey)]),
];

/** A row found by key, with the digest of its content, or by fingerprint, with the number of its keys. */
type Found = { found: Buffer; id: string; content: Buffer | null; keys: number };

const selectByKey = (places: string, from: string): string =>
  `SELECT key AS found, booking_id AS id, content, 0 AS keys
   FROM idempotency_keys WHERE key IN (${places}) AND created_at > ${from} UNION ALL `;

/** `to` leaves out rows with a future time, which were stored while the clock was wrong. */
const selectByContent = (places: string, from: string, to: string): string =>
  `SELECT fingerprint AS found, id, NULL AS content,
     (SELECT count(*) FROM idempotency_keys WHERE booking_id = id) AS keys
   FROM bookings WHERE fingerprint IN (${places}) AND fingerprint <> '' AND created_at BETWEEN ${from} AND ${to}`;

/** Returns the digests by which a request can be found at `now`, the digests of the last day first. */
const digestBooking = (getDigests: GetDigests, booking: NewBooking, now: Date) => {
  const { idempotencyKey } = booking;
  const getDigestsSince = (ms: number) => getDigests(new Date(now.getTime() - ms), now);
  return {
    fingerprints: getDigestsSince(repeatWindowMs).map((digest) => digest(senderText(booking))),
    keys:
      idempotencyKey === null
        ? []
        : getDigestsSince(keyLifetimeMs).map((digest) => ({
            key: digest(keyText(idempotencyKey)),
            content: () => digest(contentText(booking)),
          })),
  };
};

/** Finds the request that has one of these digests, by its key or by content and address. */
const findRepeated = async (
  rows: Statements['rows'],
  { fingerprints, keys }: ReturnType<typeof digestBooking>,
  now: Date,
): Promise<Earlier | null> => {
  const values: unknown[] = [];
  const addValue = (value: unknown): string => `$${values.push(value)}`;
  const byKey =
    keys.length === 0
      ? ''
      : selectByKey(keys.map(({ key }) => addValue(key)).join(), addValue(isoTimeAfter(now, -keyLifetimeMs)));
  const byContent = selectByContent(
    fingerprints.map(addValue).join(),
    addValue(isoTimeAfter(now, -repeatWindowMs)),
    addValue(now.toISOString()),
  );
  const found = await rows<Found>(byKey + byContent, values);
  for (const { key, content } of keys) {
    const row = found.find((each) => each.content && each.found.equals(key));
    if (!row?.content) continue;
    const isSame = row.content.equals(content());
    return {
      result: isSame ? { outcome: 'repeat', id: row.id } : { outcome: 'idempotencyConflict' },
      isNewKey: false,
    };
  }
  const same = found.find((row) => !row.content);
  if (!same) return null;
  const isNewKey = keys.length > 0 && same.keys < maxKeysPerRequest;
  return { result: { outcome: 'repeat', id: same.id }, isNewKey };
};

const insertedProperties = ['id', 'createdAt', ...recordProperties, 'status', 'sealed', 'fingerprint'];
const insertBookingSql = `INSERT INTO bookings (${insertedProperties.map(toColumn)})
  VALUES (${placeholders(insertedProperties.length)})`;

/** The statements below share `$1` and `$2`, the id and the time, with `insertBookingSql`. */
const insertNotifications = (channels: readonly string[], first: number): string =>
  `INSERT INTO outbox (booking_id, channel, created_at, next_attempt_at)
   VALUES ${channels.map((_, index) => `($1, $${first + index}, $2, $2)`)}`;

/** Replaces an expired key that no purge has deleted yet. */
const insertKey = (first: number): string =>
  `INSERT INTO idempotency_keys (booking_id, created_at, key, content) VALUES ($1, $2, ${placeholders(2, first)})
   ON CONFLICT (key) DO UPDATE
   SET booking_id = excluded.booking_id, created_at = excluded.created_at, content = excluded.content`;

type SaveOptions = {
  digests: GetDigests;
  seal: Seal;
  /** The channels on which staff are notified of each request with the status `new`. */
  channels: readonly string[];
};

/** Finds repeats and stores each request once across all processes. */
export const createSave = (db: Sql, { digests, seal, channels }: SaveOptions) => {
  const save = async (booking: NewBooking): Promise<SaveResult> => {
    // Encrypt first, because that takes time and needs no lock.
    const { record, sealed } = await seal(booking);
    // All attempts use the same id: after a lost connection, an earlier attempt may have been committed.
    const id = randomUUID();
    return db.transaction(
      async ({ rows, runAll, now }): Promise<SaveResult> => {
        const digested = digestBooking(digests, booking, now);
        const earlier = await findRepeated(rows, digested, now);
        if (earlier && 'id' in earlier.result && earlier.result.id === id) return { outcome: 'stored', id };
        if (earlier && !earlier.isNewKey) return earlier.result;
        const result: Saved = earlier?.result ?? { outcome: 'stored', id };
        const { status } = booking;
        const texts: string[] = [];
        const values: unknown[] = [result.id, now.toISOString()];
        if (!earlier) {
          texts.push(insertBookingSql);
          const columns = recordProperties.map((property) => record[property]);
          values.push(...columns, status, sealed, digested.fingerprints[0]);
          if (status === 'new' && channels.length > 0) {
            texts.push(insertNotifications(channels, values.length + 1));
            values.push(...channels);
          }
        }
        const [last] = digested.keys;
        if (last) {
          texts.push(insertKey(values.length + 1));
          values.push(last.key, last.content());
        }
        await runAll(texts, values);
        return result;
      },
      { lock: identifyingTexts(booking) },
    );
  };

  return {
    /** Stores a request once. Resolves when it is on the disk. */
    save,

    /** Finds the request that this one repeats. Stores a new key of the repeat, unless the write fails. */
    findEarlier: async (booking: NewBooking): Promise<SaveResult | null> => {
      const now = await db.now();
      const earlier = await findRepeated(db.rows, digestBooking(digests, booking, now), now);
      if (earlier?.isNewKey) await getUnavailableCode(save(booking));
      return earlier?.result ?? null;
    },
  };
};
