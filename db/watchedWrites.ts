import Database, { SqliteError } from 'better-sqlite3';
import { createFileGuard } from './fileGuard.ts';
import { retryWhileLocked, StoreUnavailable } from './retryWhileLocked.ts';

/** What SQLite says of a file that is no longer what it should be. */
const damage = /^SQLITE_(CORRUPT|NOTADB)/;

const openReader = (path: string) => new Database(path, { readonly: true, fileMustExist: true, timeout: 0 });

const prepareReadBack = (db: Database.Database) =>
  db.prepare<[string], 1>('SELECT 1 FROM bookings WHERE id = ?').pluck();

/**
 * Writes into a database whose files are watched: before a write and after its commit they have to be the ones that were
 * opened, and what was written has to be read back over a second connection. After damage nothing is written any more:
 * only a restart, which checks the file, ends that.
 */
export const createWatchedWrites = (db: Database.Database) => {
  let damaged: StoreUnavailable | undefined;
  let lastId: string | undefined;

  // A connection that only reads promises nothing.
  const guard = db.readonly ? undefined : createFileGuard(db);
  const reader = db.readonly ? db : openReader(db.name);
  const readBack = prepareReadBack(reader);
  /** Whether the row that was acknowledged last is to be read by somebody who has nothing in memory yet. */
  const isWhole = (): boolean => {
    if (lastId === undefined) return true;
    const fresh = openReader(db.name);
    try {
      return prepareReadBack(fresh).get(lastId) === 1;
    } catch (error) {
      if (error instanceof SqliteError) return false;
      throw error;
    } finally {
      fresh.close();
    }
  };

  /** Throws `StoreUnavailable` where the files are not the ones that were opened, or damaged. */
  const check = (): void => {
    if (damaged) throw damaged;
    guard?.check(isWhole);
  };

  return {
    check,

    /** Runs a write that commits; `idOf` names the row that has to be there then, if one has. */
    write: async <T>(
      write: () => T,
      idOf: (result: T) => string | undefined = () => undefined,
    ): Promise<T> => {
      try {
        return await retryWhileLocked(() => {
          check();
          const result = write();
          check();
          const id = idOf(result);
          if (id !== undefined && readBack.get(id) !== 1) throw new StoreUnavailable('NOT_READ_BACK');
          lastId = id ?? lastId;
          return result;
        });
      } catch (error) {
        if (error instanceof StoreUnavailable && damage.test(error.code)) damaged = error;
        throw error;
      }
    },

    close: (): void => {
      reader.close();
      db.close();
      guard?.close();
    },
  };
};
