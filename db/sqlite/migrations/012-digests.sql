-- The digests of earlier releases, with other keys.
DROP INDEX bookings_by_content;
ALTER TABLE bookings DROP COLUMN fingerprint;
DROP TABLE idempotency_keys;

-- Keyed digests of the client's address, of the content and of the `Idempotency-Key`. They find repeats and count the
-- requests of a client, and are NULL 24 hours later and in backups.
ALTER TABLE bookings ADD COLUMN client BLOB;
ALTER TABLE bookings ADD COLUMN content BLOB;
ALTER TABLE bookings ADD COLUMN idempotency_key BLOB;
CREATE INDEX bookings_by_client ON bookings (client, created_at) WHERE client IS NOT NULL;
CREATE INDEX bookings_by_content ON bookings (content, client, created_at) WHERE content IS NOT NULL;
CREATE INDEX bookings_by_key ON bookings (idempotency_key) WHERE idempotency_key IS NOT NULL;

-- The search index, which is empty since migration 009.
DROP TRIGGER bookings_search_delete;
DROP TRIGGER bookings_search_update;
DROP TABLE bookings_search;
DROP TABLE search_progress;
DROP TABLE search_by_reading;

-- The number of erasures told a replaced file from erased rows. The site compares the files instead.
ALTER TABLE upkeep DROP COLUMN erasures;
