import Database, { SqliteError } from 'better-sqlite3';
import { createCommitGroup, type Outcome } from './commitGroup.ts';
import { createFileGuard } from './fileGuard.ts';
import { asUnavailable } from './retryWhileLocked.ts';
import { StoreUnavailable } from './storeUnavailable.ts';
import { createWriteQueue, type Write } from './writeQueue.ts';

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
 * Writes into a database whose files are watched: what waits is committed together, before that and after it they have to be
 * the ones that were opened, and each row has to be read back over a second connection. After damage nothing is written
 * any more: only a restart, which checks the file, ends that.
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

  const commitGroup = createCommitGroup(db);

  /** Refuses a write whose row is not there. */
  const readBackOne = (outcome: Outcome, { idOf }: Write): Outcome => {
    const id = 'value' in outcome ? idOf(outcome.value) : undefined;
    if (id === undefined) return outcome;
    const found = readBack.get(id);
    if (found?.isThere !== 1) return { error: new StoreUnavailable('NOT_READ_BACK') };
    last = { id, erasures: found.erasures };
    return outcome;
  };

  const atOneMoment = reader.transaction((read: () => readonly Outcome[]) => read());

  /** Refuses all of a group where nothing can be read: it was committed, and is not tried again. */
  const readBackAll = (outcomes: readonly Outcome[], group: readonly Write[]): readonly Outcome[] => {
    try {
      return atOneMoment(() => outcomes.map((outcome, index) => readBackOne(outcome, group[index] as Write)));
    } catch (error) {
      throw asUnavailable(error);
    }
  };

  const queue = createWriteQueue((group) => {
    try {
      check();
      const outcomes = commitGroup(group.map(({ run }) => run));
      check();
      return readBackAll(outcomes, group);
    } catch (error) {
      const seen = error instanceof SqliteError ? new StoreUnavailable(error.code, error) : error;
      if (seen instanceof StoreUnavailable && damage.test(seen.code)) damaged = seen;
      throw error;
    }
  });

  return {
    check,

    /**
     * Runs a write together with others that wait, and resolves with what it returns when that is on the disk; `idOf` names
     * the row that has to be there then, if one has.
     */
    write: <T>(run: () => T, idOf: (result: T) => string | undefined = () => undefined): Promise<T> =>
      queue.add(run, idOf),

    /** Closes the file once nothing waits to be written. */
    close: async (): Promise<void> => {
      await queue.drained();
      reader.close();
      db.close();
      guard?.close();
    },
  };
};
