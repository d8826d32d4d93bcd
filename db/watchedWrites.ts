import Database, { SqliteError } from 'better-sqlite3';
import { createFileGuard } from './fileGuard.ts';
import { retryWhileLocked, StoreUnavailable } from './retryWhileLocked.ts';

/** What SQLite says of a file that is no longer what it should be. */
const damage = /^SQLITE_(CORRUPT|NOTADB)/;

const openReader = (path: string) => new Database(path, { readonly: true, fileMustExist: true, timeout: 0 });

type ReadBack = { isThere: 0 | 1; erasures: number };

/** Whether a row is there, and how often rows were erased, at one moment. */
const prepareReadBack = (db: Database.Database) =>
  db.prepare<[string], ReadBack>(
    'SELECT EXISTS (SELECT 1 FROM bookings WHERE id = ?) AS isThere, erasures FROM upkeep',
  );

/**
 * Writes into a database whose files are watched: before a write and after its commit they have to be the ones that were
 * opened, and what was written has to be read back over a second connection. After damage nothing is written any more:
 * only a restart, which checks the file, ends that.
 */
export const createWatchedWrites = (db: Database.Database) => {
  let damaged: StoreUnavailable | undefined;
  /** The row that was acknowledged last, and how often rows had been erased by then. */
  let last: { id: string; erasures: number } | undefined;

  // A connection that only reads promises nothing, and no server keeps requests in a copy, which has no log.
  const hasLog = db.pragma('journal_mode', { simple: true }) === 'wal';
  const guard = db.readonly || !hasLog ? undefined : createFileGuard(db);
  const reader = db.readonly ? db : openReader(db.name);
  const readBack = prepareReadBack(reader);
  /**
   * Whether the row that was acknowledged last is to be read by somebody who has nothing in memory yet, or rows were
   * erased after it: what came later is there then, and so would it be.
   */
  const isWhole = (): boolean => {
    if (last === undefined) return true;
    const fresh = openReader(db.name);
    try {
      const found = prepareReadBack(fresh).get(last.id);
      return found !== undefined && (found.isThere === 1 || found.erasures > last.erasures);
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
          if (id === undefined) return result;
          const found = readBack.get(id);
          if (found?.isThere !== 1) throw new StoreUnavailable('NOT_READ_BACK');
          last = { id, erasures: found.erasures };
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
