-- The requests that `bookings next` leaves out, as in SQLite (`db/sqlite/migrations/011-reservations.sql`).
CREATE TABLE reservations (
  booking_id text COLLATE "C" NOT NULL REFERENCES bookings (id) ON DELETE CASCADE,
  holder     text COLLATE "C" NOT NULL,
  reason     text NOT NULL CHECK (reason IN ('shown', 'later')),
  expires_at timestamptz(3) NOT NULL,
  PRIMARY KEY (booking_id, holder)
);
