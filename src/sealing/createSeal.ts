import { fieldNames } from '../../content/requestFields.ts';
import type { Seal } from '../../db/saveOnce.ts';
import type { BookingRecord } from '../bookings/bookingRecord.ts';
import { isOwnServiceText } from '../bookings/matchService.ts';
import type { RequestTexts } from '../bookings/requestSchema.ts';
import { createSealTexts } from './sealTexts.ts';

const textsOf = (record: RequestTexts): RequestTexts =>
  Object.fromEntries(fieldNames.map((field) => [field, record[field]])) as RequestTexts;

/** What stays readable of the texts: which massage was chosen, in the site's own words. */
const remainderOf = ({ service }: RequestTexts): RequestTexts => ({
  name: '',
  email: null,
  phone: null,
  service: isOwnServiceText(service) ? service : '',
  masseuse: null,
  message: null,
});

/** Seals what a visitor typed to public keys. Rejects where nothing can be sealed to them. */
export const createSeal = async (recipients: readonly string[]): Promise<Seal<BookingRecord>> => {
  const sealTexts = await createSealTexts(recipients);
  return async (record) => ({
    record: { ...record, ...remainderOf(record) },
    sealed: await sealTexts(textsOf(record)),
  });
};
