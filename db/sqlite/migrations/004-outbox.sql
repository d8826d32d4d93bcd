-- What has to be told to staff: a row for each channel and request, written with the request itself. It says nothing of
-- the visitor; a message is made of the request when it is sent.
CREATE TABLE outbox (
  booking_id      TEXT NOT NULL REFERENCES bookings (id) ON DELETE CASCADE,
  channel         TEXT NOT NULL,
  created_at      TEXT NOT NULL,
  -- Attempts that failed.
  failures        INTEGER NOT NULL DEFAULT 0,
  next_attempt_at TEXT NOT NULL,
  -- Until when a process has it to itself: longer than an attempt takes, so that a process that died blocks nothing.
  claimed_until   TEXT,
  -- Of the last attempt: a code, never what a mail server said.
  last_error      TEXT,
  delivered_at    TEXT,
  PRIMARY KEY (booking_id, channel)
) STRICT, WITHOUT ROWID;

CREATE INDEX outbox_waiting ON outbox (channel, next_attempt_at) WHERE delivered_at IS NULL;
