-- A digest that the first start makes with DIGEST_SECRET. No process with another secret starts.
ALTER TABLE upkeep ADD COLUMN digest_check bytea;
