import Database from 'better-sqlite3';
import { openStore } from './databases.ts';
import { newBooking } from './newBooking.ts';

const dayMs = 86_400_000;

/** So many days ago, ISO 8601 in UTC. */
export const daysAgo = (days: number): string => new Date(Date.now() - days * dayMs).toISOString();

/** Changes a file as nobody but a test does. */
export const sql = (path: string, text: string, ...values: unknown[]): void => {
  const db = new Database(path);
  db.prepare(text).run(...values);
  db.close();
};

/** Makes a database with a request of each name that came so many days ago, each with a key of its own. */
export const keepAged = async (path: string, ages: Record<string, number>): Promise<void> => {
  const store = openStore(path);
  for (const name of Object.keys(ages)) await store.save(newBooking({ name, idempotencyKey: name }));
  await store.close();
  for (const [name, days] of Object.entries(ages)) {
    sql(path, 'UPDATE bookings SET created_at = ? WHERE name = ?', daysAgo(days), name);
  }
};
