import { Option } from 'commander';
import type { Booking, BookingFilter, BookingStore } from '../bookings/bookingRecord.ts';
import { readIdentityFile } from '../storage/identityFile.ts';
import { createOpenTexts } from '../storage/seal.ts';
import { countText } from './countText.ts';

/** `--identity` of the commands that read requests. */
export const identityOption = (): Option =>
  new Option(
    '--identity <file>',
    'secret keys that open sealed requests, as age-keygen makes them (-: standard input)',
  );

/** Opens what is sealed with the keys of a file: those that none of them opens stay as they are. */
export type Unseal = (bookings: readonly Booking[]) => Promise<Booking[]>;

/**
 * Reads the keys of `--identity`. Rejects with a line for the person where the file cannot be used; what it gives rejects
 * where it was asked to open something and opened nothing so far.
 */
export const createUnseal = async (identity: string): Promise<Unseal> => {
  const { identities, isOpenToOthers } = await readIdentityFile(identity);
  if (isOpenToOthers) process.stderr.write(`Others may read ${identity}: chmod 600 it.\n`);
  const openTexts = await createOpenTexts(identities);
  let isRightKey = false;

  const openOne = async (booking: Booking): Promise<Booking> => {
    const texts = booking.sealed && (await openTexts(booking.sealed));
    if (!texts) return booking;
    isRightKey = true;
    return { ...booking, ...texts, sealed: null };
  };

  return async (bookings) => {
    const opened = await Promise.all(bookings.map(openOne));
    if (!isRightKey && opened.some(({ sealed }) => sealed)) {
      throw new Error(`${identity} opens none of these requests: they are sealed to another key.`);
    }
    return opened;
  };
};

/** Says on standard error how many requests stayed sealed, if any did. */
export const tellSealed = (count: number, identity: string | undefined): void => {
  if (count === 0) return;
  const how = identity === undefined ? '--identity FILE opens them' : `${identity} does not open them`;
  process.stderr.write(`${countText(count, 'request')} sealed (${how}).\n`);
};

/** Says on standard error how many sealed requests of those that were asked for could not be searched, if any. */
export const tellUnsearched = async (store: BookingStore, filter: BookingFilter): Promise<void> => {
  const counts = await store.countByStatus({ ...filter, isSealed: true });
  const count = Object.values(counts).reduce((sum, each) => sum + each, 0);
  if (count === 0) return;
  process.stderr.write(`${countText(count, 'sealed request')} not searched (--identity FILE opens them).\n`);
};
