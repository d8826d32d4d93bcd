import { randomUUID } from 'node:crypto';
import { digestLifetimeHours, repeatWindowMinutes } from '../content/limits.ts';
import { type BookingRecord, type NewBooking, recordProperties, toColumn } from './booking.ts';
import type { Seal } from './seal.ts';
import { isoTimeAfter, placeholders, type Sql, type Statements } from './sql.ts';

/** `repeat`: the booking is stored already. `idempotencyConflict`: its key came with other content. */
export type SaveResult =
  | { outcome: 'stored' | 'repeat'; id: string }
  | { outcome: 'idempotencyConflict' }
  | { outcome: 'tooMany'; retryAfterSeconds: number };

/** Returns a keyed digest of a text. */
export type Digest = (text: string) => Buffer;

/** A client may store at most `max` bookings within the window. */
export type Quota = { max: number; windowSeconds: number };

const repeatWindowMs = repeatWindowMinutes * 60_000;
const digestLifetimeMs = digestLifetimeHours * 3_600_000;

/** Not written by the visitor: the same booking in another language is still a repeat. */
const notCompared: readonly (keyof BookingRecord)[] = ['serviceSlug', 'locale', 'statementVersion'];

/** Leaves out empty properties, so that a property that a later release adds changes no digest. */
const listContent = (booking: NewBooking) =>
  recordProperties
    .filter((property) => !notCompared.includes(property) && booking[property])
    .map((property) => [property, booking[property]])
    .sort();

/** Digests by which a booking can be found again. Each has a name, so that no two kinds are ever equal. */
const digestBooking = (digest: Digest, booking: NewBooking) => {
  const { clientAddress, idempotencyKey, status } = booking;
  return {
    client: digest(JSON.stringify(['client', clientAddress])),
    // A post that filled the honeypot is no repeat of one that did not, so a person can send again after a wrong guess.
    content: digest(JSON.stringify(['content', status === 'spam', listContent(booking)])),
    key: idempotencyKey === null ? null : digest(JSON.stringify(['key', idempotencyKey])),
  };
};

type Digests = ReturnType<typeof digestBooking>;

/** Finds the stored booking with the same key, or with the same content of the same client. */
const findEarlier = async (rows: Statements['rows'], { client, content, key }: Digests, now: Date) => {
  const [sameKey] = key
    ? await rows<{ id: string; content: Buffer }>(
        'SELECT id, content FROM bookings WHERE idempotency_key = $1 AND created_at > $2',
        [key, isoTimeAfter(now, -digestLifetimeMs)],
      )
    : [];
  if (sameKey) return { id: sameKey.id, isConflict: !sameKey.content.equals(content) };
  const [sameContent] = await rows<{ id: string }>(
    'SELECT id FROM bookings WHERE client = $1 AND content = $2 AND created_at > $3 AND created_at <= $4',
    [client, content, isoTimeAfter(now, -repeatWindowMs), now.toISOString()],
  );
  return sameContent && { id: sameContent.id, isConflict: false };
};

/**
 * Returns the seconds until the client may store a booking; 0 if it may now. Rows with a future time, which were stored
 * while the clock was wrong, do not count.
 */
const secondsUntilAllowed = async (
  rows: Statements['rows'],
  { client }: Digests,
  { max, windowSeconds }: Quota,
  now: Date,
  rowNumber: Sql['rowNumber'],
): Promise<number> => {
  // With a high maximum, counting is slow. Rows are numbered, so a lower number rules out that the maximum is reached.
  const [newest] = await rows<{ row: number | null }>(`SELECT max(${rowNumber}) AS row FROM bookings`);
  if ((newest?.row ?? 0) < max) return 0;
  const windowMs = windowSeconds * 1000;
  // While this row is in the window, the client has stored the maximum.
  const [last] = await rows<{ createdAt: string }>(
    `SELECT created_at AS "createdAt" FROM bookings WHERE client = $1 AND created_at > $2 AND created_at <= $3
     ORDER BY created_at DESC LIMIT 1 OFFSET $4`,
    [client, isoTimeAfter(now, -windowMs), now.toISOString(), max - 1],
  );
  return last ? Math.ceil((Date.parse(last.createdAt) + windowMs - now.getTime()) / 1000) : 0;
};

const insertedProperties = ['id', 'createdAt', ...recordProperties, 'status', 'sealed'];
const insertedColumns = [...insertedProperties.map(toColumn), 'client', 'content', 'idempotency_key'];
const insertBookingSql = `INSERT INTO bookings (${insertedColumns}) VALUES (${placeholders(insertedColumns.length)})`;

const insertNotificationSql =
  'INSERT INTO outbox (booking_id, channel, created_at, next_attempt_at) VALUES ($1, $2, $3, $3)';

export type SaveOptions = {
  digest: Digest;
  /** Without a quota, a client may store any number of bookings. */
  quota: Quota | undefined;
  seal: Seal;
  /** The channels on which staff are notified of each booking with the status `new`. */
  channels: readonly string[];
};

/** Stores a booking once across all processes. Resolves when it is on the disk. */
export const createSave =
  (db: Sql, { digest, quota, seal, channels }: SaveOptions) =>
  async (booking: NewBooking): Promise<SaveResult> => {
    // Encrypt first, because that takes time and needs no lock.
    const { record, sealed } = await seal(booking);
    const digests = digestBooking(digest, booking);
    const { client, content, key } = digests;
    // All attempts use the same id: after a lost connection, an earlier attempt may have been committed.
    const id = randomUUID();
    return db.transaction(
      async ({ rows, run, now }): Promise<SaveResult> => {
        const earlier = await findEarlier(rows, digests, now);
        if (earlier?.isConflict) return { outcome: 'idempotencyConflict' };
        if (earlier) return { outcome: earlier.id === id ? 'stored' : 'repeat', id: earlier.id };
        const retryAfterSeconds = quota
          ? await secondsUntilAllowed(rows, digests, quota, now, db.rowNumber)
          : 0;
        if (retryAfterSeconds > 0) return { outcome: 'tooMany', retryAfterSeconds };

        const time = now.toISOString();
        const texts = recordProperties.map((property) => record[property]);
        await run(insertBookingSql, [id, time, ...texts, booking.status, sealed, client, content, key]);
        if (booking.status === 'new')
          for (const channel of channels) await run(insertNotificationSql, [id, channel, time]);
        return { outcome: 'stored', id };
      },
      // Two processes must not both count the last place of a quota, or both miss the same key.
      { lock: [client, key].flatMap((locked) => locked?.toString('hex') ?? []) },
    );
  };
