import { type Database, SqliteError } from 'better-sqlite3';

/** What became of one write of a group. */
export type Outcome = { value: unknown } | { error: unknown };

/** What SQLite says of a row that cannot be kept; all its other reasons concern the file, and so the whole group. */
const ownFault = /^SQLITE_(CONSTRAINT|TOOBIG|MISMATCH|RANGE|ERROR)/;

const isOwnFault = (error: unknown): boolean => !(error instanceof SqliteError) || ownFault.test(error.code);

/**
 * Runs writes one after the other in one transaction, each in a savepoint, so that one that fails leaves nothing and takes
 * none with it. Returns when all of them are on the disk. Throws SQLite's errors where none is.
 */
export const createCommitGroup = (
  db: Database,
): ((writes: readonly (() => unknown)[]) => readonly Outcome[]) => {
  // What runs as a transaction within another one is a savepoint of it.
  const inSavepoint = db.transaction((write: () => unknown) => write());
  const attempt = (write: () => unknown): Outcome => {
    try {
      return { value: inSavepoint(write) };
    } catch (error) {
      if (isOwnFault(error)) return { error };
      throw error;
    }
  };
  return db.transaction((writes: readonly (() => unknown)[]) => writes.map(attempt)).immediate;
};
