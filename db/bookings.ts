import { createHash, randomUUID } from 'node:crypto';
import type { Database } from 'better-sqlite3';
import { type BookingKind, type BookingTexts, fieldNames } from '../content/bookingFields.ts';
import { repeatWindowMinutes } from '../content/limits.ts';

export const bookingStatuses = ['new', 'handled', 'spam'] as const;
export type BookingStatus = (typeof bookingStatuses)[number];

/** A booking or contact message as the endpoint accepts it. */
export type NewBooking = BookingTexts & {
  kind: BookingKind;
  /** The massage that `service` names, if it is one of the site's. */
  serviceSlug: string | null;
  locale: string;
  statementVersion: string;
  status: 'new' | 'spam';
};

/** A stored booking. Times are ISO 8601 in UTC. */
export type Booking = Omit<NewBooking, 'status' | 'statementVersion'> & {
  id: string;
  createdAt: string;
  status: BookingStatus;
  handledAt: string | null;
  note: string | null;
  /** `bookings next` does not show the booking before this time. It may be in the past. */
  hiddenUntil: string | null;
};

/** Returns the part of an id that people see. Commands accept every unique prefix. */
export const shortId = (id: string): string => id.slice(0, 8);

/**
 * Whether `next` does not show a new booking now: somebody else has it on the screen, or it was left for
 * later.
 */
export const isHidden = ({ status, hiddenUntil }: Pick<Booking, 'status' | 'hiddenUntil'>): boolean =>
  status === 'new' && hiddenUntil !== null && Date.parse(hiddenUntil) > Date.now();

export const withoutSpam = (bookings: readonly Booking[]): Booking[] =>
  bookings.filter(({ status }) => status !== 'spam');

const columns = `id, created_at AS createdAt, kind, name, email, phone, service, service_slug AS serviceSlug,
  masseuse, day, time, message, locale, status, handled_at AS handledAt, note, hidden_until AS hiddenUntil`;

const now = (): string => new Date().toISOString();

const insertSql = `
  INSERT INTO bookings (
    id, created_at, kind, name, email, phone, service, service_slug,
    masseuse, day, time, message, locale, statement_version, status, notified_at, fingerprint
  ) VALUES (
    @id, @createdAt, @kind, @name, @email, @phone, @service, @serviceSlug,
    @masseuse, @day, @time, @message, @locale, @statementVersion, @status, @notifiedAt, @fingerprint
  )`;

/**
 * Bookings with the same fingerprint are repeats. A post that filled the hidden field is no repeat of one
 * that did not, so that a person can send again after a wrong guess.
 */
const fingerprintOf = (booking: NewBooking): Buffer => {
  const texts = fieldNames.map((field) => booking[field]);
  const content = JSON.stringify([booking.status, booking.kind, ...texts]);
  return createHash('sha256').update(content).digest();
};

const prepareSaving = (db: Database, isMailOn: boolean) => {
  const selectRepeat = db
    .prepare<[Buffer, string], string>('SELECT id FROM bookings WHERE fingerprint = ? AND created_at > ?')
    .pluck();
  const insert = db.prepare(insertSql);

  const insertOnce = db.transaction((booking: NewBooking): string => {
    const createdAt = now();
    const since = new Date(Date.parse(createdAt) - repeatWindowMinutes * 60_000).toISOString();
    const fingerprint = fingerprintOf(booking);
    const repeated = selectRepeat.get(fingerprint, since);
    if (repeated !== undefined) return repeated;
    const id = randomUUID();
    insert.run({ ...booking, id, createdAt, notifiedAt: isMailOn ? null : createdAt, fingerprint });
    return id;
  });

  return {
    /** Stores a booking once, and returns its id. The booking is on the disk when this returns. */
    save: (booking: NewBooking): string => insertOnce.immediate(booking),
  };
};

/** Selects bookings that meet all conditions. Times are ISO 8601 in UTC, `until` is exclusive. */
type BookingFilter = {
  since?: string | undefined;
  until?: string | undefined;
  kind?: BookingKind | undefined;
  serviceSlug?: string | undefined;
  masseuse?: string | undefined;
  day?: string | undefined;
  locale?: string | undefined;
  status?: BookingStatus | undefined;
};

const listSql = `
  SELECT ${columns} FROM bookings
  WHERE (@since IS NULL OR created_at >= @since)
    AND (@until IS NULL OR created_at < @until)
    AND (@kind IS NULL OR kind = @kind)
    AND (@serviceSlug IS NULL OR service_slug = @serviceSlug)
    AND (@masseuse IS NULL OR masseuse = @masseuse)
    AND (@day IS NULL OR day = @day)
    AND (@locale IS NULL OR locale = @locale)
    AND (@status IS NULL OR status = @status)
  ORDER BY created_at DESC, rowid DESC`;

/** A condition whose value is NULL holds for all bookings. */
const noFilter = {
  since: null,
  until: null,
  kind: null,
  serviceSlug: null,
  masseuse: null,
  day: null,
  locale: null,
  status: null,
};

