/** SQL for both databases. Placeholders are `$1`, `$2`, …; times are ISO 8601 in UTC. */
export type Statements = {
  rows: <Row>(text: string, values?: readonly unknown[]) => Promise<Row[]>;
  /** Resolves with the number of changed rows. */
  run: (text: string, values?: readonly unknown[]) => Promise<number>;
};

export type Transaction = Statements & {
  /** The time by the clock of the PostgreSQL server, which all processes share; with SQLite, of this machine. */
  now: Date;
};

/** The options of a transaction in PostgreSQL. SQLite ignores them, because it runs one writing transaction at a time. */
type TransactionOptions = {
  /** Transactions that share one of these keys run one after the other. */
  lock?: readonly string[];
  /** The time limit, including retries. SQLite always waits two seconds for a lock. */
  timeoutMs?: number;
  /** Do not retry after a lost connection. */
  isTriedOnce?: boolean;
};

/** A database. If it cannot be read or written, all functions reject with `StoreUnavailable`. */
export type Sql = {
  /** Reads committed rows. `timeoutMs` is the time limit in PostgreSQL. */
  rows: <Row>(text: string, values?: readonly unknown[], timeoutMs?: number) => Promise<Row[]>;
  /** Reads rows one at a time from one snapshot. */
  each: <Row>(text: string, values?: readonly unknown[]) => AsyncGenerator<Row>;
  /** Resolves when the commit is on the disk. `work` may run several times and must only await statements. */
  transaction: <T>(
    work: (transaction: Transaction) => Promise<T>,
    options?: TransactionOptions,
  ) => Promise<T>;

  /** The column that numbers the rows of `bookings` in the order in which they came. */
  rowNumber: 'rowid' | 'row';
  /** The table `bookings`, read in the order of time. */
  bookingsByTime: string;

  /** The size of the bookings in bytes. */
  size: () => Promise<number>;
  /** Rebuilds the tables, so that no bytes of erased or changed rows stay in them. */
  rebuild: () => Promise<void>;
  /** Empties the log. Resolves with `false` if another process kept reading from it. */
  emptyLog: () => Promise<boolean>;
  close: () => Promise<void>;
};

/** Returns `count` SQL placeholders, numbered from `first`: `$3, $4`. */
export const placeholders = (count: number, first = 1): string =>
  Array.from({ length: count }, (_, index) => `$${first + index}`).join(', ');

/** Returns the time `ms` milliseconds after `time`, ISO 8601 in UTC. */
export const isoTimeAfter = (time: Date, ms: number): string => new Date(time.getTime() + ms).toISOString();
