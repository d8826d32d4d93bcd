import { daysAgo, newBooking, personBookings, runSql, storeAll } from './bookings.ts';
import { runBookings } from './serverProcess.ts';
import { databaseIn } from './testServer.ts';
import { temporaryFolder } from './testSite.ts';

/** A database with `personBookings`, and the CLI on it. */
export const storePersonBookings = async () => {
  const path = databaseIn(temporaryFolder());
  const ids = await storeAll(path, personBookings);
  const bookings = (args: readonly string[], variables: Record<string, string> = {}) =>
    runBookings([...args, '--db', path], variables);
  return { path, ids, bookings };
};

/** A database with bookings named '400 days', '91 days', '89 days' and '0 days', and `bookings purge` on it. */
export const makePurgeable = async () => {
  const path = databaseIn(temporaryFolder());
  for (const days of [400, 91, 89, 0]) {
    const name = `${days} days`;
    await storeAll(path, [newBooking({ name, idempotencyKey: name })]);
    runSql(path, 'UPDATE bookings SET created_at = ? WHERE name = ?', daysAgo(days), name);
  }
  const purge = (args: readonly string[], variables: Record<string, string> = {}) =>
    runBookings(['purge', ...args, '--db', path], variables);
  return { path, purge };
};
