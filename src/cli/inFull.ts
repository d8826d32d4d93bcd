import type { Booking } from '../bookings/bookingRecord.ts';
import { formatMadrid } from '../madridTime.ts';
import { waysToAnswer } from './answer.ts';
import { paint, showSafely } from './terminal.ts';

/** One request in full, a line for each field, for reading and answering. Links stay whole, so that they can be opened. */
export const formatInFull = (booking: Booking, colour: boolean): string => {
  const { service, serviceSlug, masseuse, handledAt, message } = booking;
  const fields: [string, string][] = [
    ['id', booking.id],
    ['received', `${formatMadrid(booking.createdAt)} (Madrid)`],
    ['status', handledAt ? `${booking.status}, ${formatMadrid(handledAt)}` : booking.status],
    ['kind', booking.kind],
    ['name', booking.name],
    ['service', serviceSlug && serviceSlug !== service ? `${service} (${serviceSlug})` : service],
    ['masseuse', masseuse ?? '–'],
    ...waysToAnswer(booking),
  ];
  const lines = fields.map(
    ([label, value]) => `${paint(label.padEnd(9), 'dim', colour)} ${showSafely(value)}`,
  );
  const text = message === null ? '–' : showSafely(message, { keepLineBreaks: true });
  return `${[...lines, '', ...text.split('\n').map((line) => `  ${line}`)].join('\n')}\n`;
};
