-- However many requests there are: lists choose their rows in the first index, counts and statistics read the second alone.
DROP INDEX bookings_by_time;
CREATE INDEX bookings_by_time ON bookings (created_at DESC, status, kind, locale, service_slug);
CREATE INDEX bookings_by_status ON bookings (status, kind, locale, service_slug, created_at);

-- What these say has to be opened before it can be searched.
CREATE INDEX bookings_sealed ON bookings (created_at) WHERE sealed IS NOT NULL;

-- Which three letters or digits in a row stand in a request, without case and accents. It keeps no text of its own, and of
-- a row that is erased nothing stays. Rows enter it after they were stored, in batches (`db/searchIndex.ts`): an entry at
-- each insert would make the insert half as slow again.
CREATE VIRTUAL TABLE bookings_search USING fts5 (
  name, email, phone, service, masseuse, message,
  content = 'bookings', content_rowid = 'rowid',
  tokenize = 'trigram case_sensitive 0 remove_diacritics 1',
  detail = none, columnsize = 0
);
INSERT INTO bookings_search (bookings_search, rank) VALUES ('secure-delete', 1);

-- Up to which row of `bookings` all are in there.
CREATE TABLE search_progress (
  id       INTEGER NOT NULL PRIMARY KEY CHECK (id = 1),
  last_row INTEGER NOT NULL
) STRICT;
INSERT INTO search_progress VALUES (1, 0);

-- The rows with a word that the index would spell otherwise than who looks for it: struck through, say.
CREATE TABLE search_by_reading (row INTEGER NOT NULL PRIMARY KEY) STRICT;

-- The number of a last row that is deleted is given to the next one, which is not in there.
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
