-- The day and time for which a visitor asks: `YYYY-MM-DD` and `HH:MM` in Madrid. Times after midnight belong
-- to the night that begins on the day.
ALTER TABLE bookings ADD COLUMN day text, ADD COLUMN time text;
