import * as z from 'zod';
import { fieldNames } from '../../content/requestFields.ts';
import type { RequestTexts } from '../bookings/requestSchema.ts';

/** Whoever has the public key can make an envelope: what is in it is looked at like anything else that is sent. */
const texts = z.object(
  Object.fromEntries(
    fieldNames.map((field) => [
      field,
      field === 'name' || field === 'service' ? z.string() : z.string().nullable().default(null),
    ]),
  ),
) as unknown as z.ZodType<RequestTexts>;

/** Opens an envelope; `null` where it is sealed to other keys, or damaged. */
export type OpenTexts = (sealed: Uint8Array) => Promise<RequestTexts | null>;

/** Opens what was sealed to the public keys of these secret ones. */
export const createOpenTexts = async (identities: readonly string[]): Promise<OpenTexts> => {
  const { Decrypter } = await import('age-encryption');
  const decrypter = new Decrypter();
  for (const identity of identities) decrypter.addIdentity(identity);
  return async (sealed) => {
    try {
      return texts.parse(JSON.parse(await decrypter.decrypt(sealed, 'text')));
    } catch {
      return null;
    }
  };
};
