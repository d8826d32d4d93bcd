-- The readiness check writes as much as the largest request, because a nearly full disk may have room for a short row.
ALTER TABLE readiness ADD COLUMN ballast BLOB;
