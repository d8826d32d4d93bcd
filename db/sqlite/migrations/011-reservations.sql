-- The requests that `bookings next` leaves out: 'shown' by another run, which has a random id, or left for 'later' by a
-- person, identified by a digest of the user name.
CREATE TABLE reservations (
  booking_id TEXT NOT NULL REFERENCES bookings (id) ON DELETE CASCADE,
  holder     TEXT NOT NULL,
  reason     TEXT NOT NULL CHECK (reason IN ('shown', 'later')),
  expires_at TEXT NOT NULL,
  PRIMARY KEY (booking_id, holder)
) STRICT, WITHOUT ROWID;
