-- Digests are keyed from now on: an unkeyed one of a name and a telephone number tells both to whoever tries them all.
-- Those that were kept go: what was sent before this and is sent again after it is stored a second time.
UPDATE bookings SET fingerprint = x'';
DROP TABLE idempotency_keys;

-- The names that clients gave to their submissions, each for one content and for a day. Digests of names and contents.
CREATE TABLE idempotency_keys (
  key        BLOB NOT NULL PRIMARY KEY,
  booking_id TEXT NOT NULL REFERENCES bookings (id) ON DELETE CASCADE,
  content    BLOB NOT NULL,
  created_at TEXT NOT NULL
) STRICT, WITHOUT ROWID;

CREATE INDEX idempotency_keys_by_booking ON idempotency_keys (booking_id);
CREATE INDEX idempotency_keys_by_time ON idempotency_keys (created_at);

-- What a visitor typed, for those alone who can open it; the columns it came from are empty then, `name` and `service` ''.
ALTER TABLE bookings ADD COLUMN sealed BLOB;
