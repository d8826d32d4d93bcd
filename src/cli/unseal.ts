import { readFileSync, statSync } from 'node:fs';
import type { Booking } from '../../db/booking.ts';
import type { Unseal } from '../../db/queries.ts';
import { othersMask } from '../../db/sqlite/atomicFile.ts';
import { getErrorCode } from '../../db/storeErrors.ts';
import { createOpen } from '../storage/seal.ts';
import { countText, reportAfterData, reportLine } from './terminal.ts';

/** What users confuse with a secret key, by its first characters. */
const problems: readonly [beginning: RegExp, problem: string][] = [
  [
    /^(age-encryption\.org\/v1|-----BEGIN AGE ENCRYPTED FILE-----)/,
    'is locked with a passphrase. Unlock it with age: age -d FILE | bookings … --identity -',
  ],
  [/^age1/, 'is a public key. Name the file with the secret key.'],
  [/^/, 'is not an age secret key of the kind X25519. Name a file that age-keygen made.'],
];

/** Whether age accepts an X25519 secret key, checksum included. */
const isIdentity = (line: string): boolean => {
  if (!line.startsWith('AGE-SECRET-KEY-1')) return false;
  try {
    createOpen([line]);
    return true;
  } catch {
    return false;
  }
};

const readKeyFile = (name: string): string => {
  try {
    return readFileSync(name === '-' ? 0 : name, 'utf8');
  } catch (error) {
    throw new Error(`${name} cannot be read (${getErrorCode(error)}). Check its name and permissions.`);
  }
};

/** Reads a file of `age-keygen`: a secret key per line, and comments. No message quotes the file. */
export const readIdentityFile = (name: string) => {
  // A byte order mark counts as a space.
  const lines = readKeyFile(name)
    .split('\n')
    .map((line) => line.trim());
  for (const [index, line] of lines.entries()) {
    const problem = problems.find(([beginning]) => beginning.test(line))?.[1];
    if (line && !line.startsWith('#') && !isIdentity(line))
      throw new Error(`${name}: line ${index + 1} ${problem}`);
  }
  const identities = lines.filter(isIdentity);
  if (identities.length === 0) throw new Error(`${name} has no age secret key. age-keygen makes one.`);
  const file = name === '-' ? undefined : statSync(name);
  return { identities, isOpenToOthers: Boolean(file?.isFile() && file.mode & othersMask) };
};

/** Reads the keys of `--identity`, and returns the functions that open texts and notes with them. */
export const loadOpen = (identity: string) => {
  const { identities, isOpenToOthers } = readIdentityFile(identity);
  if (isOpenToOthers) reportLine(`Others may read ${identity}: chmod 600 it.`);
  return createOpen(identities);
};

/** Reads the keys of `--identity`. The returned function rejects until a key has opened a sealed booking. */
export const createUnseal = (identity: string): Unseal => {
  const open = loadOpen(identity);
  let isRightKey = false;

  const openOne = async (booking: Booking): Promise<Booking> => {
    const texts = booking.sealed && (await open.texts(booking.sealed));
    if (!texts) return booking;
    isRightKey = true;
    const note = booking.storedNote && (await open.note(booking.storedNote));
    return { ...booking, ...texts, note, sealed: null, isOpened: true };
  };

  return async (bookings) => {
    const opened = await Promise.all(bookings.map(openOne));
    if (!isRightKey && opened.some(({ sealed }) => sealed))
      throw new Error(`${identity} opens none of these requests. Name the file with their key.`);
    return opened;
  };
};

export const reportSealed = (bookings: readonly Booking[], identity?: string, report = reportAfterData) => {
  const count = bookings.filter(({ sealed }) => sealed).length;
  if (count === 0) return;
  const how = identity === undefined ? '--identity FILE opens them' : `${identity} does not open them`;
  report(`${countText(count, 'request')} sealed (${how}).`);
};
