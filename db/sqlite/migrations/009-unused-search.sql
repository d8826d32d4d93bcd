-- Searches read the rows, so the index is emptied. Its tables and triggers stay for processes of the previous release.
INSERT INTO bookings_search (bookings_search) VALUES ('delete-all');
UPDATE search_progress SET last_row = 0;
DELETE FROM search_by_reading;
