import { styleText } from 'node:util';
import { business } from '../../content/business.ts';
import { formatDayAndMonth, formatMadrid, zoneCity } from '../../content/hours.ts';
import { defaultLocale, intlTags, type Locale, locales } from '../../content/locales.ts';
import { isAfterMidnight, isDay, isTime } from '../../content/visit.ts';
import type { Booking } from '../../db/booking.ts';
import { allTexts } from '../../views/allTexts.ts';
import { formatTime } from '../../views/format.ts';
import { fill } from '../../views/text.ts';
import { readPhone } from '../bookings/contacts.ts';
import { describeVisit, formatSpan, nameStatus } from './dates.ts';
import { otherFields } from './table.ts';
import { escapeForTerminal, readTerminal, wrapText } from './terminal.ts';

export type Field = [label: string, value: string];

const languageNames = new Intl.DisplayNames('en', { type: 'language' });

export const getLanguageName = (locale: string): string =>
  locales.includes(locale as Locale) ? (languageNames.of(locale) ?? locale) : locale;

/** Matches names that a greeting may repeat. Spam texts and addresses do not match. */
const properName = /^[\p{L}\p{M}\p{Zs}'’.\-\u200c\u200d]{1,60}$/u;

/** Formats the day and time for a sentence to the visitor: `Friday 27 November, 21:30`. Empty without both. */
const describeForVisitor = ({ day, time }: Booking, locale: Locale): string => {
  const texts = allTexts[locale];
  const pattern = time && isAfterMidnight(time) ? texts.staff.night : '{day}';
  const night = day && isDay(day) && fill(pattern, { day: formatDayAndMonth(day, intlTags[locale]) });
  const hour = time && isTime(time) && formatTime(time, texts);
  return [night, hour].filter(Boolean).join(', ');
};

/** Lists a label and a text or link for each way to answer, and the greeting to send. */
const listContactFields = (booking: Booking): Field[] => {
  const { name, phone, email } = booking;
  const locale = locales.find((known) => known === booking.locale) ?? defaultLocale;
  const words = allTexts[locale].staff;
  const hello = properName.test(name) ? fill(words.greeting, { name }) : words.greetingWithoutName;
  const visit = describeForVisitor(booking, locale);
  const greeting = visit ? `${hello} ${fill(words.asked, { visit })}` : hello;
  const { shown, number } = phone ? readPhone(phone) : {};
  const fields: Field[] = shown ? [['phone', shown]] : [];
  if (number) fields.push(['call', `tel:${number}`], ['WhatsApp', business.chat + number.slice(1)]);
  if (email) fields.push(['e-mail', email]);
  if (number || email) fields.push(['greeting', greeting]);
  return fields.length > 0 ? fields : [['reach', 'no telephone number and no e-mail address']];
};

const listPlainFields = (booking: Booking, now: Date): Field[] => {
  const { kind, name, service, serviceSlug, masseuse } = booking;
  return [
    ['visit', kind === 'contact' ? 'none, a contact message' : describeVisit(booking, now)],
    ['name', name],
    ['service', serviceSlug && serviceSlug !== service ? `${service} (${serviceSlug})` : service],
    ['masseuse', masseuse ?? '–'],
    ...otherFields.map((field): Field => [field, booking[field] || '–']),
    ...listContactFields(booking),
  ];
};

/** Describes a status: `new, later until 18:00`, `handled, 2026-11-27 19:00`. */
export const describeStatus = (booking: Booking): string => {
  const { status, handledAt } = booking;
  return handledAt ? `${status}, ${formatMadrid(handledAt)}` : nameStatus(booking, 'new, later until');
};

const indent = ' '.repeat(10);

const minMessageLines = 3;

type DetailOptions = {
  related?: readonly Field[];
  /** Cuts the message, so that all fits so many lines. */
  maxLines?: number;
  /** Says how to see a message that is cut. */
  how?: string;
};

/**
 * Formats one booking with all fields, one per line, and the message last. Each line of the message begins with a bar, so
 * that no message looks like another booking.
 */
export const formatDetails = (
  booking: Booking,
  width = Number.POSITIVE_INFINITY,
  { related = [], maxLines = Number.POSITIVE_INFINITY, how = 'm' }: DetailOptions = {},
): string => {
  const now = new Date();
  const { createdAt, message, sealed, service, serviceSlug, status, note, storedNote } = booking;
  const waiting = status === 'new' ? `, waiting ${formatSpan(now.getTime() - Date.parse(createdAt))}` : '';
  const fields: Field[] = [
    // Only the service and the language stay readable when a booking is sealed.
    ...(sealed ? [['service', service || serviceSlug || '–'] as Field] : listPlainFields(booking, now)),
    ['answer in', getLanguageName(booking.locale)],
    ['received', `${formatMadrid(createdAt)} (${zoneCity})${waiting}`],
    ['status', describeStatus(booking)],
    ['id', booking.id],
    ...related,
  ];
  if (storedNote) fields.push(['note', note ?? 'sealed']);
  const lines = fields.flatMap(([label, value]) =>
    wrapText(escapeForTerminal(value), width - indent.length).map((line, index) =>
      index === 0 ? styleText('dim', label.padEnd(indent.length)) + line : indent + line,
    ),
  );
  const text = message ?? (sealed ? 'sealed: --identity FILE opens it' : '–');
  const paragraphs = text.split('\n').flatMap((line) => wrapText(escapeForTerminal(line), width - 2));
  const room = Math.max(minMessageLines, maxLines - lines.length - 1);
  const shown = paragraphs.length > room ? paragraphs.slice(0, room - 1) : paragraphs;
  const more = paragraphs.length - shown.length;
  return [
    ...lines,
    ...shown.map((line) => `│ ${line}`),
    ...(more > 0 ? [`… ${more} more lines (${how} shows the whole message)`] : []),
    '',
  ].join('\n');
};

/** Formats bookings with all fields for the terminal, or for a file. */
export const formatInFull = (bookings: readonly Booking[]): string =>
  bookings.map((booking) => formatDetails(booking, readTerminal()?.width)).join('\n');
