/** The database cannot be written now. `cause` is SQLite's own error. */
export class StoreUnavailable extends Error {
  override name = 'StoreUnavailable';
  readonly code: string;

  constructor(code: string, cause?: unknown) {
    super(`The database cannot be written (${code}).`, { cause });
    this.code = code;
  }
}
