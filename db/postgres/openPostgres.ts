import { createHmac } from 'node:crypto';
import { checkIsNewest, checkVersion, newestVersion, readMigrations } from '../migrations.ts';
import { placeholders, type Sql, type Statements } from '../sql.ts';
import { getErrorMessage, StoreUnavailable, UnusableDatabase } from '../storeErrors.ts';
import { connectPostgres } from './connectPostgres.ts';
import { lockMigration } from './statements.ts';

/** The time limit for connecting at startup, because the database may be starting too. */
const startTimeoutMs = 10_000;

const migrationTimeoutMs = 10 * 60_000;

const readAllTimeoutMs = 60 * 60_000;

/** Describes an error as a clause for an operator. Only errors of connecting have a message. */
export const describePostgresError = (error: unknown): string => {
  if (!(error instanceof StoreUnavailable)) return getErrorMessage(error);
  return error.cause ? `${getErrorMessage(error.cause)} (${error.code})` : error.code;
};

/** Reads the version of the tables; 0 if there are none. Throws `UnusableDatabase` for other databases. */
const readSchemaVersion = async ({ rows }: Pick<Statements, 'rows'>): Promise<number> => {
  const [database] = await rows<{ encoding: string }>(
    `SELECT current_setting('server_encoding') AS encoding`,
  );
  if (database?.encoding !== 'UTF8')
    throw new UnusableDatabase(`it keeps texts as ${database?.encoding}: make one with ENCODING 'UTF8'`);
  // Read the system catalogue. A table name may be resolved from a cache that predates the migration lock.
  const found = await rows<{ name: string }>(
    `SELECT relname AS name FROM pg_class
     WHERE relname IN ('bookings', 'bookings_schema') AND relkind = 'r' AND pg_table_is_visible(oid)`,
  );
  if (found.length === 0) return 0;
  if (!found.some(({ name }) => name === 'bookings_schema'))
    throw new UnusableDatabase('it holds no bookings of this site');
  const [row] = await rows<{ version: number }>('SELECT version FROM bookings_schema');
  const version = row?.version ?? 0;
  checkVersion('postgres', version);
  return version;
};

/** Called before tables of an older release are migrated. */
type OnMigration = (versions: { from: number; to: number }) => void;

/** Applies missing migrations in the transaction of `statements`. Other starting processes wait. */
export const migratePostgres = async (
  statements: Statements,
  onMigration: OnMigration = () => {},
): Promise<void> => {
  const to = newestVersion('postgres');
  const from = await readSchemaVersion(statements);
  if (from === to) return;
  if (from > 0) onMigration({ from, to });
  await statements.rows(lockMigration);
  for (const { version, sql } of readMigrations('postgres', await readSchemaVersion(statements))) {
    await statements.run(sql);
    await statements.run('DELETE FROM bookings_schema');
    await statements.run('INSERT INTO bookings_schema VALUES ($1)', [version]);
  }
};

const tables = [...['bookings', 'outbox', 'reservations', 'readiness', 'upkeep', 'bookings_schema']];

/** Throws `UnusableDatabase` for triggers and rules that no migration made: they could change bookings. */
const checkTriggers = async ({ rows }: Sql): Promise<void> => {
  const found = await rows<{ name: string }>(
    `SELECT 'trigger ' || tgname AS name FROM pg_trigger JOIN pg_class ON pg_class.oid = tgrelid
     WHERE relname = ANY ($1) AND pg_table_is_visible(tgrelid) AND NOT tgisinternal
     UNION ALL SELECT 'rule ' || rulename FROM pg_rewrite JOIN pg_class ON pg_class.oid = ev_class
     WHERE relname = ANY ($1) AND pg_table_is_visible(ev_class)`,
    [tables],
  );
  if (found.length > 0)
    throw new UnusableDatabase(`this site did not make ${found.map(({ name }) => name).join(', ')} in it`);
};

const checkMayCreate = async ({ rows }: Sql): Promise<void> => {
  const [row] = await rows<{ may: boolean }>(
    `SELECT coalesce(has_schema_privilege(current_schema(), 'CREATE'), false) AS may`,
  );
  if (!row?.may) throw new UnusableDatabase('the user may not create tables there');
};

/** Connects and runs `prepare`. If that fails, disconnects and rejects with `UnusableDatabase`. */
const connectAndPrepare = async (url: string, prepare: (db: Sql) => Promise<void>): Promise<Sql> => {
  const db = await connectPostgres(url);
  try {
    await prepare(db);
    return db;
  } catch (error) {
    await db.close();
    throw error instanceof StoreUnavailable ? new UnusableDatabase(describePostgresError(error)) : error;
  }
};

