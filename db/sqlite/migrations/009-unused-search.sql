-- Searches read the rows, so the index is emptied. Its tables and triggers stay, because a process of the previous release
-- that still runs may fill them again, and erasing must reach what it wrote.
INSERT INTO bookings_search (bookings_search) VALUES ('delete-all');
UPDATE search_progress SET last_row = 0;
DELETE FROM search_by_reading;
