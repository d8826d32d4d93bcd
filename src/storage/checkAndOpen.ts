import { dirname } from 'node:path';
import type { Database } from 'better-sqlite3';
import type { Logger } from 'pino';
import { describeOpeningError } from '../../db/sqlite/describeOpeningError.ts';
import { checkBeforeOpening } from '../../db/sqlite/fileHeader.ts';
import { checkSound, DamagedDatabase, isDamage } from '../../db/sqlite/inspect.ts';
import { checkOwner, openDatabase } from '../../db/sqlite/openDatabase.ts';
import { retryWhileLocked } from '../../db/sqlite/retry.ts';
import { connectFile } from '../../db/sqlite/schema.ts';
import { StoreUnavailable } from '../../db/storeErrors.ts';
import { createFolder } from './createFolder.ts';

const explain = (error: unknown, path: string): string => {
  const reason = describeOpeningError(error, path);
  if (!isDamage(error) && !(error instanceof DamagedDatabase)) return `cannot be opened: ${reason}`;
  return `cannot be used (${reason}): check DATABASE_PATH. If it is right, restore a backup of it`;
};

/** Checks and opens a database, or creates it. Error messages are sentences for the operator. */
export const checkAndOpen = async (path: string, log: Logger): Promise<Database> => {
  try {
    await createFolder(dirname(path));
    // Retry here too, because SQLite does not wait for every lock when two processes start at once.
    return await retryWhileLocked(() => {
      // Check the header first, because SQLite would create files beside a database of another program.
      if (checkBeforeOpening(path)) {
        checkOwner(path);
        log.info('checking the database');
        const db = connectFile(path, { readonly: true, fileMustExist: true });
        try {
          checkSound(db, 'quick_check');
        } finally {
          db.close();
        }
      }
      return openDatabase(path, ({ from, to }) => {
        log.info({ from, to }, 'migrating the database');
      });
    });
  } catch (error) {
    const cause = error instanceof StoreUnavailable ? error.cause : error;
    throw new Error(`The database ${path} ${explain(cause, path)}.`);
  }
};
