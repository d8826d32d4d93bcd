/** The database cannot be written at the moment. `code` is the code of SQLite, PostgreSQL or the system. */
export class StoreUnavailable extends Error {
  override name = 'StoreUnavailable';
  readonly code: string;

  constructor(code: string, cause?: unknown) {
    super(`The database cannot be written (${code}).`, { cause });
    this.code = code;
  }
}

/** Resolves with the code of `StoreUnavailable` if a write rejects with it, and otherwise with `null`. */
export const problemOf = (write: Promise<unknown>): Promise<string | null> =>
  write.then(
    () => null,
    (error: unknown) => {
      if (error instanceof StoreUnavailable) return error.code;
      throw error;
    },
  );

/** A database cannot be used. The message is a clause for an operator. */
export class UnusableDatabase extends Error {}

export const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

/** The code of an error of the system, SQLite or PostgreSQL; an empty text if it has none. */
export const codeOf = (error: unknown): string =>
  error instanceof Error && 'code' in error ? String(error.code) : '';
