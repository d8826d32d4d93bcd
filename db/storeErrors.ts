/** Thrown if the database cannot be read or written now. `code` comes from SQLite, PostgreSQL or Node. */
export class StoreUnavailable extends Error {
  override name = 'StoreUnavailable';
  readonly code: string;

  constructor(code: string, cause?: unknown) {
    super(`The database is unavailable (${code}).`, { cause });
    this.code = code;
  }
}

/** Thrown if a database cannot be used at all. The message is a clause for the operator. */
export class UnusableDatabase extends Error {}

export const getErrorMessage = (error: unknown): string =>
  error instanceof Error ? error.message : String(error);

/** Returns the code of an error from Node, SQLite or PostgreSQL, or an empty string without a code. */
export const getErrorCode = (error: unknown): string =>
  error instanceof Error && 'code' in error ? String(error.code) : '';
