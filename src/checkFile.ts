/** Checks a database in a process of its own: prints SQLite's findings, 'ok' where there are none. */
import Database from 'better-sqlite3';

const [path = ''] = process.argv.slice(2);
const db = new Database(path, { readonly: true, fileMustExist: true });
try {
  process.stdout.write(String(db.pragma('quick_check(1)', { simple: true })));
} catch (error) {
  process.stdout.write(error instanceof Error ? error.message : String(error));
} finally {
  db.close();
}
