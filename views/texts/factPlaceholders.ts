import {
  accountingYears,
  adultAge,
  business,
  castingAge,
  copyrightYear,
  dataConsentAge,
  facts,
  type Processor,
} from '../../content/business.ts';
import { catalogue, type Service, yoniModel } from '../../content/catalogue.ts';
import { ownCookies } from '../../content/cookies.ts';
import { homeServices } from '../../content/homePage.ts';
import { besidesMassage, exampleDay, openingHours } from '../../content/hours.ts';
import { bookableDays } from '../../content/limits.ts';
import { intlTags, type Locale } from '../../content/locales.ts';
import { masseuses } from '../../content/masseuses.ts';
import { galleryPictures } from '../../content/pictures.ts';
import { fill } from '../../content/rules/placeholders.ts';
import type { Texts } from '../../content/textTypes/texts.ts';
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
  formatTimeInSentence,
} from './format.ts';
import { formatClosedDays, formatLastStartOnDates, formatLastStartOnWeekdays } from './formatHours.ts';
import { capitalise, plural } from './text.ts';

type Masseuse = (typeof masseuses)[number];

const isAtHotel = ({ atCentreOnly }: Service): boolean => !atCentreOnly;
const speaks = ({ languages }: Masseuse, language: string): boolean =>
  (languages as readonly string[]).includes(language);

/** The longest option of the massage with the prices of a yoni massage is the example of sums. */
const example = yoniModel.options.at(-1) ?? yoniModel.options[0];

/** A processor in the privacy policy: 'Name, country (safeguard)'. */
const describeProcessor = ({ name, country, safeguard }: Processor, texts: Texts, locale: Locale): string => {
  const countries = new Intl.DisplayNames(intlTags[locale], { type: 'region' });
  return `${name}, ${countries.of(country)} (${texts.pages.privacy.safeguards[safeguard]})`;
};

type Values = Record<string, string | number>;

/** Counts that texts write as words: `{massages}` in a sentence, `{Massages}` at its beginning. */
const countValues = (texts: Texts, locale: Locale): Values => {
  const counts = {
    massages: catalogue.length,
    featured: homeServices.length,
    otherMassages: catalogue.length - homeServices.length,
    masseuses: masseuses.length,
    travellingMassages: catalogue.filter(isAtHotel).length,
    pictures: galleryPictures.length,
    men: facts.men.count,
  };
  const values: Values = {};
  for (const [name, count] of Object.entries(counts)) {
    const word = String(formatCount(count, texts));
    values[name] = word;
    values[capitalise(name, locale)] = capitalise(word, locale);
  }
  return values;
};

/** The centre, its address and its company. */
const businessValues = (texts: Texts, locale: Locale): Values => {
  const { processors, ...legal } = business.legal;
  const { access } = facts;
  return {
    centre: business.name,
    street: formatStreet(),
    address: formatAddress(),
    metro: formatMetro(locale),
    ...Object.fromEntries(business.metro.map(({ stop, minutes }) => [`walk.${stop}`, minutes])),
    phone: formatPhone(),
    email: business.email,
    leave: texts.layout.leave,
    ...legal,
    hosting: describeProcessor(processors.hosting, texts, locale),
    mail: describeProcessor(processors.mail, texts, locale),
    pictureDelivery: describeProcessor(processors.pictures, texts, locale),
    'provider.map': business.embedProviders.map,
    'provider.tour': business.embedProviders.tour,
    'access.steps': formatCount(access.steps, texts),
    'access.stepHeight': access.stepHeight,
    'access.door': access.door,
    'access.liftDoor': access.liftDoor,
    'access.liftCabin': access.liftCabin.join('\u00A0×\u00A0'),
    'access.bathRim': access.bathRim,
  };
};

/** Ages, periods and promises. */
const promiseValues = (texts: Texts, locale: Locale): Values => {
  const percent = new Intl.NumberFormat(intlTags[locale], { style: 'percent' });
  const list = new Intl.ListFormat(intlTags[locale]);
  return {
    adultAge,
    castingAge,
    consentAge: dataConsentAge,
    consentMonths: ownCookies.consent.lifetime.count,
    accounting: plural(texts.layout.periods.year, accountingYears, locale),
    copyrightYear,
    bookableDays,
    exampleDay,
    closedDays: formatClosedDays(openingHours, texts, locale),
    answerHours: formatAnsweringHours(texts),
    answeredWithin: facts.answeredWithin,
    besidesMassage,
    refundWithin: formatCount(facts.refundWithin, texts),
    stayAfter: facts.stayAfter,
    cancelNotice: formatDurationInWords(facts.cancelNotice * 60, texts, locale),
    cardStatement: facts.cardStatement,
    mailSender: facts.mailSender,
    savedAs: facts.savedAs,
    cryptocurrencies: list.format(facts.cryptocurrencies),
    currencyFee: percent.format(facts.currencyFee),
  };
};

