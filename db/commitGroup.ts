import { type Database, SqliteError } from 'better-sqlite3';

/** What became of one write of a group. */
export type Outcome = { value: unknown } | { error: unknown };

/** What SQLite says of a row that cannot be kept; all its other reasons concern the file, and so the whole group. */
const ownFault = /^SQLITE_(CONSTRAINT|TOOBIG|MISMATCH|RANGE|ERROR)/;

const isOwnFault = (error: unknown): boolean => !(error instanceof SqliteError) || ownFault.test(error.code);

/**
 * Runs writes one after the other in one transaction; one that fails by its own fault leaves nothing and takes none with it.
 * Returns when all others are on the disk. Throws SQLite's errors where none is. A write may be run twice, and then what it
 * did the first time is undone.
 */
export const createCommitGroup = (
  db: Database,
): ((writes: readonly (() => unknown)[]) => readonly Outcome[]) => {
  const together = db.transaction((writes: readonly (() => unknown)[]): readonly Outcome[] =>
    writes.map((write) => ({ value: write() })),
  );
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
  const eachByItself = db.transaction((writes: readonly (() => unknown)[]) => writes.map(attempt));

  return (writes) => {
    try {
      return together.immediate(writes);
    } catch (error) {
      // Savepoints cost a tenth of a write, and hardly any group needs them.
      if (isOwnFault(error)) return eachByItself.immediate(writes);
      throw error;
    }
  };
};
