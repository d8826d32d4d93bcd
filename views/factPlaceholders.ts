import { adultAge, business, castingAge, facts } from '../content/business.ts';
import { catalogue, type Dress } from '../content/catalogue.ts';
import type { Copy } from '../content/copy.ts';
import { intlTags, type Locale } from '../content/locales.ts';
import { masseuses } from '../content/masseuses.ts';
import { formatAnsweringHours, formatMetro, formatPhone, formatPriceRange, formatTime } from './format.ts';

type Service = (typeof catalogue)[number];
type Masseuse = (typeof masseuses)[number];

const isAtCentreOnly = (service: Service): boolean => 'atCentreOnly' in service;
const hasLessAtHotel = (service: Service): boolean => 'lessAtHotel' in service;
const speaks = ({ languages }: Masseuse, language: string): boolean =>
  (languages as readonly string[]).includes(language);
const hasDress =
  (dress: Dress) =>
  (service: Service): boolean =>
    service.dress === dress;

/**
 * The values for `{placeholders}` in all texts of a language: the facts of `content/` in the format of that
 * language. Minutes, hours and counts are numbers. Lists of titles or names are joined as in a sentence.
 */
export const factPlaceholders = (copy: Copy, locale: Locale): Record<string, string | number> => {
  const { hotel, men } = facts;
  const list = new Intl.ListFormat(intlTags[locale]);
  const titles = (isListed: (service: Service) => boolean): string =>
    list.format(catalogue.filter(isListed).map(({ slug }) => copy.massages[slug].title));
  return {
    adultAge,
    castingAge,
    ...formatPriceRange(locale),
    massages: catalogue.length,
    masseuses: masseuses.length,
    metro: formatMetro(),
    ...Object.fromEntries(business.metro.map(({ stop, minutes }) => [`walk.${stop}`, minutes])),
    phone: formatPhone(),
    email: business.email,
    'provider.map': business.embedProviders.map,
    'provider.tour': business.embedProviders.tour,
    answerHours: formatAnsweringHours(copy),
    answeredWithin: facts.answeredWithin,
    besidesMassage: facts.besidesMassage,
    refundWithin: facts.refundWithin,
    stayAfter: facts.stayAfter,
    cancelNotice: facts.cancelNotice,
    cardStatement: facts.cardStatement,
    men: men.count,
    menDaysAhead: men.daysAhead,
    menHoursAhead: men.daysAhead * 24,
    'hotel.from': formatTime(hotel.from, copy),
    'hotel.lastStart': hotel.lastStartBeforeClosing,
    'hotel.notice': hotel.notice,
    'hotel.least': hotel.least,
    staying: titles(isAtCentreOnly),
    travelling: titles((service) => !isAtCentreOnly(service)),
    travellingWithLess: titles(hasLessAtHotel),
    ...Object.fromEntries(
      Object.keys(copy.pages.masseuse.languageNames).map((language) => [
        `speaking.${language}`,
        list.format(masseuses.filter((masseuse) => speaks(masseuse, language)).map(({ name }) => name)),
      ]),
    ),
    'dress.lingerie': titles(hasDress('lingerie')),
    'dress.nothing': titles(hasDress('nothing')),
    'dress.agreed': titles(hasDress('agreed')),
  };
};
