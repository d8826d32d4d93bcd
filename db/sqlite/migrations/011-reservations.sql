-- The requests that `bookings next` leaves out, without names: 'shown' by another run of it, which has a random id, or
-- left for 'later' by a person, for whom a digest of the user name stands.
CREATE TABLE reservations (
  booking_id TEXT NOT NULL REFERENCES bookings (id) ON DELETE CASCADE,
  holder     TEXT NOT NULL,
  reason     TEXT NOT NULL CHECK (reason IN ('shown', 'later')),
  expires_at TEXT NOT NULL,
  PRIMARY KEY (booking_id, holder)
) STRICT, WITHOUT ROWID;