/** Who speaks which language, and who gives a yoni massage. */
const peopleValues = (texts: Texts, locale: Locale): Values => {
  const list = new Intl.ListFormat(intlTags[locale]);
  const namesOf = (isListed: (masseuse: Masseuse) => boolean): string[] =>
    masseuses.filter(isListed).map(({ name }) => name);
  const values: Values = {};
  for (const language of Object.keys(texts.pages.masseuse.languageNames)) {
    values[`speaking.${language}`] = list.format(namesOf((masseuse) => speaks(masseuse, language)));
    values[`notSpeaking.${language}`] = list.format(namesOf((masseuse) => !speaks(masseuse, language)));
  }
  const yoniGivers = namesOf(({ slug }) => yoniModel.givenBy.some((giver) => giver === slug));
  return { ...values, 'yoni.givers': list.format(yoniGivers), 'yoni.names': yoniGivers.join(', ') };
};

/** Prices, and which massages are what. Lists are joined as in a sentence. */
const serviceValues = (texts: Texts, locale: Locale): Values => {
  const { hotel, men } = facts;
  const list = new Intl.ListFormat(intlTags[locale]);
  const euros = (amount: number): string => formatPrice(amount, locale);
  const nameOf = ({ slug }: Service): string => texts.massages[slug].inSentence ?? texts.massages[slug].title;
  const namesOf = (isListed: (service: Service) => boolean | undefined): string =>
    list.format(catalogue.filter(isListed).map(nameOf));
  /**
   * The name of a massage whose options all may have a second ending, otherwise the options that have one.
   */
  const namesWithSecondEnding = (service: Service): string[] => {
    const noted = service.options.filter(({ note }) => note !== undefined);
    if (noted.length === service.options.length) return [nameOf(service)];
    return noted.map(({ minutes }) =>
      fill(texts.layout.spans.massage, { minutes, massage: nameOf(service) }),
    );
  };
  return {
    ...formatPriceRange(locale),
    'example.massage': nameOf(yoniModel),
    'example.duration': formatDuration(example.minutes),
    'example.forTwo': euros(2 * example.euros),
    'example.atHotel': euros(example.euros + hotel.supplementEur),
    'yoni.prices': formatPricesInWords(yoniModel.options, texts, locale),
    'yoni.shorter': Math.min(...yoniModel.options.map(({ minutes }) => minutes)),
    'yoni.longer': Math.max(...yoniModel.options.map(({ minutes }) => minutes)),
    'men.ahead': plural(texts.layout.spans.daysAhead, men.daysAhead, locale, {
      number: String(formatCount(men.daysAhead, texts)),
    }),
    'men.massages': namesOf(({ byMen }) => byMen),
    staying: namesOf(({ atCentreOnly }) => atCentreOnly),
    travelling: namesOf(isAtHotel),
    travellingWithLess: namesOf(({ lessAtHotel }) => lessAtHotel),
    skinOnSkin: namesOf(({ skinOnSkin }) => skinOnSkin),
    withBath: namesOf(({ options }) => options.some(({ within }) => within?.includes('bath'))),
    lingamOnly: namesOf(({ ending }) => ending === 'lingam'),
    withSecondEnding: list.format(catalogue.flatMap(namesWithSecondEnding)),
  };
};

const hotelValues = (texts: Texts, locale: Locale): Values => {
  const { from, lastStartBeforeClosing, notice, minMinutes, supplementEur } = facts.hotel;
  return {
    'hotel.from': formatTimeInSentence(from, texts),
    'hotel.lastStart': formatLastStartOnWeekdays(lastStartBeforeClosing, texts, locale),
    'hotel.lastStartOnDates': formatLastStartOnDates(lastStartBeforeClosing, texts, locale),
    'hotel.notice': formatDurationInWords(notice, texts, locale),
    'hotel.minMinutes': minMinutes,
    'hotel.supplement': formatPrice(supplementEur, locale),
  };
};

/**
 * The values for `{placeholders}` in all texts of a language: the facts of `content/` in the format of that
 * language. Minutes are numbers, and small counts are words.
 */
export const factPlaceholders = (texts: Texts, locale: Locale): Values => ({
  ...countValues(texts, locale),
  ...businessValues(texts, locale),
  ...promiseValues(texts, locale),
  ...peopleValues(texts, locale),
  ...serviceValues(texts, locale),
  ...hotelValues(texts, locale),
});
