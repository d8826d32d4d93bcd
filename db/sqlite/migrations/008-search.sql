-- Lists use the first index; counts and statistics read the second index only.
DROP INDEX bookings_by_time;
CREATE INDEX bookings_by_time ON bookings (created_at DESC, status, kind, locale, service_slug);
CREATE INDEX bookings_by_status ON bookings (status, kind, locale, service_slug, created_at);

-- Sealed rows must be opened before a search.
CREATE INDEX bookings_sealed ON bookings (created_at) WHERE sealed IS NOT NULL;

-- An index of trigrams, without case and accents. It stores no texts, and deletes the entries of erased rows. Rows are
-- added in batches after they were stored, because adding them at once would slow down the insert.
CREATE VIRTUAL TABLE bookings_search USING fts5 (
  name, email, phone, service, masseuse, message,
  content = 'bookings', content_rowid = 'rowid',
  tokenize = 'trigram case_sensitive 0 remove_diacritics 1',
  detail = none, columnsize = 0
);
INSERT INTO bookings_search (bookings_search, rank) VALUES ('secure-delete', 1);

-- The last row of `bookings` in the index.
CREATE TABLE search_progress (
  id       INTEGER NOT NULL PRIMARY KEY CHECK (id = 1),
  last_row INTEGER NOT NULL
) STRICT;
INSERT INTO search_progress VALUES (1, 0);

-- The rows with a word that the index spells differently, for example a struck-through word.
CREATE TABLE search_by_reading (row INTEGER NOT NULL PRIMARY KEY) STRICT;

-- SQLite gives the number of a deleted last row to the next row, which is not in the index.
CREATE TRIGGER bookings_search_delete AFTER DELETE ON bookings
WHEN old.rowid <= (SELECT last_row FROM search_progress)
BEGIN
  INSERT INTO bookings_search (bookings_search, rowid, name, email, phone, service, masseuse, message)
  VALUES ('delete', old.rowid, old.name, old.email, old.phone, old.service, old.masseuse, old.message);
  DELETE FROM search_by_reading WHERE row = old.rowid;
  UPDATE search_progress SET last_row = min(last_row, coalesce((SELECT max(rowid) FROM bookings), 0));
END;

CREATE TRIGGER bookings_search_update AFTER UPDATE OF name, email, phone, service, masseuse, message ON bookings
WHEN old.rowid <= (SELECT last_row FROM search_progress)
BEGIN
  INSERT INTO bookings_search (bookings_search, rowid, name, email, phone, service, masseuse, message)
  VALUES ('delete', old.rowid, old.name, old.email, old.phone, old.service, old.masseuse, old.message);
  INSERT INTO bookings_search (rowid, name, email, phone, service, masseuse, message)
  VALUES (new.rowid, new.name, new.email, new.phone, new.service, new.masseuse, new.message);
END;
