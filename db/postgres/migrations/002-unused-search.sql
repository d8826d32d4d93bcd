-- Searches read the rows. The column stays for processes of the previous release.
DROP INDEX bookings_search;
DROP INDEX bookings_not_searchable;
UPDATE bookings SET search_groups = NULL WHERE search_groups IS NOT NULL;

CREATE FUNCTION forget_search_groups() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.search_groups := NULL;
  RETURN NEW;
END $$;
CREATE TRIGGER forget_search_groups BEFORE INSERT OR UPDATE ON bookings
FOR EACH ROW EXECUTE FUNCTION forget_search_groups();

-- As in SQLite: the readiness check writes as much as the largest request, and erasures are counted.
ALTER TABLE readiness ADD COLUMN ballast bytea;
ALTER TABLE upkeep ADD COLUMN erasures integer NOT NULL DEFAULT 0;
