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
  -- Which wording of the statement beside the send button the visitor saw, in the language of `locale`.
  statement_version TEXT NOT NULL,
  status            TEXT NOT NULL CHECK (status IN ('new', 'handled', 'spam')),
  handled_at        TEXT,
  -- SHA-256 of what was sent: finds a repeat without comparing every field.
  fingerprint       BLOB NOT NULL
) STRICT;

CREATE INDEX bookings_by_time ON bookings (created_at DESC);
CREATE INDEX bookings_by_content ON bookings (fingerprint, created_at);

-- The names that clients gave to their submissions, each for one content. Several may lead to one request: whoever sends
-- the same again under another key means the same. SHA-256, since an Idempotency-Key may be of any length.
CREATE TABLE idempotency_keys (
  key         BLOB NOT NULL PRIMARY KEY,
  booking_id  TEXT NOT NULL REFERENCES bookings (id) ON DELETE CASCADE,
  fingerprint BLOB NOT NULL
) STRICT, WITHOUT ROWID;

CREATE INDEX idempotency_keys_by_booking ON idempotency_keys (booking_id);

-- One row, rewritten by the readiness check: proof that the file takes a write.
CREATE TABLE readiness (
  id         INTEGER NOT NULL PRIMARY KEY CHECK (id = 1),
  checked_at TEXT NOT NULL
) STRICT;
