import { parsePhoneNumber } from 'awesome-phonenumber';
import { business } from '../../content/business.ts';
import { formatDayAndMonth, formatMadrid, zoneCity } from '../../content/hours.ts';
import { defaultLocale, intlTags, type Locale, locales } from '../../content/locales.ts';
import { isAfterMidnight, isDay, isTime } from '../../content/visit.ts';
import type { Booking } from '../../db/booking.ts';
import { allTexts } from '../../views/allTexts.ts';
import { formatTime } from '../../views/format.ts';
import { fill } from '../../views/text.ts';
import { formatVisit } from './formatVisit.ts';
import { toE164 } from './person.ts';
import { otherFields } from './table.ts';
import { colourText, escapeForTerminal, type Terminal, wrapText } from './terminal.ts';

type Field = [label: string, value: string];

const languageNames = new Intl.DisplayNames('en', { type: 'language' });

export const getLanguageName = (locale: string): string =>
  locales.includes(locale as Locale) ? (languageNames.of(locale) ?? locale) : locale;

/** Matches names that a greeting may repeat. Spam texts and addresses do not match. */
const properName = /^[\p{L}\p{M}\p{Zs}'’.\-\u200c\u200d]{1,60}$/u;

/** Formats the day and time for a sentence to the visitor: `Friday 27 November, 21:30`. Empty without both. */
const describeVisit = ({ day, time }: Booking, locale: Locale): string => {
  const texts = allTexts[locale];
  const isNight = time !== null && isAfterMidnight(time);
  const parts = [
    day &&
      isDay(day) &&
      fill(isNight ? texts.staff.night : '{day}', { day: formatDayAndMonth(day, intlTags[locale]) }),
    time && isTime(time) && formatTime(time, texts),
  ];
  return parts.filter(Boolean).join(', ');
};

/** The countries of most numbers without a country code that are not Spanish. */
const foreignOrigins = Object.entries({ FR: 'French', BE: 'Belgian', GB: 'British', US: 'American' });

/** Lists the numbers in E.164 that a typed number may mean. `shown` states the doubt, if there is one. */
const readPhone = (typed: string): { shown: string; numbers: [number: string, origin: string][] } => {
  const number = toE164(typed);
  const digits = typed.replace(/[^\p{Nd}+＋]/gu, '');
  const { valid, possibility } = parsePhoneNumber(number ?? digits, { regionCode: 'ES' });
  const isForeign = number !== null && !number.startsWith('+34');
  const possible = foreignOrigins.flatMap(([regionCode, origin]) => {
    const read = parsePhoneNumber(digits, { regionCode });
    // Except in America, people type a zero first, which is not part of E.164.
    const isComplete = regionCode === 'US' || [...digits].length > (read.number?.significant?.length ?? 0);
    return read.possible && read.number && isComplete ? [{ ...read, number: read.number.e164, origin }] : [];
  });
  const likely = possible.some((read) => read.valid) ? possible.filter((read) => read.valid) : possible;
  const numbers: [string, string][] =
    valid || isForeign ? [] : likely.slice(0, 2).map((read) => [read.number, read.origin]);
  if (number && numbers.length === 0) {
    return { shown: number === typed ? typed : `${number} (typed: ${typed})`, numbers: [[number, '']] };
  }
  if (number) numbers.unshift([number, 'Spanish']);
  const origins = numbers.map(([, origin]) => origin).join(' or ');
  if (origins) return { shown: `${typed} (${origins} number without country code?)`, numbers };
  const unknown = digits ? 'no country has such numbers' : 'no number';
  const problem = possibility.startsWith('too-') ? possibility.replace('-', ' ') : unknown;
  return { shown: `${typed} (cannot be called: ${problem})`, numbers };
};

/** Lists a label and a text or link for each way to answer, the quickest first. */
const listContactFields = (booking: Booking): Field[] => {
  const { name, phone, email } = booking;
  const locale = locales.find((known) => known === booking.locale) ?? defaultLocale;
  const words = allTexts[locale].staff;
  const hello = properName.test(name) ? fill(words.greeting, { name }) : words.greetingWithoutName;
  const visit = describeVisit(booking, locale);
  const asked = visit ? [fill(words.asked, { visit })] : [];
  const greeting = encodeURIComponent([hello, ...asked].join(' '));
  const fields: Field[] = [];
  const { shown, numbers } = phone ? readPhone(phone) : { shown: '', numbers: [] };
  if (shown) fields.push(['phone', shown]);
  for (const [number, origin] of numbers) {
    fields.push(['call', `tel:${number}${numbers.length > 1 ? ` (if ${origin})` : ''}`]);
    fields.push(['WhatsApp', `${business.chat}${number.slice(1)}?text=${greeting}`]);
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

const listPlainFields = (booking: Booking): Field[] => {
  const { name, service, serviceSlug, masseuse } = booking;
  return [
    ['name', name],
    ['service', serviceSlug && serviceSlug !== service ? `${service} (${serviceSlug})` : service],
    ['masseuse', masseuse ?? '–'],
    ['when', formatVisit(booking) || '–'],
    ...otherFields.map((field): Field => [field, booking[field] || '–']),
    ...listContactFields(booking),
  ];
};

const indent = ' '.repeat(10);

/**
 * Formats one booking with all fields, one per line. On a terminal, lines are wrapped at spaces. Links are never broken,
 * so that they can be opened.
 */
export const formatDetails = (
  booking: Booking,
  terminal: Pick<Terminal, 'width' | 'colour'> | null,
): string => {
  const { width, colour } = terminal ?? { width: Number.POSITIVE_INFINITY, colour: false };
  const { handledAt, message, sealed, service, serviceSlug } = booking;
  // Only the service and the language stay readable when a booking is sealed.
  const texts: Field[] = sealed ? [['service', service || serviceSlug || '–']] : listPlainFields(booking);
  const fields: Field[] = [
    ['id', booking.id],
    ['received', `${formatMadrid(booking.createdAt)} (${zoneCity})`],
    ['status', handledAt ? `${booking.status}, ${formatMadrid(handledAt)}` : booking.status],
    ['kind', booking.kind],
    ...texts,
    ['answer in', getLanguageName(booking.locale)],
  ];
  const lines = fields.map(([label, value]) => {
    const text = wrapText(escapeForTerminal(value), width - indent.length).join(`\n${indent}`);
    return colourText(label.padEnd(indent.length), 'dim', colour) + text;
  });
  const text = escapeForTerminal(message ?? (sealed ? 'sealed: --identity FILE opens it' : '–'), {
    keepLineBreaks: true,
  });
  const paragraphs = text.split('\n').flatMap((line) => wrapText(line, width - 2));
  return `${[...lines, '', ...paragraphs.map((line) => `  ${line}`)].join('\n')}\n`;
};
