/** The API that this project uses. The published types lack the options of version 1. */
declare module 'negotiator' {
  export class Negotiator {
    constructor(request: { headers: Record<string, string | undefined> });
    /** The best of the available encodings; of several with the same quality, the first of `preferred`. */
    encoding(available: readonly string[], options?: { preferred: readonly string[] }): string | undefined;
  }
}
