-- One row: what the erasing of requests leaves for whoever comes after it.
CREATE TABLE upkeep (
  id        INTEGER NOT NULL PRIMARY KEY CHECK (id = 1),
  -- How often requests were erased: a server that misses a row it kept sees that it is gone for a reason.
  erasures  INTEGER NOT NULL DEFAULT 0,
  -- When old requests were last looked for, by the clock of then: how a clock that jumped is found out.
  purged_at TEXT
) STRICT;

INSERT INTO upkeep (id) VALUES (1);
