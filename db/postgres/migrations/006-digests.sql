-- As in SQLite (`db/sqlite/migrations/012-digests.sql`).
DROP TRIGGER forget_search_groups ON bookings;
DROP FUNCTION forget_search_groups;
ALTER TABLE bookings DROP COLUMN fingerprint, DROP COLUMN search_groups;

ALTER TABLE bookings ADD COLUMN client bytea, ADD COLUMN content bytea, ADD COLUMN idempotency_key bytea;
CREATE INDEX bookings_by_client ON bookings (client, created_at) WHERE client IS NOT NULL;
CREATE INDEX bookings_by_content ON bookings (content, client, created_at) WHERE content IS NOT NULL;
CREATE INDEX bookings_by_key ON bookings (idempotency_key) WHERE idempotency_key IS NOT NULL;

DROP TABLE idempotency_keys;
ALTER TABLE upkeep DROP COLUMN erasures;

-- The counts of the rate limits. The rows of `bookings` are counted instead.
DROP TABLE hits;
