import { bech32 } from '@scure/base';

const keyBytes = 32;

/** Whether a text is a whole key for X25519, by its checksum: a public one begins with `age`, a secret one with `AGE-SECRET-KEY-`. */
export const isX25519Key = (text: string, prefix: 'age' | 'AGE-SECRET-KEY-'): boolean => {
  // Public keys are written in small letters and secret ones in capitals; bech32 knows small prefixes only.
  if (!text.startsWith(`${prefix}1`)) return false;
  const decoded = bech32.decodeUnsafe(text);
  if (decoded?.prefix !== prefix.toLowerCase()) return false;
  return bech32.fromWordsUnsafe(decoded.words)?.length === keyBytes;
};
