import { existsSync, readFileSync } from 'node:fs';

/** What stands in a file, byte for byte; nothing where there is none. */
export const bytesOf = (path: string): Buffer => (existsSync(path) ? readFileSync(path) : Buffer.alloc(0));

/** A database and what SQLite keeps beside it. */
export const databaseFiles = (path: string): string[] =>
  ['', '-wal', '-shm', '-journal'].map((ending) => path + ending);

/** Which of these texts stand somewhere in a database, its log or its index, as UTF-8. */
export const textsIn = (path: string, texts: readonly string[]): string[] => {
  const bytes = databaseFiles(path).map(bytesOf);
  return texts.filter((text) => bytes.some((part) => part.includes(text)));
};
