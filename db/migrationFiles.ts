import { readdirSync } from 'node:fs';

/** The SQL files of a folder, `<version>-<name>.sql`, in the order in which they are applied. */
export const migrationFilesIn = (folder: URL): { version: number; file: URL }[] =>
  readdirSync(folder)
    .filter((name) => name.endsWith('.sql'))
    .map((name) => ({ version: Number.parseInt(name, 10), file: new URL(name, folder) }))
    .sort((a, b) => a.version - b.version);
