import { Encrypter } from 'age-encryption';
import { type BookingTexts, emptyTexts, fieldNames } from '../../content/bookingFields.ts';
import type { Seal } from '../../db/seal.ts';
import { getErrorMessage } from '../../db/storeErrors.ts';
import { isOwnServiceText } from '../bookings/matchService.ts';

/** Texts are padded to a multiple of this size, because the length of an age file reveals the text length. */
const paddingBytes = 256;

const pad = (text: string): string => {
  const bytes = Buffer.byteLength(text);
  return text + ' '.repeat(Math.ceil(bytes / paddingBytes) * paddingBytes - bytes);
};

/** Creates a function that encrypts to age public keys. Rejects if a key is invalid, which a first text tests. */
export const createSealTexts = async (recipients: readonly string[]) => {
  const encrypter = new Encrypter();
  try {
    for (const recipient of recipients) encrypter.addRecipient(recipient);
    await encrypter.encrypt('');
  } catch (cause) {
    throw new Error('A public key is invalid: copy it again, or make another one with age-keygen.', {
      cause,
    });
  }
  return (texts: BookingTexts): Promise<Uint8Array> => encrypter.encrypt(pad(JSON.stringify(texts)));
};

const pickTexts = (record: BookingTexts): BookingTexts =>
  Object.fromEntries(fieldNames.map((field) => [field, record[field]])) as BookingTexts;

/** Empties the texts, except a chosen massage: its name is one of the site's own texts. */
const emptySealedTexts = ({ service }: BookingTexts): BookingTexts => ({
  ...emptyTexts,
  service: isOwnServiceText(service) ? service : '',
});

export const createSeal = async (recipients: readonly string[]): Promise<Seal> => {
  const sealTexts = await createSealTexts(recipients);
  return async (record) => ({
    record: { ...record, ...emptySealedTexts(record) },
    sealed: await sealTexts(pickTexts(record)),
  });
};

/** Creates the seal for BOOKINGS_RECIPIENT, if it is set. Rejects with a sentence for the operator. */
export const prepareSeal = async (recipients: readonly string[] | undefined): Promise<Seal | undefined> => {
  try {
    return recipients && (await createSeal(recipients));
  } catch (error) {
    throw new Error(`BOOKINGS_RECIPIENT: ${getErrorMessage(error)}`);
  }
};
