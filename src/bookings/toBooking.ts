import { statementVersion } from '../../content/limits.ts';
import { contactService } from '../../content/requestFields.ts';
import type { NewBooking } from './bookingRecord.ts';
import { matchService } from './matchService.ts';
import type { ValidRequest } from './requestSchema.ts';

/** A sound request as it is kept. */
export const toBooking = (
  { website: filledHoneypot, ...fields }: ValidRequest,
  { idempotencyKey, clientAddress }: { idempotencyKey: string | undefined; clientAddress: string },
): NewBooking => ({
  ...fields,
  kind: fields.service === contactService ? 'contact' : 'booking',
  serviceSlug: matchService(fields.service),
  statementVersion,
  status: filledHoneypot ? 'spam' : 'new',
  idempotencyKey: idempotencyKey || null,
  clientAddress,
});
