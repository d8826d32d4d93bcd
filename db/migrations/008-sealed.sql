-- How many requests are sealed is asked at each search, and is answered without reading them.
CREATE INDEX bookings_sealed ON bookings (created_at) WHERE sealed IS NOT NULL;
