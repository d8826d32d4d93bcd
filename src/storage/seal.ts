import { armor, Decrypter, Encrypter } from 'age-encryption';
import * as z from 'zod';
import { type BookingField, type BookingTexts, emptyTexts, fieldNames } from '../../content/bookingFields.ts';
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
const createEncrypt = async (recipients: readonly string[]) => {
  const encrypter = new Encrypter();
  try {
    for (const recipient of recipients) encrypter.addRecipient(recipient);
    await encrypter.encrypt('');
  } catch (cause) {
    throw new Error('A public key is invalid: copy it again, or make another one with age-keygen.', {
      cause,
    });
  }
  return (text: string): Promise<Uint8Array> => encrypter.encrypt(pad(text));
};

export const createSealTexts = async (recipients: readonly string[]) => {
  const encrypt = await createEncrypt(recipients);
  return (texts: BookingTexts): Promise<Uint8Array> => encrypt(JSON.stringify(texts));
};

/** Creates a function that seals a note of the staff, in the form in which it is stored with a sealed booking. */
export const createSealNote = async (recipients: readonly string[]) => {
  const encrypt = await createEncrypt(recipients);
  return async (note: string): Promise<string> => armor.encode(await encrypt(note));
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
  const sealNote = await createSealNote(recipients);
  return async (record, note = null) => ({
    record: { ...record, ...emptySealedTexts(record) },
    sealed: await sealTexts(pickTexts(record)),
    note: note && (await sealNote(note)),
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

const textSchemas = Object.fromEntries(
  fieldNames.map((field): [BookingField, z.ZodType<string | null>] => [
    field,
    emptyTexts[field] === null ? z.string().nullable().default(null) : z.string(),
  ]),
) as { [Field in BookingField]: z.ZodType<BookingTexts[Field]> };

/** Validates the content of an age file, because everybody with the public key can create one. */
const textsSchema = z.object(textSchemas);

/** Creates functions that open what is sealed. They resolve with `null` for other keys and damaged content. */
export const createOpen = (identities: readonly string[]) => {
  const decrypter = new Decrypter();
  for (const identity of identities) decrypter.addIdentity(identity);
  const orNull = <T>(open: () => Promise<T>): Promise<T | null> => open().catch(() => null);
  return {
    texts: (sealed: Uint8Array): Promise<BookingTexts | null> =>
      orNull(async () => textsSchema.parse(JSON.parse(await decrypter.decrypt(sealed, 'text')))),
    note: (sealed: string): Promise<string | null> =>
      orNull(async () => (await decrypter.decrypt(armor.decode(sealed), 'text')).trimEnd()),
  };
};
