-- The day and time for which a visitor asks: `YYYY-MM-DD` and `HH:MM` in Madrid. Times after midnight belong
-- to the night that begins on the day.
ALTER TABLE bookings ADD COLUMN day TEXT;
ALTER TABLE bookings ADD COLUMN time TEXT;
