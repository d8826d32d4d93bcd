-- The slug of the masseuse that the visitor chose, if any.
ALTER TABLE bookings ADD COLUMN masseuse TEXT;
