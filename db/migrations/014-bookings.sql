-- The requests of visitors. Times are ISO 8601 in UTC with milliseconds, so that the order of the texts is the order in time.
CREATE TABLE bookings (
  id                TEXT NOT NULL PRIMARY KEY,
  created_at        TEXT NOT NULL,
  kind              TEXT NOT NULL CHECK (kind IN ('booking', 'contact')),
  name              TEXT NOT NULL,
  email             TEXT,
  phone             TEXT,
  -- The visitor's text, and the slug of the massage that the text names.
  service           TEXT NOT NULL,
  service_slug      TEXT,
  -- The slug of the masseuse.
  masseuse          TEXT,
  -- YYYY-MM-DD and HH:MM in Madrid. A time after midnight belongs to the night that begins on the day.
  day               TEXT,
  time              TEXT,
  message           TEXT,
  locale            TEXT NOT NULL,
  -- The version of the statement beside the send button, which the visitor read in the language `locale`.
  statement_version TEXT NOT NULL,
  status            TEXT NOT NULL CHECK (status IN ('new', 'handled', 'spam')),
  handled_at        TEXT,
  -- A text of the staff.
  note              TEXT,
  -- The time of the mail to the staff; NULL before it, and for spam. Without mail, it is the time of the request.
  notified_at       TEXT,
  -- `bookings next` does not show the request before this time.
  hidden_until      TEXT,
  -- SHA-256 of the first status, the kind and the visitor's texts, to find a request that is sent again.
  fingerprint       BLOB NOT NULL
) STRICT;

CREATE INDEX bookings_by_time ON bookings (created_at);
CREATE INDEX bookings_by_fingerprint ON bookings (fingerprint, created_at);
-- Mails and reminders look at new requests only, without reading the messages.
CREATE INDEX bookings_new ON bookings (created_at, locale, hidden_until, notified_at) WHERE status = 'new';
