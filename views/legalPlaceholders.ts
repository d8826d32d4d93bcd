import { accountingYears, adultAge, business, dataConsentAge, type Processor } from '../content/business.ts';
import { ownCookies } from '../content/cookies.ts';
import { intlTags, type Locale } from '../content/locales.ts';
import type { Texts } from '../content/texts.ts';
import { formatAddress, formatPhone } from './format.ts';
import type { Retention } from './site.ts';
import { plural } from './text.ts';

/** 'Name, country (safeguard)'. */
const describeProcessor = ({ name, country, safeguard }: Processor, texts: Texts, locale: Locale): string => {
  const countries = new Intl.DisplayNames(intlTags[locale], { type: 'region' });
  return `${name}, ${countries.of(country)} (${texts.pages.privacy.safeguards[safeguard]})`;
};

/** The values for `{placeholders}` in the legal texts of a language. */
export const legalPlaceholders = (
  texts: Texts,
  locale: Locale,
  retention: Retention,
): Record<string, string | number> => {
  const { legal, embedProviders, email } = business;
  return {
    controller: legal.controller,
    taxNumber: legal.taxNumber,
    register: legal.register,
    address: formatAddress(),
    email,
    phone: formatPhone(),
    hosting: describeProcessor(legal.processors.hosting, texts, locale),
    mail: describeProcessor(legal.processors.mail, texts, locale),
    pictureDelivery: describeProcessor(legal.processors.pictures, texts, locale),
    retention: plural(texts.pages.cookies.lifetimes[retention.unit], retention.count, locale),
    accounting: plural(texts.pages.cookies.lifetimes.year, accountingYears, locale),
    adultAge,
    consentAge: dataConsentAge,
    consentMonths: ownCookies.consent.lifetime.count,
    'provider.map': embedProviders.map,
    'provider.tour': embedProviders.tour,
  };
};
