-- The notifications of staff: a row for each channel and request, inserted with the request. It has no data of the visitor.
CREATE TABLE outbox (
  booking_id      TEXT NOT NULL REFERENCES bookings (id) ON DELETE CASCADE,
  channel         TEXT NOT NULL,
  created_at      TEXT NOT NULL,
  -- The number of failed attempts.
  failures        INTEGER NOT NULL DEFAULT 0,
  next_attempt_at TEXT NOT NULL,
  -- The end of a claim, which excludes other processes. A process that died blocks a notification only until then.
  claimed_until   TEXT,
  -- The error code of the last attempt, never the text of a mail server.
  last_error      TEXT,
  delivered_at    TEXT,
  PRIMARY KEY (booking_id, channel)
) STRICT, WITHOUT ROWID;

CREATE INDEX outbox_waiting ON outbox (channel, next_attempt_at) WHERE delivered_at IS NULL;
