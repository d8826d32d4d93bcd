-- A text of the staff about a request. If the texts of the request are sealed, the note is an armored age file.
ALTER TABLE bookings ADD COLUMN note TEXT;
