import {
  accountingYears,
  adultAge,
  business,
  castingAge,
  copyrightYear,
  dataConsentAge,
  facts,
  type Processor,
} from '../content/business.ts';
import { allServices, type CatalogueService, yoniModel } from '../content/catalogue.ts';
import { ownCookies } from '../content/cookies.ts';
import { homeServices } from '../content/homePage.ts';
import { exampleDay } from '../content/hours.ts';
import { bookableDays } from '../content/limits.ts';
import { intlTags, type Locale } from '../content/locales.ts';
import { masseuses } from '../content/masseuses.ts';
import { galleryPictures } from '../content/pictures.ts';
import { fill } from '../content/placeholders.ts';
import type { Texts } from '../content/texts/texts.ts';
import {
  formatAddress,
  formatAnsweringHours,
  formatCount,
  formatDuration,
  formatDurationInWords,
  formatMetro,
  formatPhone,
  formatPrice,
  formatPriceRange,
  formatPricesInWords,
  formatStreet,
  formatTime,
} from './format.ts';
import { formatClosedDays, formatLastStart, formatLastStartOnDates } from './formatHours.ts';
import { capitalise, plural } from './text.ts';

type Masseuse = (typeof masseuses)[number];

const isAtHotel = ({ atCentreOnly }: CatalogueService): boolean => !atCentreOnly;
const speaks = ({ languages }: Masseuse, language: string): boolean =>
  (languages as readonly string[]).includes(language);

/** The longest option of the massage with the prices of a yoni massage is the example of sums. */
const example = yoniModel.options.at(-1) ?? yoniModel.options[0];

/** A processor in the privacy policy: 'Name, country (safeguard)'. */
const describeProcessor = ({ name, country, safeguard }: Processor, texts: Texts, locale: Locale): string => {
  const countries = new Intl.DisplayNames(intlTags[locale], { type: 'region' });
  return `${name}, ${countries.of(country)} (${texts.pages.privacy.safeguards[safeguard]})`;
};

/** Counts that texts write as words: `{massages}` in a sentence, `{Massages}` at its beginning. */
const counts: readonly (readonly [name: string, count: number])[] = [
  ['massages', allServices.length],
  ['featured', homeServices.length],
  ['otherMassages', allServices.length - homeServices.length],
  ['masseuses', masseuses.length],
  ['travellingMassages', allServices.filter(isAtHotel).length],
  ['pictures', galleryPictures.length],
  ['men', facts.men.count],
];

/**
 * The values for `{placeholders}` in all texts of a language: the facts of `content/` in the format of that
 * language. Minutes are numbers, small counts are words, `span` values contain their unit, and lists are
 * joined as in a sentence.
 */
