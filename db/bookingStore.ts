import { createHash, randomUUID } from 'node:crypto';
import type { Database } from 'better-sqlite3';
import type { Booking, BookingKind, BookingStatus, NewBooking } from './booking.ts';
import { createFileGuard } from './fileGuard.ts';
import { retryWhileLocked, StoreUnavailable } from './retryWhileLocked.ts';

/** What became of a request: kept now, kept before with the same content, or its key used for another content. */
export type SaveResult = { outcome: 'stored' | 'repeat'; id: string } | { outcome: 'keyReused' };

/** Which requests to list; all that are given must hold. Times are ISO 8601 in UTC, `until` not included. */
export type BookingFilter = {
  since?: string | undefined;
  until?: string | undefined;
  kind?: BookingKind | undefined;
  locale?: string | undefined;
  status?: BookingStatus | undefined;
  /** A further test in the caller's own terms. */
  matches?: (booking: Booking) => boolean;
};

const sha256 = (text: string): Buffer => createHash('sha256').update(text).digest();

/** Of everything that makes two requests the same; the language a person read is not part of it. */
const fingerprintOf = ({ kind, name, email, phone, service, message, status }: NewBooking): Buffer =>
  sha256(JSON.stringify([kind, name, email, phone, service, message, status]));

const columns = `id, created_at AS createdAt, kind, name, email, phone, service, service_slug AS serviceSlug, message,
  locale, status, handled_at AS handledAt`;

/**
 * Keeps requests in SQLite. All methods return promises; those that write wait for other processes without holding up
 * this one, and reject with `StoreUnavailable`. `repeatWindow` is in milliseconds: within it, the same content is a
 * repeat.
 */