const prepareReading = (db: Database) => {
  const selectById = db.prepare<[string], Booking>(`SELECT ${columns} FROM bookings WHERE id = ?`);
  const selectByPrefix = db.prepare<[{ prefix: string; limit: number }], Booking>(
    `SELECT ${columns} FROM bookings WHERE substr(id, 1, length(@prefix)) = @prefix ORDER BY id LIMIT @limit`,
  );
  const selectFiltered = db.prepare<[object], Booking>(listSql);
  const selectCounts = db.prepare<[], { status: BookingStatus; count: number }>(
    'SELECT status, count(*) AS count FROM bookings GROUP BY status',
  );

  return {
    find: (id: string): Booking | undefined => selectById.get(id),

    /** Lists the bookings whose ids begin with a text. */
    listByPrefix: (prefix: string, limit: number): Booking[] => selectByPrefix.all({ prefix, limit }),

    /** Lists the bookings that meet all conditions, newest first. */
    list: (filter: BookingFilter = {}): Booking[] => selectFiltered.all({ ...noFilter, ...filter }),

    countByStatus: (): Record<BookingStatus, number> => {
      const counts = { new: 0, handled: 0, spam: 0 };
      for (const { status, count } of selectCounts.all()) counts[status] = count;
      return counts;
    },
  };
};

/** Setting a status also shows a hidden booking again. */
const setStatusSql = `
  UPDATE bookings
  SET status = @status,
    handled_at = CASE WHEN @status = 'handled' THEN coalesce(handled_at, @now) END,
    hidden_until = NULL`;

const prepareMarking = (db: Database) => {
  const selectStatus = db
    .prepare<[string], BookingStatus>('SELECT status FROM bookings WHERE id = ?')
    .pluck();
  const updateStatus = db.prepare<[{ id: string; status: BookingStatus; now: string }]>(
    `${setStatusSql} WHERE id = @id`,
  );
  const updateStatusOfNew = db.prepare<[{ id: string; status: BookingStatus; now: string }]>(
    `${setStatusSql} WHERE id = @id AND status = 'new'`,
  );
  const selectNote = db.prepare<[string], string | null>('SELECT note FROM bookings WHERE id = ?').pluck();
  const updateNote = db.prepare<[{ id: string; note: string | null }]>(
    'UPDATE bookings SET note = @note WHERE id = @id',
  );

  const replaceStatus = db.transaction((id: string, status: BookingStatus): BookingStatus | undefined => {
    const before = selectStatus.get(id);
    updateStatus.run({ id, status, now: now() });
    return before;
  });

  const replaceNote = db.transaction((id: string, note: string | null): string | null | undefined => {
    const before = selectNote.get(id);
    updateNote.run({ id, note });
    return before;
  });

  return {
    /** Sets the status of a booking, and returns the former one; `undefined` if there is no such booking. */
    mark: (id: string, status: BookingStatus): BookingStatus | undefined =>
      replaceStatus.immediate(id, status),

    /** Sets the status of a booking that is still new. Returns whether it was. */
    markIfNew: (id: string, status: BookingStatus): boolean =>
      updateStatusOfNew.run({ id, status, now: now() }).changes > 0,

    /** Sets the staff's note, and returns the former one; `undefined` if there is no such booking. */
    setNote: (id: string, note: string | null): string | null | undefined => replaceNote.immediate(id, note),
  };
};

/** The day of a night (`YYYY-MM-DD`), and the time of opening (`HH:MM`). */
type Night = { night: string; opening: string };

/**
 * The new bookings for a night come first, by the hour of the visit: a time before the opening is after
 * midnight, and no time comes last. Then come the others, the oldest first.
 */
const takeNextSql = `
  UPDATE bookings SET hidden_until = @hiddenUntil
  WHERE id = (
    SELECT id FROM bookings
    WHERE status = 'new' AND (hidden_until IS NULL OR hidden_until <= @now)
    ORDER BY
      CASE WHEN day = @night THEN 0 ELSE 1 END,
      CASE WHEN day = @night THEN coalesce(time < @opening, 2) END,
      CASE WHEN day = @night THEN time END,
      created_at, rowid
    LIMIT 1
  )
  RETURNING ${columns}`;

