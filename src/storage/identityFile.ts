import { readFileSync, statSync } from 'node:fs';

/** A file of secret keys cannot be used. The message is a sentence for a person and quotes nothing from the file. */
class UnusableIdentity extends Error {
  override name = 'UnusableIdentity';
}

/** Standard input, for keys that another program decrypts. */
const standardInput = '-';

/** The mode bits of everybody except the owner. */
const othersMay = 0o077;

/** Files of other kinds, by their first characters. */
const otherFiles: readonly [beginning: RegExp, reason: (name: string) => string][] = [
  [
    /^(age-encryption\.org\/v1|-----BEGIN AGE ENCRYPTED FILE-----)/,
    (name) =>
      `is locked with a passphrase. Let age unlock it: age -d ${name} | bookings … --identity ${standardInput}`,
  ],
  [/^-----BEGIN .*PRIVATE KEY-----/, () => 'is a key for SSH; --identity takes a file of age-keygen.'],
];

/** Whether age accepts an X25519 secret key, checksum included. */
const isIdentity = async (line: string): Promise<boolean> => {
  if (!line.startsWith('AGE-SECRET-KEY-1')) return false;
  const { Decrypter } = await import('age-encryption');
  try {
    new Decrypter().addIdentity(line);
    return true;
  } catch {
    return false;
  }
};

/** Explains why a line is no secret key. */
const reasonOf = (line: string): string => {
  if (/^age1/.test(line)) return 'is a public key; --identity takes the file with the secret one.';
  if (/^AGE-(SECRET-KEY-PQ|PLUGIN)-/.test(line)) return 'is of another kind than X25519.';
  return 'is no secret key of age: was the file cut or changed?';
};

const read = (name: string): string => {
  try {
    return readFileSync(name === standardInput ? 0 : name, 'utf8');
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? ` (${error.code})` : '';
    throw new UnusableIdentity(`${name} cannot be read${code}.`);
  }
};

/**
 * Reads the secret keys of a file of `age-keygen`: one per line, with comments. `isOpenToOthers` if others than its owner may
 * read it. Rejects with `UnusableIdentity`.
 */
export const readIdentityFile = async (
  name: string,
): Promise<{ identities: string[]; isOpenToOthers: boolean }> => {
  const text = read(name).replace(/^\uFEFF/, '');
  const other = otherFiles.find(([beginning]) => beginning.test(text.trimStart()));
  if (other) throw new UnusableIdentity(`${name} ${other[1](name)}`);
  const identities: string[] = [];
  for (const [index, whole] of text.split('\n').entries()) {
    const line = whole.trim();
    if (line === '' || line.startsWith('#')) continue;
    if (!(await isIdentity(line))) throw new UnusableIdentity(`${name}: line ${index + 1} ${reasonOf(line)}`);
    identities.push(line);
  }
  if (identities.length === 0) throw new UnusableIdentity(`${name} holds no secret key of age.`);
  const file = name === standardInput ? undefined : statSync(name);
  return { identities, isOpenToOthers: Boolean(file?.isFile() && file.mode & othersMay) };
};