export const factPlaceholders = (texts: Texts, locale: Locale): Record<string, string | number> => {
  const { hotel, men, access } = facts;
  const { processors, ...legal } = business.legal;
  const list = new Intl.ListFormat(intlTags[locale]);
  const percent = new Intl.NumberFormat(intlTags[locale], { style: 'percent' });
  const euros = (amount: number): string => formatPrice(amount, locale);
  const nameOf = ({ slug }: CatalogueService): string =>
    texts.massages[slug].inSentence ?? texts.massages[slug].title;
  const namesOf = (isListed: (massage: CatalogueService) => boolean | undefined): string =>
    list.format(allServices.filter(isListed).map(nameOf));
  const namesOfThose = (isListed: (masseuse: Masseuse) => boolean): string =>
    list.format(masseuses.filter(isListed).map(({ name }) => name));
  const yoniGivers = masseuses
    .filter(({ slug }) => yoniModel.givenBy.some((giver) => giver === slug))
    .map(({ name }) => name);
  /** The name of a massage whose options all may have a second ending, otherwise the options that have one. */
  const namesWithSecondEnding = (massage: CatalogueService): string[] => {
    const noted = massage.options.filter(({ note }) => note !== undefined);
    if (noted.length === massage.options.length) return [nameOf(massage)];
    return noted.map(({ minutes }) =>
      fill(texts.layout.spans.massage, { minutes, massage: nameOf(massage) }),
    );
  };
  return {
    adultAge,
    castingAge,
    bookableDays,
    exampleDay,
    copyrightYear,
    ...formatPriceRange(locale),
    ...Object.fromEntries(
      counts.flatMap(([name, count]) => {
        const word = String(formatCount(count, texts));
        return [
          [name, word],
          [capitalise(name, locale), capitalise(word, locale)],
        ];
      }),
    ),
    centre: business.name,
    street: formatStreet(),
    metro: formatMetro(locale),
    ...Object.fromEntries(business.metro.map(({ stop, minutes }) => [`walk.${stop}`, minutes])),
    phone: formatPhone(),
    leave: texts.layout.leave,
    email: business.email,
    address: formatAddress(),
    ...legal,
    hosting: describeProcessor(processors.hosting, texts, locale),
    mail: describeProcessor(processors.mail, texts, locale),
    pictureDelivery: describeProcessor(processors.pictures, texts, locale),
    accounting: plural(texts.pages.cookies.lifetimes.year, accountingYears, locale),
    consentAge: dataConsentAge,
    consentMonths: ownCookies.consent.lifetime.count,
    'provider.map': business.embedProviders.map,
    'provider.tour': business.embedProviders.tour,
    answerHours: formatAnsweringHours(texts),
    answeredWithin: facts.answeredWithin,
    besidesMassage: facts.besidesMassage,
    refundWithin: formatCount(facts.refundWithin, texts),
    stayAfter: facts.stayAfter,
    cancelNotice: formatDurationInWords(facts.cancelNotice * 60, texts, locale),
    cardStatement: facts.cardStatement,
    'men.ahead': plural(texts.layout.spans.daysAhead, men.daysAhead, locale, {
      number: String(formatCount(men.daysAhead, texts)),
    }),
    'men.massages': namesOf(({ byMen }) => byMen),
    mailSender: facts.mailSender,
    savedAs: facts.savedAs,
    cryptocurrencies: list.format(facts.cryptocurrencies),
    currencyFee: percent.format(facts.currencyFee),
    'access.steps': formatCount(access.steps, texts),
    'access.stepHeight': access.stepHeight,
    'access.door': access.door,
    'access.liftDoor': access.liftDoor,
    'access.liftCabin': access.liftCabin.join('\u00A0×\u00A0'),
    'access.bathRim': access.bathRim,
    'yoni.prices': formatPricesInWords(yoniModel.options, texts, locale),
    'yoni.shorter': Math.min(...yoniModel.options.map(({ minutes }) => minutes)),
    'yoni.longer': Math.max(...yoniModel.options.map(({ minutes }) => minutes)),
    'yoni.givers': list.format(yoniGivers),
    'yoni.names': yoniGivers.join(', '),
    'example.massage': nameOf(yoniModel),
    'example.duration': formatDuration(example.minutes),
    'example.forTwo': euros(2 * example.euros),
    'example.atHotel': euros(example.euros + hotel.supplementEur),
    'hotel.from': formatTime(hotel.from, texts),
    'hotel.lastStart': formatLastStart(hotel.lastStartBeforeClosing, texts, locale),
    'hotel.lastStartOnDates': formatLastStartOnDates(hotel.lastStartBeforeClosing, texts, locale),
    'hotel.notice': formatDurationInWords(hotel.notice, texts, locale),
    'hotel.least': hotel.least,
    'hotel.supplement': euros(hotel.supplementEur),
    closedDays: formatClosedDays(texts, locale),
    staying: namesOf(({ atCentreOnly }) => atCentreOnly),
    travelling: namesOf(isAtHotel),
    travellingWithLess: namesOf(({ lessAtHotel }) => lessAtHotel),
    ...Object.fromEntries(
      Object.keys(texts.pages.masseuse.languageNames).flatMap((language) => [
        [`speaking.${language}`, namesOfThose((masseuse) => speaks(masseuse, language))],
        [`notSpeaking.${language}`, namesOfThose((masseuse) => !speaks(masseuse, language))],
      ]),
    ),
    skinOnSkin: namesOf(({ skinOnSkin }) => skinOnSkin),
    withBath: namesOf(({ options }) => options.some(({ within }) => within?.includes('bath'))),
    lingamOnly: namesOf(({ ending }) => ending === 'lingam'),
    withSecondEnding: list.format(allServices.flatMap(namesWithSecondEnding)),
  };
};
