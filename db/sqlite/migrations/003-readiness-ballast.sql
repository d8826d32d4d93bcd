-- The readiness check writes as much as the largest request: a disk that is almost full still has room for a short row.
ALTER TABLE readiness ADD COLUMN ballast BLOB;
