import { defaultLocale, type Locale, locales } from '../../content/locales.ts';
import { fieldNames, type RequestField } from '../../content/requestFields.ts';
import { isAfterMidnight, isDay, visitTimes } from '../../content/visit.ts';
import type { Booking } from '../../db/booking.ts';
import { copies } from '../../views/copies.ts';
import { formatTime, formatWeekday } from '../../views/format.ts';
import { fill } from '../../views/text.ts';
import { formatMadrid } from '../bookings/madridTime.ts';
import { formatVisit } from './formatVisit.ts';
import { toE164 } from './person.ts';
import { escapeForTerminal, paint } from './terminal.ts';

type Field = [label: string, value: string];

const languageNames = new Intl.DisplayNames('en', { type: 'language' });

export const languageNameOf = (locale: string): string =>
  locales.includes(locale as Locale) ? (languageNames.of(locale) ?? locale) : locale;

/** Names that a greeting may repeat; spam texts and addresses are not names. */
const properName = /^[\p{L}\p{M}\p{Zs}'’.\-\u200c\u200d]{1,60}$/u;

/** The day and time in a sentence to the visitor: `Friday 27 November, 21:30`. Empty if there is neither. */
const describeVisit = ({ day, time }: Booking, locale: Locale): string => {
  const copy = copies[locale];
  const isNight = time !== null && isAfterMidnight(time);
  const parts = [
    day && isDay(day) && fill(isNight ? copy.staff.night : '{day}', { day: formatWeekday(day, locale) }),
    time && visitTimes.includes(time) && formatTime(time, copy),
  ];
  return parts.filter(Boolean).join(', ');
};

/** A label and a text or link for each way to answer, the quickest first. */
const contactFields = (booking: Booking): Field[] => {
  const { name, phone, email } = booking;
  const locale = locales.find((known) => known === booking.locale) ?? defaultLocale;
  const words = copies[locale].staff;
  const hello = properName.test(name) ? fill(words.greeting, { name }) : words.greetingWithoutName;
  const visit = describeVisit(booking, locale);
  const asked = visit ? [fill(words.asked, { visit })] : [];
  const greeting = encodeURIComponent([hello, ...asked].join(' '));
  const number = phone && toE164(phone);
  const fields: Field[] = [];
  if (phone) fields.push(['phone', number && number !== phone ? `${number} (typed: ${phone})` : phone]);
  if (number) {
    fields.push(['call', `tel:${number}`]);
    fields.push(['WhatsApp', `https://wa.me/${number.slice(1)}?text=${greeting}`]);
  }
  if (email) {
    const address = encodeURIComponent(email.toWellFormed()).replace('%40', '@');
    const subject = encodeURIComponent(words.subject);
    fields.push(['e-mail', email]);
    fields.push(['write', `mailto:${address}?subject=${subject}&body=${greeting}`]);
  }
  if (fields.length === 0) fields.push(['reach', 'no telephone number and no e-mail address']);
  return fields;
};

/** The fields with a line of their own. Every other field gets a line with its name. */
const placed: readonly RequestField[] = [
  'name',
  'service',
  'masseuse',
  'day',
  'time',
  'phone',
  'email',
  'message',
];
const otherFields = fieldNames.filter((field) => !placed.includes(field));

const openFields = (booking: Booking): Field[] => {
  const { name, service, serviceSlug, masseuse } = booking;
  return [
    ['name', name],
    ['service', serviceSlug && serviceSlug !== service ? `${service} (${serviceSlug})` : service],
    ['masseuse', masseuse ?? '–'],
    ['when', formatVisit(booking) || '–'],
    ...otherFields.map((field): Field => [field, booking[field] || '–']),
    ...contactFields(booking),
  ];
};

/** Formats one request with all fields, one per line. Links are never cut, so that they can be opened. */
export const formatDetails = (booking: Booking, colour: boolean): string => {
  const { handledAt, message, sealed, service, serviceSlug } = booking;
  // Only the service and the language stay readable when a request is sealed.
  const texts: Field[] = sealed ? [['service', service || serviceSlug || '–']] : openFields(booking);
  const fields: Field[] = [
    ['id', booking.id],
    ['received', `${formatMadrid(booking.createdAt)} (Madrid)`],
    ['status', handledAt ? `${booking.status}, ${formatMadrid(handledAt)}` : booking.status],
    ['kind', booking.kind],
    ...texts,
    ['answer in', languageNameOf(booking.locale)],
  ];
  const lines = fields.map(
    ([label, value]) => `${paint(label.padEnd(9), 'dim', colour)} ${escapeForTerminal(value)}`,
  );
  const text = escapeForTerminal(message ?? (sealed ? 'sealed: --identity FILE opens it' : '–'), {
    keepLineBreaks: true,
  });
  return `${[...lines, '', ...text.split('\n').map((line) => `  ${line}`)].join('\n')}\n`;
};
