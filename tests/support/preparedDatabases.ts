import { makeAgedDatabase, personBookings, storeAll } from './bookings.ts';
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

/** A database with bookings of different ages, and `bookings purge` on it. */
export const makePurgeable = async () => {
  const path = databaseIn(temporaryFolder());
  await makeAgedDatabase(path, { Ancient: 400, Old: 91, Recent: 89, New: 0 });
  const purge = (args: readonly string[], variables: Record<string, string> = {}) =>
    runBookings(['purge', ...args, '--db', path], variables);
  return { path, purge };
};
