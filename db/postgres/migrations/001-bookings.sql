-- One row with the version of the tables. It also distinguishes them from tables of other programs.
CREATE TABLE bookings_schema (version integer NOT NULL);

-- A request of a visitor. The columns are those of SQLite's table (`db/sqlite/migrations/`).
CREATE TABLE bookings (
  -- Sorted by bytes, because ids are found by their beginning.
  id                text COLLATE "C" PRIMARY KEY,
  -- The order of requests within a millisecond.
  row               bigint GENERATED ALWAYS AS IDENTITY UNIQUE,
  created_at        timestamptz(3) NOT NULL,
  kind              text NOT NULL CHECK (kind IN ('booking', 'contact')),
  name              text NOT NULL,
  email             text,
  phone             text,
  service           text NOT NULL,
  service_slug      text,
  masseuse          text,
  message           text,
  locale            text NOT NULL,
  statement_version text NOT NULL,
  status            text NOT NULL CHECK (status IN ('new', 'handled', 'spam')),
  handled_at        timestamptz(3),
  -- A keyed digest of content and address, to find repeats; empty when it has expired.
  fingerprint       bytea NOT NULL,
  -- An age file with the texts. The columns of the texts are empty then.
  sealed            bytea,
  -- The trigrams of the texts, without case and accents, as numbers to the base of 36; NULL if the row is sealed.
  search_groups     integer[]
);

CREATE INDEX bookings_by_time ON bookings (created_at DESC, row DESC);
CREATE INDEX bookings_by_status ON bookings (status, created_at DESC, row DESC);
CREATE INDEX bookings_by_content ON bookings (fingerprint, created_at) WHERE fingerprint <> '';
CREATE INDEX bookings_search ON bookings USING gin (search_groups);
CREATE INDEX bookings_not_searchable ON bookings (created_at) WHERE search_groups IS NULL;
CREATE INDEX bookings_sealed ON bookings (created_at) WHERE sealed IS NOT NULL;

-- Keyed digests of `Idempotency-Key` headers, each for one content and valid for a day.
CREATE TABLE idempotency_keys (
  key        bytea PRIMARY KEY,
  booking_id text COLLATE "C" NOT NULL REFERENCES bookings (id) ON DELETE CASCADE,
  content    bytea NOT NULL,
  created_at timestamptz(3) NOT NULL
);

CREATE INDEX idempotency_keys_by_booking ON idempotency_keys (booking_id);
CREATE INDEX idempotency_keys_by_time ON idempotency_keys (created_at);

-- The notifications of staff: a row for each channel and request.
CREATE TABLE outbox (
  booking_id      text COLLATE "C" NOT NULL REFERENCES bookings (id) ON DELETE CASCADE,
  channel         text COLLATE "C" NOT NULL,
  created_at      timestamptz(3) NOT NULL,
  failures        integer NOT NULL DEFAULT 0,
  next_attempt_at timestamptz(3) NOT NULL,
  -- The end of a claim, which excludes other processes.
  claimed_until   timestamptz(3),
  last_error      text COLLATE "C",
  delivered_at    timestamptz(3),
  PRIMARY KEY (booking_id, channel)
);

CREATE INDEX outbox_waiting ON outbox (channel, next_attempt_at) WHERE delivered_at IS NULL;

-- One row that the readiness check rewrites, to prove that the database can be written.
CREATE TABLE readiness (
  id         integer PRIMARY KEY CHECK (id = 1),
  checked_at timestamptz(3) NOT NULL
);

-- One row with the time of the last purge.
CREATE TABLE upkeep (
  id        integer PRIMARY KEY CHECK (id = 1),
  purged_at timestamptz(3)
);

INSERT INTO upkeep (id) VALUES (1);

-- The posts of an address in a window. `key` is a keyed digest of the address. Unlogged: a crash resets all counts.
CREATE UNLOGGED TABLE hits (
  name    text COLLATE "C" NOT NULL,
  key     text COLLATE "C" NOT NULL,
  count   integer NOT NULL,
  ends_at timestamptz NOT NULL,
  PRIMARY KEY (name, key)
);

CREATE INDEX hits_by_end ON hits (ends_at);