/** The statements of `bookings next`. */
const prepareQueue = (db: Database) => {
  const updateNext = db.prepare<[Night & { now: string; hiddenUntil: string }], Booking>(takeNextSql);
  const updateHidden = db.prepare<[{ id: string; hiddenUntil: string }]>(
    `UPDATE bookings SET hidden_until = @hiddenUntil WHERE id = @id AND status = 'new'`,
  );
  const clearHidden = db.prepare<[{ id: string; hiddenUntil: string | null }]>(
    'UPDATE bookings SET hidden_until = NULL WHERE id = @id AND hidden_until = @hiddenUntil',
  );
  const selectHidden = db
    .prepare<[string], string>(
      `SELECT hidden_until FROM bookings WHERE status = 'new' AND hidden_until > ? ORDER BY hidden_until`,
    )
    .pluck();

  return {
    /**
     * Returns the next new booking, and hides it from `takeNext` until a time. Those for the night come
     * first, by the hour, then the oldest.
     */
    takeNext: (night: Night, hiddenUntil: Date): Booking | undefined =>
      updateNext.get({ ...night, now: now(), hiddenUntil: hiddenUntil.toISOString() }),

    /** Hides a booking from `takeNext` until a time. Returns whether the booking is still new. */
    hide: (id: string, until: Date): boolean =>
      updateHidden.run({ id, hiddenUntil: until.toISOString() }).changes > 0,

    /** Shows a booking of `takeNext` again, unless somebody else has taken it since. */
    release: ({ id, hiddenUntil }: Booking): void => {
      clearHidden.run({ id, hiddenUntil });
    },

    /** Lists the times until which new bookings are hidden. */
    listHidden: (): string[] => selectHidden.all(now()),
  };
};

/** The fields of a new booking that the reminder needs. */
export type WaitingBooking = Pick<Booking, 'locale' | 'createdAt'>;

/** The fields of a new booking that its mail needs. */
export type UnnotifiedBooking = Pick<Booking, 'id' | 'kind' | 'serviceSlug' | 'locale' | 'createdAt'>;

/** The statements for the mails to the staff. */
const prepareNotifying = (db: Database) => {
  const selectWaiting = db.prepare<[{ before: string; now: string }], WaitingBooking>(
    `SELECT locale, created_at AS createdAt FROM bookings
     WHERE status = 'new' AND created_at < @before AND (hidden_until IS NULL OR hidden_until <= @now)
     ORDER BY created_at`,
  );
  const selectUnnotified = db.prepare<[], UnnotifiedBooking>(
    `SELECT id, kind, service_slug AS serviceSlug, locale, created_at AS createdAt FROM bookings
     WHERE status = 'new' AND notified_at IS NULL
     ORDER BY created_at, rowid LIMIT 1`,
  );
  const countUnnotified = db
    .prepare<[], number>(`SELECT count(*) FROM bookings WHERE status = 'new' AND notified_at IS NULL`)
    .pluck();
  const updateNotified = db.prepare<[{ id: string; now: string }]>(
    'UPDATE bookings SET notified_at = @now WHERE id = @id',
  );

  return {
    /** Lists the new bookings from before a time that are not hidden, oldest first. */
    listWaiting: (before: Date): WaitingBooking[] =>
      selectWaiting.all({ before: before.toISOString(), now: now() }),

    /** Returns the oldest new booking of which the staff have not been told. */
    findUnnotified: (): UnnotifiedBooking | undefined => selectUnnotified.get(),

    /** Counts the new bookings of which the staff have not been told. */
    countUnnotified: (): number => countUnnotified.get() ?? 0,

    setNotified: (id: string): void => {
      updateNotified.run({ id, now: now() });
    },
  };
};

const prepareErasing = (db: Database) => {
  const deleteById = db.prepare<[string]>('DELETE FROM bookings WHERE id = ?');
  const deleteBefore = db.prepare<[string]>('DELETE FROM bookings WHERE created_at < ?');

  const deleteAll = db.transaction((ids: readonly string[]): void => {
    for (const id of ids) deleteById.run(id);
  });

  return {
    /** Erases these bookings in one transaction. */
    erase: (ids: readonly string[]): void => deleteAll.immediate(ids),

    /** Erases the bookings from before a time, and returns their number. */
    eraseBefore: (time: Date): number => deleteBefore.run(time.toISOString()).changes,
  };
};

type Options = {
  /** Whether staff get a mail about each new booking. Otherwise no booking waits for its mail. */
  isMailOn?: boolean;
};

/**
 * Prepares all statements on the bookings. They are synchronous: a commit takes less than a millisecond on an
 * SSD.
 */
export const createBookings = (db: Database, { isMailOn = false }: Options = {}) => ({
  ...prepareSaving(db, isMailOn),
  ...prepareReading(db),
  ...prepareMarking(db),
  ...prepareQueue(db),
  ...prepareNotifying(db),
  ...prepareErasing(db),
});

export type Bookings = ReturnType<typeof createBookings>;

export const countBookings = (db: Database): number =>
  db.prepare<[], number>('SELECT count(*) FROM bookings').pluck().get() ?? 0;

/** The number of bookings that came after the newest one of a backup. A restore loses them. */
export const countNewer = (db: Database, backup: Database): number => {
  const newest = backup.prepare<[], string | null>('SELECT max(created_at) FROM bookings').pluck().get();
  const newer = db.prepare<[string], number>('SELECT count(*) FROM bookings WHERE created_at > ?').pluck();
  return newer.get(newest ?? '') ?? 0;
};
