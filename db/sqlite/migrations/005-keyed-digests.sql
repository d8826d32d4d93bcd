-- Digests are keyed from now on, because names and telephone numbers can be guessed from plain digests. The old digests
-- are deleted, so a request that is repeated across this migration is stored a second time.
UPDATE bookings SET fingerprint = x'';
DROP TABLE idempotency_keys;

-- Keyed digests of `Idempotency-Key` headers, each for one content and valid for a day.
CREATE TABLE idempotency_keys (
  key        BLOB NOT NULL PRIMARY KEY,
  booking_id TEXT NOT NULL REFERENCES bookings (id) ON DELETE CASCADE,
  content    BLOB NOT NULL,
  created_at TEXT NOT NULL
) STRICT, WITHOUT ROWID;

CREATE INDEX idempotency_keys_by_booking ON idempotency_keys (booking_id);
CREATE INDEX idempotency_keys_by_time ON idempotency_keys (created_at);

-- An age file with the texts of the visitor. The columns of the texts are empty then, `name` and `service` ''.
ALTER TABLE bookings ADD COLUMN sealed BLOB;
