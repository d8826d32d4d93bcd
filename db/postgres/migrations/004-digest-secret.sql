-- A digest that only the same DIGEST_SECRET makes. The first start stores it, and no process with another secret starts.
ALTER TABLE upkeep ADD COLUMN digest_check bytea;
