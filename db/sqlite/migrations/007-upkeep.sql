-- One row about maintenance.
CREATE TABLE upkeep (
  id        INTEGER NOT NULL PRIMARY KEY CHECK (id = 1),
  -- The number of erasures.
  erasures  INTEGER NOT NULL DEFAULT 0,
  -- The time of the last purge, to detect a clock that jumped.
  purged_at TEXT
) STRICT;

INSERT INTO upkeep (id) VALUES (1);
