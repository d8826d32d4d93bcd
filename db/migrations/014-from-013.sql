-- Version 13 is release 0.2.0. The file has no sealed requests: the site checks that first.
DROP TABLE outbox;
DROP TABLE reservations;
DROP TABLE readiness;
DROP TABLE upkeep;

DROP INDEX bookings_by_time;
DROP INDEX bookings_by_status;
DROP INDEX bookings_by_client;
DROP INDEX bookings_by_content;
DROP INDEX bookings_by_key;
DROP INDEX bookings_sealed;

ALTER TABLE bookings DROP COLUMN sealed;
ALTER TABLE bookings DROP COLUMN client;
ALTER TABLE bookings DROP COLUMN content;
ALTER TABLE bookings DROP COLUMN idempotency_key;
ALTER TABLE bookings ADD COLUMN notified_at TEXT;
ALTER TABLE bookings ADD COLUMN hidden_until TEXT;
-- No request has an empty fingerprint, so an old request is never taken for a repeat.
ALTER TABLE bookings ADD COLUMN fingerprint BLOB NOT NULL DEFAULT x'';

-- 0.2.0 has told the staff about these requests.
UPDATE bookings SET notified_at = created_at;

CREATE INDEX bookings_by_time ON bookings (created_at);
CREATE INDEX bookings_by_fingerprint ON bookings (fingerprint, created_at);
-- Mails and reminders look at new requests only, without reading the messages.
CREATE INDEX bookings_new ON bookings (created_at, locale, hidden_until, notified_at) WHERE status = 'new';
