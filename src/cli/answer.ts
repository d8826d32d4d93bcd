import { defaultLocale, type Locale, locales } from '../../content/locales.ts';
import { copies } from '../../views/copies.ts';
import { fill } from '../../views/text.ts';
import type { Booking } from '../bookings/bookingRecord.ts';
import { toE164 } from '../bookings/phoneNumber.ts';

const languageNames = new Intl.DisplayNames('en', { type: 'language' });

/** What a person may be called; anything else (a line, an address) is not repeated in an answer. */
const properName = /^[\p{L}\p{M}\p{Zs}'’.\-\u200c\u200d]{1,60}$/u;

const wordsFor = (locale: string) => copies[locales.find((known) => known === locale) ?? defaultLocale].staff;

const greetingFor = ({ name, locale }: Booking): string => {
  const { greeting, greetingWithoutName } = wordsFor(locale);
  return properName.test(name) ? fill(greeting, { name }) : greetingWithoutName;
};

/** The ways to answer a request: a label and a text or link each, in the order of their use. */
export const waysToAnswer = (booking: Booking): [label: string, value: string][] => {
  const { phone, email, locale } = booking;
  const number = phone && toE164(phone);
  const greeting = encodeURIComponent(greetingFor(booking));
  const ways: [string, string][] = [];
  if (phone) ways.push(['phone', number && number !== phone ? `${number} (typed: ${phone})` : phone]);
  if (number) {
    ways.push(['call', `tel:${number}`]);
    ways.push(['WhatsApp', `https://wa.me/${number.slice(1)}?text=${greeting}`]);
  }
  if (email) {
    const address = encodeURIComponent(email.toWellFormed()).replace('%40', '@');
    const subject = encodeURIComponent(wordsFor(locale).subject);
    ways.push(['e-mail', email]);
    ways.push(['write', `mailto:${address}?subject=${subject}&body=${greeting}`]);
  }
  if (ways.length === 0) ways.push(['reach', 'no telephone number and no e-mail address']);
  return [...ways, ['answer in', languageNameOf(locale)]];
};

/** A language as staff call it: 'Spanish'. */
export const languageNameOf = (locale: string): string =>
  locales.includes(locale as Locale) ? (languageNames.of(locale) ?? locale) : locale;
