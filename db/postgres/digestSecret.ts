import { createHmac } from 'node:crypto';
import type { Sql } from '../sql.ts';
import { UnusableDatabase } from '../storeErrors.ts';
import { openExistingPostgres } from './openPostgres.ts';

const checkOf = (secret: Buffer): Buffer => createHmac('sha256', secret).update('DIGEST_SECRET').digest();

/** The first start stores a check value. Throws `UnusableDatabase` if that was made with another secret. */
export const checkDigestSecret = async (db: Sql, secret: Buffer): Promise<void> => {
  const found = await db.transaction(({ rows }) =>
    rows(
      `UPDATE upkeep SET digest_check = coalesce(digest_check, $1)
       WHERE digest_check IS NULL OR digest_check = $1 RETURNING 1`,
      [checkOf(secret)],
    ),
  );
  if (found.length > 0) return;
  throw new UnusableDatabase(
    'DIGEST_SECRET is not that of the other processes: set theirs, or stop all of them and run' +
      ' bookings config --new-digest-secret --yes',
  );
};

/**
 * Replaces the secret of all processes, which must be stopped. Rejects with `UnusableDatabase` if one of them
 * is connected. Repeats of earlier requests are then stored a second time.
 */
export const replaceDigestSecret = async (url: string, secret: Buffer): Promise<void> => {
  const db = await openExistingPostgres(url);
  try {
    const replaced = await db.transaction(({ run }) =>
      run(
        `UPDATE upkeep SET digest_check = $1 WHERE NOT EXISTS (
           SELECT 1 FROM pg_stat_activity WHERE datname = current_database() AND pid <> pg_backend_pid()
           AND application_name = current_setting('application_name'))`,
        [checkOf(secret)],
      ),
    );
    if (replaced === 0)
      throw new UnusableDatabase('another process of this site uses it: stop all of them first');
  } finally {
    await db.close();
  }
};
