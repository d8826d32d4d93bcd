import { styleText } from 'node:util';
import { business } from '../../content/business.ts';
import { zoneCity } from '../../content/hours.ts';
import { defaultLocale, findLocale, intlTags, type Locale } from '../../content/locales.ts';
import { formatDayInSentence, isDay } from '../../content/rules/calendar.ts';
import { fill } from '../../content/rules/placeholders.ts';
import { schedule } from '../../content/rules/schedule.ts';
import { isTime, timestampToLocalTime } from '../../content/rules/time.ts';
import { type Booking, isHidden } from '../../db/bookings.ts';
import { allTexts } from '../../views/texts/allTexts.ts';
import { formatTimeInSentence } from '../../views/texts/format.ts';
import { formatTimestampAsTime, formatVisitInWords } from './dateFormats.ts';
import { formatSummary } from './ids.ts';
import { getLanguageName } from './languageName.ts';
import { readCallableNumber } from './phone.ts';
import { escapeForTerminal, escapeLines, wrapText } from './terminal.ts';

type Field = [label: string, value: string];

/** The day and time for a sentence to the visitor: `Friday 27 November, 21:30`. Empty without both. */
const formatVisitForVisitor = ({ day, time }: Booking, locale: Locale): string => {
  const texts = allTexts[locale];
  const pattern = time && isTime(time) && schedule.isAfterMidnight(time) ? texts.staff.night : '{day}';
  const night = day && isDay(day) ? fill(pattern, { day: formatDayInSentence(day, intlTags[locale]) }) : '';
  const hour = time && isTime(time) ? formatTimeInSentence(time, texts) : '';
  return [night, hour].filter(Boolean).join(', ');
};

/** Links for the answer, with a neutral opening in the visitor's language, ready to be completed. */
const listLinks = (booking: Booking): Field[] => {
  const { kind, phone, email } = booking;
  const locale = findLocale(booking.locale) ?? defaultLocale;
  const { staff } = allTexts[locale];
  const subject = staff.subject[kind];
  const asked = [subject, formatVisitForVisitor(booking, locale)].filter(Boolean).join(', ');
  const opening = encodeURIComponent(fill(staff.opening, { subject: asked }));
  const number = phone === null ? undefined : readCallableNumber(phone);
  const links: Field[] = [];
  if (number !== undefined) {
    links.push(['call', `tel:+${number}`]);
    links.push(['WhatsApp', `${business.chat}${number}?text=${opening}`]);
  } else if (phone !== null)
    links.push(['call', '– (country unclear, or more than a number: dial what is shown)']);
  if (email) {
    const address = encodeURIComponent(email).replace('%40', '@');
    links.push(['write', `mailto:${address}?subject=${encodeURIComponent(subject)}&body=${opening}`]);
  }
  return links;
};

/** Describes a status: `new, hidden until 18:00`, `handled, 2026-11-27 19:00`. */
const describeStatus = ({ status, handledAt, hiddenUntil }: Booking): string => {
  if (handledAt !== null) return `${status}, ${timestampToLocalTime(handledAt)}`;
  return hiddenUntil !== null && isHidden({ status, hiddenUntil })
    ? `new, hidden until ${formatTimestampAsTime(hiddenUntil)}`
    : status;
};

const maxOthers = 8;

/** Lists the newest of the other bookings of a person, and says how many more there are. */
const listOthers = (others: readonly Booking[]): Field[] => {
  const fields = others.slice(0, maxOthers).map((other): Field => ['also', formatSummary(other)]);
  if (others.length > maxOthers) fields.push(['also', `${others.length - maxOthers} older`]);
  return fields;
};

/** The fields that the booking has. */
const listFields = (booking: Booking): Field[] => {
  const { kind, name, service, serviceSlug, masseuse, phone, email, locale, createdAt, id, note } = booking;
  const fields: [label: string, value: string | null][] = [
    ['visit', kind === 'contact' ? 'none, a contact message' : formatVisitInWords(booking)],
    ['name', name],
    ['service', serviceSlug && serviceSlug !== service ? `${service} (${serviceSlug})` : service],
    ['masseuse', masseuse],
    ['phone', phone],
    ['e-mail', email],
    ['reach', phone || email ? null : 'no telephone number and no e-mail address'],
    ['language', getLanguageName(locale)],
    ['received', `${timestampToLocalTime(createdAt)} (${zoneCity})`],
    ['status', describeStatus(booking)],
    ['id', id],
    ['note', note],
  ];
  return fields.flatMap(([label, value]): Field[] => (value === null ? [] : [[label, value]]));
};

const labelWidth = 10;

/** Further lines of a value stand below its first one. */
const formatField = ([label, value]: Field, terminalWidth: number): string => {
  const lines = wrapText(escapeForTerminal(value), terminalWidth - labelWidth).split('\n');
  return styleText('dim', label.padEnd(labelWidth)) + lines.join(`\n${' '.repeat(labelWidth)}`);
};

/** Each line of the message begins with a bar, so that no message looks like another field. */
const formatMessage = (message: string, terminalWidth: number): string =>
  wrapText(escapeLines(message), terminalWidth - 2)
    .split('\n')
    .map((line) => `│ ${line}`)
    .join('\n');

/**
 * Formats a booking with all its fields, the other bookings of the person and links for the answer, for a
 * terminal of this width or for a file.
 */
export const formatDetails = (
  booking: Booking,
  terminalWidth = Number.POSITIVE_INFINITY,
  others: readonly Booking[] = [],
): string => {
  const fields = [...listFields(booking), ...listOthers(others)].map((field) =>
    formatField(field, terminalWidth),
  );
  // A terminal opens a link only if it is not broken.
  const links = listLinks(booking).map((link) => formatField(link, Number.POSITIVE_INFINITY));
  const message = booking.message === null ? [] : [formatMessage(booking.message, terminalWidth)];
  return [...fields, ...links, ...message].join('\n');
};
