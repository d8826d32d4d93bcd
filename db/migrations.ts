import { readdirSync, readFileSync } from 'node:fs';
import { UnusableDatabase } from './storeErrors.ts';

/** The build puts these folders beside its bundle, where the same relative URLs find them. */
const folders = {
  sqlite: new URL('./sqlite/migrations/', import.meta.url),
  postgres: new URL('./postgres/migrations/', import.meta.url),
};

type DatabaseKind = keyof typeof folders;

/** The files `<version>-<name>.sql`, in order. A committed migration never changes; add another one. */
const listMigrations = (kind: DatabaseKind): { version: number; file: URL }[] =>
  readdirSync(folders[kind])
    .filter((name) => name.endsWith('.sql'))
    .map((name) => ({ version: Number.parseInt(name, 10), file: new URL(name, folders[kind]) }))
    .sort((one, other) => one.version - other.version);

export const newestVersion = (kind: DatabaseKind): number => listMigrations(kind).at(-1)?.version ?? 0;

export const readMigrations = (kind: DatabaseKind, after: number): { version: number; sql: string }[] =>
  listMigrations(kind)
    .filter(({ version }) => version > after)
    .map(({ version, file }) => ({ version, sql: readFileSync(file, 'utf8') }));

/** Throws `UnusableDatabase` if a newer version wrote the database. */
export const checkVersion = (kind: DatabaseKind, version: number): void => {
  if (version <= newestVersion(kind)) return;
  throw new UnusableDatabase('it was written by a newer version of this program');
};

/** Throws `UnusableDatabase` if a database of this version needs a migration, which only the site runs. */
export const checkIsNewest = (kind: DatabaseKind, version: number): void => {
  if (version === newestVersion(kind)) return;
  throw new UnusableDatabase(
    'it is empty or of an older version: start the site once to bring it up to date',
  );
};
