import { adultAge, business, castingAge, facts } from '../content/business.ts';
import { catalogue, type Dress } from '../content/catalogue.ts';
import type { Copy } from '../content/copy.ts';
import { intlTags, type Locale } from '../content/locales.ts';
import { masseuses } from '../content/masseuses.ts';
import { formatAnsweringHours, formatClock, formatMetro, formatPhone, formatPriceRange } from './format.ts';

type Service = (typeof catalogue)[number];
type Masseuse = (typeof masseuses)[number];

const staysAtCentre = (service: Service): boolean => 'atCentreOnly' in service;
const comesWithLess = (service: Service): boolean => 'lessAtHotel' in service;
const speaks = ({ languages }: Masseuse, language: string): boolean =>
  (languages as readonly string[]).includes(language);
const hasDress =
  (dress: Dress) =>
  (service: Service): boolean =>
    service.dress === dress;

/**
 * What every text of a language may name in `{places}`: the facts of `content/` as this language writes them. Minutes,
 * hours and counts are bare numbers; lists are massages' titles or masseuses' names joined as in a sentence.
 */
export const factPlaces = (copy: Copy, locale: Locale): Record<string, string | number> => {
  const { hotel, men } = facts;
  const list = new Intl.ListFormat(intlTags[locale]);
  const titles = (belongs: (service: Service) => boolean): string =>
    list.format(catalogue.filter(belongs).map(({ slug }) => copy.massages[slug].title));
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
    'hotel.from': formatClock(hotel.from, copy),
    'hotel.lastStart': hotel.lastStartBeforeClosing,
    'hotel.notice': hotel.notice,
    'hotel.least': hotel.least,
    staying: titles(staysAtCentre),
    travelling: titles((service) => !staysAtCentre(service)),
    travellingWithLess: titles(comesWithLess),
    ...Object.fromEntries(
      Object.keys(copy.pages.masseuse.languageNames).map((language) => [
        `speaking.${language}`,
        list.format(masseuses.filter((one) => speaks(one, language)).map(({ name }) => name)),
      ]),
    ),
    'dress.lingerie': titles(hasDress('lingerie')),
    'dress.nothing': titles(hasDress('nothing')),
    'dress.agreed': titles(hasDress('agreed')),
  };
};
