import type { RequestTexts } from '../bookings/requestSchema.ts';

/** Texts are filled up to a multiple of so many bytes: the length of an envelope tells little of theirs. */
const paddingBytes = 256;

const padded = (text: string): string => {
  const bytes = Buffer.byteLength(text);
  return text + ' '.repeat(Math.ceil(bytes / paddingBytes) * paddingBytes - bytes);
};

/** Seals the texts of a request: JSON, filled up with spaces, in a binary age file. */
export type SealTexts = (texts: RequestTexts) => Promise<Uint8Array>;

/**
 * Seals to public keys, each of whose secret ones opens it; this process has none of those. Tries it once, and rejects with
 * a line for an operator where a key has a wrong checksum or nothing can be sealed to it.
 */
export const createSealTexts = async (recipients: readonly string[]): Promise<SealTexts> => {
  // Loaded by those alone who seal: it takes longer than all else of a command.
  const { Encrypter } = await import('age-encryption');
  const encrypter = new Encrypter();
  try {
    for (const recipient of recipients) encrypter.addRecipient(recipient);
    await encrypter.encrypt('');
  } catch (cause) {
    throw new Error('A public key is invalid: copy it again, or make another one with age-keygen.', {
      cause,
    });
  }
  return (texts) => encrypter.encrypt(padded(JSON.stringify(texts)));
};
