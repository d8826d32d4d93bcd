import Database from 'better-sqlite3';
import { newestVersion, readMigrations } from '../migrations.ts';
import { UnusableDatabase } from '../storeErrors.ts';

/** SQLite waits so long for a lock while it opens a file. */
export const openTimeoutMs = 5000;

/** Opens a file. Its triggers and views may call harmless functions only, because others may have made them. */
export const connectFile = (path: string, options?: Database.Options): Database.Database => {
  const db = new Database(path, options);
  db.pragma('trusted_schema = OFF');
  return db;
};

export const readSchemaVersion = (db: Database.Database): number =>
  db.pragma('user_version', { simple: true }) as number;

/** Applies the missing migrations. Locks the file only if there are some. */
export const migrate = (db: Database.Database, target = newestVersion('sqlite')): void => {
  if (readSchemaVersion(db) >= target) return;
  db.transaction(() => {
    for (const { version, sql } of readMigrations('sqlite', readSchemaVersion(db))) {
      if (version > target) break;
      db.exec(sql);
      db.pragma(`user_version = ${version}`);
    }
  }).immediate();
};

/** Leaves out SQLite's own tables and indexes. A trigger or view with such a name is listed. */
const schemaSql = `SELECT type || ' ' || name AS part, sql FROM sqlite_schema
  WHERE NOT (type IN ('table', 'index') AND name LIKE 'sqlite\\_%' ESCAPE '\\')`;

/** Matches quoted texts, which are compared, and comments and spaces, which are not. */
const quotedOrIgnored = /('(?:[^']|'')*'|"(?:[^"]|"")*")|--.*|\/\*[\s\S]*?\*\/|\s+/g;

const readSchema = (db: Database.Database): Map<string, string | undefined> => {
  const parts = db.prepare<[], { part: string; sql: string | null }>(schemaSql).all();
  return new Map(parts.map(({ part, sql }) => [part, sql?.replace(quotedOrIgnored, '$1')]));
};

/**
 * Throws `UnusableDatabase` if the file has other tables, triggers or views than the migrations of its version
 * make: a trigger could hide or change new bookings. Further indexes do no harm.
 */
export const checkSchema = (db: Database.Database): void => {
  // In one transaction, because another process may be migrating the file.
  const [version, found] = db.transaction(() => [readSchemaVersion(db), readSchema(db)] as const)();
  const reference = new Database(':memory:');
  migrate(reference, version);
  const expected = readSchema(reference);
  reference.close();
  const foreign = [...found].filter(([part, sql]) =>
    expected.has(part) ? expected.get(part) !== sql : !part.startsWith('index '),
  );
  const missing = [...expected.keys()].filter((part) => !found.has(part));
  if (foreign.length > 0)
    throw new UnusableDatabase(`this site did not make ${foreign.map(([part]) => part).join(', ')} in it`);
  if (missing.length > 0) throw new UnusableDatabase(`it lacks ${missing.join(', ')}`);
};
