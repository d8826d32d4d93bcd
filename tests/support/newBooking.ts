import { statementVersion } from '../../content/limits.ts';
import type { NewBooking } from '../../db/booking.ts';
import { matchService } from '../../src/bookings/matchService.ts';
import { readRequest } from '../../src/bookings/requestSchema.ts';

/** A booking of Tantra by Ana as the site stores it, with what a test wants otherwise. */
export const newBooking = (differences: Partial<NewBooking> = {}): NewBooking => {
  const read = readRequest({ name: 'Ana', service: 'Tantra' }, 'booking');
  if (!read.ok) throw new Error(JSON.stringify(read.problems));
  const { website: _, ...fields } = read.request;
  return {
    ...fields,
    kind: 'booking',
    serviceSlug: matchService(fields.service),
    statementVersion,
    status: 'new',
    idempotencyKey: null,
    clientAddress: '192.0.2.1',
    ...differences,
  };
};
