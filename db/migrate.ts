import { readdirSync, readFileSync } from 'node:fs';
import type { Database } from 'better-sqlite3';

/** The SQL files, `<version>-<name>.sql`; beside this module in the sources and in the build alike. */
const folder = new URL('./migrations/', import.meta.url);

const migrationFiles = () =>
  readdirSync(folder)
    .filter((name) => name.endsWith('.sql'))
    .map((name) => ({ version: Number.parseInt(name, 10), file: new URL(name, folder) }))
    .sort((a, b) => a.version - b.version);

/** The `user_version` of a file that is up to date. */
export const newestVersion = (): number => migrationFiles().at(-1)?.version ?? 0;

/** Applies what is missing, all or nothing. A file that has landed never changes: a correction is a further file. */
export const migrate = (db: Database): void => {
  db.transaction(() => {
    const present = db.pragma('user_version', { simple: true }) as number;
    for (const { version, file } of migrationFiles()) {
      if (version <= present) continue;
      db.exec(readFileSync(file, 'utf8'));
      db.pragma(`user_version = ${version}`);
    }
  }).immediate();
};
