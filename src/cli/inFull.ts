import type { Booking } from '../bookings/bookingRecord.ts';
import { formatMadrid } from '../madridTime.ts';
import { languageNameOf, waysToAnswer } from './answer.ts';
import { paint, showSafely } from './terminal.ts';

const textsOf = (booking: Booking): [string, string][] => {
  const { name, service, serviceSlug, masseuse } = booking;
  return [
    ['name', name],
    ['service', serviceSlug && serviceSlug !== service ? `${service} (${serviceSlug})` : service],
    ['masseuse', masseuse ?? '–'],
    ...waysToAnswer(booking),
  ];
};

/** What of the texts stays readable where they are sealed. */
const remainderOf = ({ service, serviceSlug, locale }: Booking): [string, string][] => [
  ['service', service || serviceSlug || '–'],
  ['answer in', languageNameOf(locale)],
];

/** One request in full, a line for each field, for reading and answering. Links stay whole, so that they can be opened. */
export const formatInFull = (booking: Booking, colour: boolean): string => {
  const { handledAt, message, sealed } = booking;
  const fields: [string, string][] = [
    ['id', booking.id],
    ['received', `${formatMadrid(booking.createdAt)} (Madrid)`],
    ['status', handledAt ? `${booking.status}, ${formatMadrid(handledAt)}` : booking.status],
    ['kind', booking.kind],
    ...(sealed ? remainderOf(booking) : textsOf(booking)),
  ];
  const lines = fields.map(
    ([label, value]) => `${paint(label.padEnd(9), 'dim', colour)} ${showSafely(value)}`,
  );
  const text = showSafely(message ?? (sealed ? 'sealed: --identity FILE opens it' : '–'), {
    keepLineBreaks: true,
  });
  return `${[...lines, '', ...text.split('\n').map((line) => `  ${line}`)].join('\n')}\n`;
};
