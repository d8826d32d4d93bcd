-- With whom a visitor would like to be: the slug of a masseuse, or no wish.
ALTER TABLE bookings ADD COLUMN masseuse TEXT;
