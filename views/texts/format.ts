import { business } from '../../content/business.ts';
import { catalogue } from '../../content/catalogue.ts';
import type { TimeRange } from '../../content/hours.ts';
import { byLocale, intlTags, type Locale } from '../../content/locales.ts';
import { fill } from '../../content/rules/placeholders.ts';
import type { Texts } from '../../content/textTypes/texts.ts';
import { plural } from './text.ts';

const noBreakSpace = '\u00A0';

/** One formatter per language, because creating one takes longer than formatting a hundred prices. */
const priceFormats = byLocale(
  (locale) =>
    new Intl.NumberFormat(intlTags[locale], {
      style: 'currency',
      currency: 'EUR',
      maximumFractionDigits: 0,
    }),
);

/** Formats whole euros: '€50', or '50 €' with a no-break space. */
export const formatPrice = (euros: number, locale: Locale): string => priceFormats[locale].format(euros);

/** '60 min' with a no-break space, the same in every language. */
export const formatDuration = (minutes: number): string => `${minutes}${noBreakSpace}min`;

/** Formats options on one line, for a label: '40 min €50, 80 min €100'. */
export const formatDurationsAndPrices = (
  options: readonly { minutes: number; euros: number }[],
  locale: Locale,
): string =>
  options.map(({ minutes, euros }) => `${formatDuration(minutes)} ${formatPrice(euros, locale)}`).join(', ');

/** Formats options for a sentence: '€50 for 40 min or €100 for 80 min'. */
export const formatPricesInWords = (
  options: readonly { minutes: number; euros: number }[],
  { layout }: Texts,
  locale: Locale,
): string =>
  new Intl.ListFormat(intlTags[locale], { type: 'disjunction' }).format(
    options.map(({ minutes, euros }) =>
      fill(layout.spans.price, { price: formatPrice(euros, locale), duration: formatDuration(minutes) }),
    ),
  );

/** The telephone number with no-break spaces. */
export const formatPhone = (): string => business.phone.replaceAll(' ', noBreakSpace);

/** A time range in a table: '10:00–20:00'. */
export const formatTimeRange = ({ opens, closes }: TimeRange): string => `${opens}–${closes}`;

/** A time of day (`HH:MM`) in a sentence, in the format of the language. */
export const formatTimeInSentence = (time: string, { answeringHours: { clock } }: Texts): string => {
  const [hours = '', minutes = '00'] = time.split(':');
  const values = { hours: Number(hours), hh: hours, minutes };
  return fill(minutes === '00' ? clock.onTheHour : clock.otherwise, values);
};

/** A number up to twenty as a word, for sentences. */
export const formatCount = (count: number, { layout }: Texts): string | number =>
  layout.numbers[count] ?? count;

/** A duration in a sentence: 'an hour', 'two hours', '45 minutes'. */
export const formatDurationInWords = (minutes: number, texts: Texts, locale: Locale): string => {
  const { hours, minutes: inMinutes } = texts.layout.spans;
  if (minutes % 60 !== 0) return fill(inMinutes, { count: minutes });
  const count = minutes / 60;
  return plural(hours, count, locale, { number: String(formatCount(count, texts)) });
};

/** The hours in which enquiries are answered, for a sentence. */
export const formatAnsweringHours = (texts: Texts): string => {
  const { hours, always, daily } = texts.answeringHours;
  if (hours === 'always') return always;
  const opens = formatTimeInSentence(hours.opens, texts);
  return fill(daily, { opens, closes: formatTimeInSentence(hours.closes, texts) });
};

/** The street. A no-break space joins the floor and the door. */
export const formatStreet = (): string => business.address.street.replace(/ (?=\S+$)/, noBreakSpace);

/** Street, postal code and town on one line. */
export const formatAddress = (): string => {
  const { street, postalCode, city } = business.address;
  return `${street}, ${postalCode} ${city}`;
};

/** The nearest metro stops with their lines. */
export const formatMetro = (locale: Locale): string =>
  new Intl.ListFormat(intlTags[locale]).format(
    business.metro.map(({ stop, lines }) => `${stop} (${lines.join(', ')})`),
  );

/** Formats a day (`YYYY-MM-DD`): '8 May 2024'. */
export const formatDayWithYear = (day: string, locale: Locale): string =>
  new Intl.DateTimeFormat(intlTags[locale], { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(day));

/** The lowest and the highest price of the catalogue. */
export const formatPriceRange = (locale: Locale): { lowest: string; highest: string } => {
  const prices = catalogue.flatMap(({ options }) => options.map(({ euros }) => euros));
  return {
    lowest: formatPrice(Math.min(...prices), locale),
    highest: formatPrice(Math.max(...prices), locale),
  };
};