const hashSecret = (secret: Buffer): Buffer => createHmac('sha256', secret).update('DIGEST_SECRET').digest();

const otherSecretMessage =
  'DIGEST_SECRET is not that of the other processes: set theirs, or stop all of them and run' +
  ' bookings config --new-digest-secret --yes';

/** The first start stores a check value. Throws `UnusableDatabase` if that was made with another secret. */
const checkDigestSecret = async (db: Sql, secret: Buffer): Promise<void> => {
  const found = await db.transaction(({ rows }) =>
    rows(
      `UPDATE upkeep SET digest_check = coalesce(digest_check, $1)
       WHERE digest_check IS NULL OR digest_check = $1 RETURNING 1`,
      [hashSecret(secret)],
    ),
  );
  if (found.length === 0) throw new UnusableDatabase(otherSecretMessage);
};

/** Opens the bookings for the site. Creates and migrates tables if needed. Rejects with `UnusableDatabase`. */
export const openPostgres = (url: string, digestSecret?: Buffer, onMigration?: OnMigration): Promise<Sql> =>
  connectAndPrepare(url, async (db) => {
    await db.rows('SELECT 1', [], startTimeoutMs);
    const migrate = (statements: Statements) => migratePostgres(statements, onMigration);
    await db.transaction(migrate, { timeoutMs: migrationTimeoutMs });
    await checkTriggers(db);
    if (digestSecret) await checkDigestSecret(db, digestSecret);
  });

/** Rejects with `UnusableDatabase` if the site could not start with this database. Changes nothing. */
export const tryPostgres = async (url: string, digestSecret: Buffer): Promise<void> => {
  const db = await connectAndPrepare(url, async (db) => {
    // An older release has a trigger, which a migration removes.
    if ((await readSchemaVersion(db)) < newestVersion('postgres')) return checkMayCreate(db);
    await checkTriggers(db);
    const others = await db.rows('SELECT 1 FROM upkeep WHERE digest_check <> $1', [hashSecret(digestSecret)]);
    if (others.length > 0) throw new UnusableDatabase(otherSecretMessage);
  });
  await db.close();
};

/** Opens existing bookings for staff. Never creates or migrates tables. Rejects with `UnusableDatabase`. */
export const openExistingPostgres = (url: string): Promise<Sql> =>
  connectAndPrepare(url, async (db) => checkIsNewest('postgres', await readSchemaVersion(db)));

/**
 * Replaces the secret of all processes, which must be stopped. Rejects with `UnusableDatabase` if one of them
 * is connected. Repeats of earlier bookings are then stored a second time.
 */
export const replaceDigestSecret = async (url: string, secret: Buffer): Promise<void> => {
  const db = await openExistingPostgres(url);
  try {
    const replaced = await db.transaction(({ run }) =>
      run(
        `UPDATE upkeep SET digest_check = $1 WHERE NOT EXISTS (
           SELECT 1 FROM pg_stat_activity WHERE datname = current_database() AND pid <> pg_backend_pid()
           AND application_name = current_setting('application_name'))`,
        [hashSecret(secret)],
      ),
    );
    if (replaced === 0)
      throw new UnusableDatabase('another process of this site uses it: stop all of them first');
  } finally {
    await db.close();
  }
};

/** Settings that a committed transaction needs to survive a power cut. */
const safetySettings = ['fsync', 'full_page_writes'];

/** Reads all bookings, and describes the database. `newest` is the time of the newest, ISO 8601 in UTC. */
export const describePostgres = async (db: Sql) => {
  await checkTriggers(db);
  const [version] = await db.rows<{ version: number }>('SELECT version FROM bookings_schema');
  // The sum of lengths is not used: PostgreSQL reads each column to compute it.
  const [held] = await db.rows<{ requests: number; newest: string | null }>(
    'SELECT count(*) AS requests, max(created_at) AS newest, sum(length(bookings::text)) FROM bookings',
    [],
    readAllTimeoutMs,
  );
  const settings = await db.rows<{ name: string }>(
    `SELECT name FROM pg_settings WHERE name IN (${placeholders(safetySettings.length)}) AND setting = 'off' ORDER BY name`,
    safetySettings,
  );
  return {
    version: version?.version ?? 0,
    newestVersion: newestVersion('postgres'),
    requests: held?.requests ?? 0,
    newest: held?.newest ?? null,
    unsafe: settings.map(({ name }) => name),
  };
};
