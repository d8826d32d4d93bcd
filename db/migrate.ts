import { readFileSync } from 'node:fs';
import type { Database } from 'better-sqlite3';
import { migrationFilesIn } from './migrationFiles.ts';

/** The SQL files, `<version>-<name>.sql`; beside this module in the sources and in the build alike. */
const folder = new URL('./migrations/', import.meta.url);

const migrationFiles = () => migrationFilesIn(folder);

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
