-- A request of a visitor. Times are ISO 8601 in UTC with milliseconds, so that text order is time order.
CREATE TABLE bookings (
  id                TEXT NOT NULL PRIMARY KEY,
  created_at        TEXT NOT NULL,
  kind              TEXT NOT NULL CHECK (kind IN ('booking', 'contact')),
  name              TEXT NOT NULL,
  email             TEXT,
  phone             TEXT,
  service           TEXT NOT NULL,
  service_slug      TEXT,
  message           TEXT,
  locale            TEXT NOT NULL,
  -- The version of the statement beside the send button that the visitor saw, in the language `locale`.
  statement_version TEXT NOT NULL,
  status            TEXT NOT NULL CHECK (status IN ('new', 'handled', 'spam')),
  handled_at        TEXT,
  -- SHA-256 of the content, to find repeats.
  fingerprint       BLOB NOT NULL
) STRICT;

CREATE INDEX bookings_by_time ON bookings (created_at DESC);
CREATE INDEX bookings_by_content ON bookings (fingerprint, created_at);

-- SHA-256 digests of `Idempotency-Key` headers, each for one content. Several keys may belong to one request.
CREATE TABLE idempotency_keys (
  key         BLOB NOT NULL PRIMARY KEY,
  booking_id  TEXT NOT NULL REFERENCES bookings (id) ON DELETE CASCADE,
  fingerprint BLOB NOT NULL
) STRICT, WITHOUT ROWID;

CREATE INDEX idempotency_keys_by_booking ON idempotency_keys (booking_id);

-- One row that the readiness check rewrites, to prove that the file can be written.
CREATE TABLE readiness (
  id         INTEGER NOT NULL PRIMARY KEY CHECK (id = 1),
  checked_at TEXT NOT NULL
) STRICT;
