import type { Database } from 'better-sqlite3';
import { migratePostgres } from './migratePostgres.ts';
import { connectPostgres } from './postgres/connectPostgres.ts';
import { type CopyOptions, copyInto } from './postgres/copyInto.ts';

/** How long a copy may take. */
const patienceMs = 24 * 3_600_000;

/** Carries what was found out of a transaction that is to leave nothing. */
class DryRun extends Error {
  readonly counts: Record<string, number>;

  constructor(counts: Record<string, number>) {
    super('Everything is taken back');
    this.counts = counts;
  }
}

/**
 * Makes the tables of a PostgreSQL database where they are missing and copies everything into them, all in one transaction.
 * Resolves with the rows of each table. Rejects with `UnusableDatabase` or `StoreUnavailable`, and leaves nothing then.
 */
export const copyToPostgres = async (
  source: Database,
  url: string,
  { dryRun, ...options }: CopyOptions & { dryRun: boolean },
): Promise<Record<string, number>> => {
  const db = await connectPostgres(url);
  try {
    return await db.transact(
      async (statements) => {
        await migratePostgres(statements);
        const counts = await copyInto(source, statements, options);
        if (dryRun) throw new DryRun(counts);
        return counts;
      },
      { patienceMs, isTriedOnce: true },
    );
  } catch (error) {
    if (error instanceof DryRun) return error.counts;
    throw error;
  } finally {
    await db.close();
  }
};
