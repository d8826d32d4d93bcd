-- As in SQLite (`db/sqlite/migrations/013-note.sql`).
ALTER TABLE bookings ADD COLUMN note text;
