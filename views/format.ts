import { business } from '../content/business.ts';
import { catalogue } from '../content/catalogue.ts';
import type { Copy } from '../content/copy.ts';
import { enquiryHours, type Span } from '../content/hours.ts';
import { intlTags, type Locale } from '../content/locales.ts';
import { fill } from './text.ts';

const noBreakSpace = '\u00A0';

/** Whole euros as the language writes them: '€90', '90 €' with a no-break space. */
export const formatPrice = (euros: number, locale: Locale): string =>
  new Intl.NumberFormat(intlTags[locale], {
    style: 'currency',
    currency: 'EUR',
    maximumFractionDigits: 0,
  }).format(euros);

/** '60 min' with a no-break space, the same in every language. */
export const formatDuration = (minutes: number): string => `${minutes}${noBreakSpace}min`;

/** The telephone number with no-break spaces. */
export const formatPhone = (): string => business.phone.replaceAll(' ', noBreakSpace);

/** Opening and closing time for a table: '11:00–00:00'. */
export const formatSpan = ({ opens, closes }: Span): string => `${opens}–${closes}`;

/** A time of day inside a sentence: '11:00', in French '11 h'. */
const clockInSentence = (time: string, locale: Locale): string => {
  if (locale !== 'fr') return time;
  const [hours, minutes] = time.split(':');
  return `${Number(hours)}${noBreakSpace}h${minutes === '00' ? '' : `${noBreakSpace}${minutes}`}`;
};

/** When enquiries in a language are answered, as it stands inside a sentence. */
export const formatEnquiryHours = (copy: Copy, locale: Locale): string => {
  const hours: Span | 'always' = enquiryHours[locale];
  if (hours === 'always') return copy.pages.enquiryHours.always;
  return fill(copy.pages.enquiryHours.daily, {
    opens: clockInSentence(hours.opens, locale),
    closes: clockInSentence(hours.closes, locale),
  });
};

/** Street, postal code and town on one line. */
export const formatAddress = (): string => {
  const { street, postalCode, city } = business.address;
  return `${street}, ${postalCode} ${city}`;
};

/** The nearest metro stops with their lines. */
export const formatMetro = (): string =>
  business.metro.map(({ stop, lines }) => `${stop} (${lines.join(', ')})`).join(', ');

/** An ISO date in full: '8 May 2024'. */
export const formatDate = (iso: string, locale: Locale): string =>
  new Intl.DateTimeFormat(intlTags[locale], { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(iso));

/** The lowest and the highest price of the catalogue. */
export const formatPriceRange = (locale: Locale): { lowest: string; highest: string } => {
  const prices = catalogue.flatMap(({ options }) => options.map(({ euros }) => euros));
  return {
    lowest: formatPrice(Math.min(...prices), locale),
    highest: formatPrice(Math.max(...prices), locale),
  };
};
