import { checkCurrent, migratePostgres } from './migratePostgres.ts';
import { UnusableDatabase } from './openDatabase.ts';
import { connectPostgres, type Postgres } from './postgres/connectPostgres.ts';
import { StoreUnavailable } from './storeUnavailable.ts';

/** How long a start waits for a database that starts at the same time. */
const startPatienceMs = 10_000;

/** How long tables may take that are made or changed. */
const migrationPatienceMs = 10 * 60_000;

/** Why there is no connection, by the codes of the system and of PostgreSQL. */
const reasons: readonly [codes: RegExp, reason: string][] = [
  [/^(ECONNREFUSED|ENOENT)$/, 'no PostgreSQL listens there'],
  [/^(ENOTFOUND|EAI_AGAIN)$/, 'there is no computer of that name'],
  [/^(TIMEOUT|ETIMEDOUT|EHOSTUNREACH|ENETUNREACH)$/, 'it does not answer'],
  [/^28/, 'it refuses the user or the password'],
  [/^3D000$/, 'there is no such database'],
  [/^42501$/, 'the user may not do that there'],
  [/^53300$/, 'it has no connection left'],
];

/** An error as a clause for an operator. */
export const explainPostgres = (error: unknown): string => {
  if (!(error instanceof StoreUnavailable)) return error instanceof Error ? error.message : String(error);
  const reason = reasons.find(([codes]) => codes.test(error.code))?.[1];
  return reason === undefined ? error.code : `${reason} (${error.code})`;
};

const orClosed = async (db: Postgres, prepare: () => Promise<unknown>): Promise<Postgres> => {
  try {
    await prepare();
    return db;
  } catch (error) {
    await db.close();
    throw error instanceof StoreUnavailable ? new UnusableDatabase(explainPostgres(error)) : error;
  }
};

/**
 * Opens the bookings for the site, made and brought up to date where needed, by whichever process comes first. Rejects with
 * `UnusableDatabase`.
 */
export const openPostgres = async (url: string): Promise<Postgres> => {
  const db = await connectPostgres(url);
  return orClosed(db, async () => {
    await db.query('SELECT 1', [], startPatienceMs);
    await db.transact(migratePostgres, { patienceMs: migrationPatienceMs });
  });
};

/** Opens existing bookings of this version for staff; never makes or changes tables. Rejects with `UnusableDatabase`. */
export const openExistingPostgres = async (url: string): Promise<Postgres> => {
  const db = await connectPostgres(url);
  return orClosed(db, () => checkCurrent({ rows: db.query, run: async () => 0 }));
};
