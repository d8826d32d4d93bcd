-- Which of these files were applied; one row. It also tells this site's tables from those of other programs.
CREATE TABLE bookings_schema (version integer NOT NULL);

-- A request of a visitor. The columns are those of SQLite's table (`db/migrations/`).
CREATE TABLE bookings (
  -- In the order of bytes, whatever language the database sorts in: ids are looked for by how they begin.
  id                text COLLATE "C" PRIMARY KEY,
  -- The order in which requests came, for those that came within a millisecond.
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
  -- A keyed digest of what was sent and from where; empty once it makes nothing a repeat any more.
  fingerprint       bytea NOT NULL,
  -- An envelope with the texts; the columns they came from are empty then.
  sealed            bytea,
  -- Which three letters or digits in a row stand in the texts, without case and accents, as numbers to the base of 36; none
  -- where they are sealed, or where somebody else than the site wrote them: such a row is read by every search.
  search_groups     integer[]
);

CREATE INDEX bookings_by_time ON bookings (created_at DESC, row DESC);
CREATE INDEX bookings_by_status ON bookings (status, created_at DESC, row DESC);
CREATE INDEX bookings_by_content ON bookings (fingerprint, created_at) WHERE fingerprint <> '';
CREATE INDEX bookings_search ON bookings USING gin (search_groups);
CREATE INDEX bookings_not_searchable ON bookings (created_at) WHERE search_groups IS NULL;
CREATE INDEX bookings_sealed ON bookings (created_at) WHERE sealed IS NOT NULL;

-- The names that clients gave to their submissions, each for one content and for a day. Digests of names and contents.
CREATE TABLE idempotency_keys (
  key        bytea PRIMARY KEY,
  booking_id text COLLATE "C" NOT NULL REFERENCES bookings (id) ON DELETE CASCADE,
  content    bytea NOT NULL,
  created_at timestamptz(3) NOT NULL
);

CREATE INDEX idempotency_keys_by_booking ON idempotency_keys (booking_id);
CREATE INDEX idempotency_keys_by_time ON idempotency_keys (created_at);

-- What has to be told to staff: a row for each channel and request.
CREATE TABLE outbox (
  booking_id      text COLLATE "C" NOT NULL REFERENCES bookings (id) ON DELETE CASCADE,
  channel         text COLLATE "C" NOT NULL,
  created_at      timestamptz(3) NOT NULL,
  failures        integer NOT NULL DEFAULT 0,
  next_attempt_at timestamptz(3) NOT NULL,
  -- Until when a process has it to itself.
  claimed_until   timestamptz(3),
  last_error      text COLLATE "C",
  delivered_at    timestamptz(3),
  PRIMARY KEY (booking_id, channel)
);

CREATE INDEX outbox_waiting ON outbox (channel, next_attempt_at) WHERE delivered_at IS NULL;

-- One row, rewritten by the readiness check: proof that the database takes a write.
CREATE TABLE readiness (
  id         integer PRIMARY KEY CHECK (id = 1),
  checked_at timestamptz(3) NOT NULL
);

-- One row: when old requests were last looked for, by the clock of then.
CREATE TABLE upkeep (
  id        integer PRIMARY KEY CHECK (id = 1),
  purged_at timestamptz(3)
);

INSERT INTO upkeep (id) VALUES (1);

-- How often an address posted in a window: `key` is a keyed digest of it. Worth no flush to disk: after a crash all count anew.
CREATE UNLOGGED TABLE hits (
  name    text COLLATE "C" NOT NULL,
  key     text COLLATE "C" NOT NULL,
  count   integer NOT NULL,
  ends_at timestamptz NOT NULL,
  PRIMARY KEY (name, key)
);

CREATE INDEX hits_by_end ON hits (ends_at);