export const createBookingStore = (db: Database, { repeatWindow }: { repeatWindow: number }) => {
  const checkFile = createFileGuard(db);

  const byKey = db.prepare<[Buffer], { id: string; fingerprint: Buffer }>(
    'SELECT booking_id AS id, fingerprint FROM idempotency_keys WHERE key = ?',
  );
  const byContent = db
    .prepare<[Buffer, string], string>(
      'SELECT id FROM bookings WHERE fingerprint = ? AND created_at > ? ORDER BY created_at DESC LIMIT 1',
    )
    .pluck();
  const insert = db.prepare(`INSERT INTO bookings
    (id, created_at, kind, name, email, phone, service, service_slug, message, locale, statement_version, status,
     fingerprint)
    VALUES (@id, @createdAt, @kind, @name, @email, @phone, @service, @serviceSlug, @message, @locale,
     @statementVersion, @status, @fingerprint)`);
  const insertKey = db.prepare('INSERT INTO idempotency_keys VALUES (?, ?, ?)');
  const touchReadiness = db.prepare(
    'INSERT INTO readiness VALUES (1, ?) ON CONFLICT (id) DO UPDATE SET checked_at = excluded.checked_at',
  );
  const setStatus = db.prepare(
    `UPDATE bookings SET status = @status, handled_at = iif(status = @status, handled_at, @handledAt) WHERE id = @id`,
  );

  /** What a request repeats; `isNewKey` where its key has not been seen with it. */
  const earlier = (booking: NewBooking): { result: SaveResult; isNewKey: boolean } | null => {
    const fingerprint = fingerprintOf(booking);
    const used = booking.idempotencyKey === null ? undefined : byKey.get(sha256(booking.idempotencyKey));
    if (used) {
      const isSame = used.fingerprint.equals(fingerprint);
      return {
        result: isSame ? { outcome: 'repeat', id: used.id } : { outcome: 'keyReused' },
        isNewKey: false,
      };
    }
    const id = byContent.get(fingerprint, new Date(Date.now() - repeatWindow).toISOString());
    if (id === undefined) return null;
    return { result: { outcome: 'repeat', id }, isNewKey: booking.idempotencyKey !== null };
  };

  const rememberKey = (booking: NewBooking, id: string): void => {
    if (booking.idempotencyKey !== null)
      insertKey.run(sha256(booking.idempotencyKey), id, fingerprintOf(booking));
  };

  const save = db.transaction((booking: NewBooking): SaveResult => {
    const known = earlier(booking);
    if (known) {
      if (known.isNewKey && known.result.outcome === 'repeat') rememberKey(booking, known.result.id);
      return known.result;
    }
    const { idempotencyKey: _, ...fields } = booking;
    const id = randomUUID();
    insert.run({ ...fields, id, createdAt: new Date().toISOString(), fingerprint: fingerprintOf(booking) });
    rememberKey(booking, id);
    return { outcome: 'stored', id };
  });

  const idsWith = db
    .prepare<{ prefix: string }, string>(
      'SELECT id FROM bookings WHERE substr(id, 1, length(@prefix)) = @prefix LIMIT 2',
    )
    .pluck();
  const byId = db.prepare<[string], Booking>(`SELECT ${columns} FROM bookings WHERE id = ?`);

  /** The requests that a filter lets through, newest first, one at a time. */
  const select = function* ({
    since,
    until,
    kind,
    locale,
    status,
    matches,
  }: BookingFilter): Generator<Booking> {
    const rows = db
      .prepare<unknown[], Booking>(
        `SELECT ${columns} FROM bookings
         WHERE (@since IS NULL OR created_at >= @since) AND (@until IS NULL OR created_at < @until)
           AND (@kind IS NULL OR kind = @kind) AND (@locale IS NULL OR locale = @locale)
           AND (@status IS NULL OR status = @status)
         ORDER BY created_at DESC, rowid DESC`,
      )
      .iterate({
        since: since ?? null,
        until: until ?? null,
        kind: kind ?? null,
        locale: locale ?? null,
        status: status ?? null,
      });
    for (const row of rows) if (!matches || matches(row)) yield row;
  };

  return {
    /**
     * What a request repeats, if anything; a read, which no other process can hold up. A key that is new with it is
     * remembered if that can be done at once or soon, since the answer does not depend on it.
     */
    findEarlier: async (booking: NewBooking): Promise<SaveResult | null> => {
      checkFile();
      const known = await retryWhileLocked(() => earlier(booking));
      if (known?.isNewKey) {
        await retryWhileLocked(() => save.immediate(booking)).catch((error: unknown) => {
          if (!(error instanceof StoreUnavailable)) throw error;
        });
      }
      return known?.result ?? null;
    },

    /** Keeps a request once. Resolves when it is on the disk. */
    save: (booking: NewBooking): Promise<SaveResult> =>
      retryWhileLocked(() => {
        checkFile();
        return save.immediate(booking);
      }),

    /** Whether a row could be written now: by writing one. */
    canWrite: (): Promise<boolean> =>
      retryWhileLocked(() => {
        checkFile();
        touchReadiness.run(new Date().toISOString());
        return true;
      }).catch((error: unknown) => {
        if (error instanceof StoreUnavailable) return false;
        throw error;
      }),

    /** The newest requests first, at most `limit`. */
    list: async (filter: BookingFilter, limit: number): Promise<Booking[]> => {
      const found: Booking[] = [];
      for (const booking of select(filter)) {
        if (found.length >= limit) break;
        found.push(booking);
      }
      return found;
    },

    /** How many requests there are. */
    count: async (filter: BookingFilter): Promise<number> => {
      let count = 0;
      for (const _ of select(filter)) count += 1;
      return count;
    },

    /** The ids that begin with a prefix: none, the one, or two of several. */
    idsWith: async (prefix: string): Promise<string[]> => idsWith.all({ prefix }),

    find: async (id: string): Promise<Booking | null> => byId.get(id) ?? null,

    /** Sets the status of a request; `handled` keeps the time, any other status forgets it. */
    mark: (id: string, status: BookingStatus): Promise<void> =>
      retryWhileLocked(() => {
        setStatus.run({ id, status, handledAt: status === 'handled' ? new Date().toISOString() : null });
      }),

    close: async (): Promise<void> => {
      db.close();
    },
  };
};

export type BookingStore = ReturnType<typeof createBookingStore>;
