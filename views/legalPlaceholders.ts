import { adultAge, business, dataConsentAge, retentionMonths } from '../content/business.ts';
import { ownCookies } from '../content/cookies.ts';
import type { Copy } from '../content/copy.ts';
import type { Locale } from '../content/locales.ts';
import { formatAddress, formatPhone } from './format.ts';
import { plural } from './text.ts';

/** The values for the places of the legal texts and of the FAQ that no language changes but in form. */
export const legalPlaceholders = (copy: Copy, locale: Locale): Record<string, string | number> => {
  const { legal, embedProviders, email } = business;
  return {
    controller: legal.controller,
    taxNumber: legal.taxNumber,
    register: legal.register,
    address: formatAddress(),
    email,
    phone: formatPhone(),
    hosting: legal.hosting,
    mail: legal.mail,
    pictures: legal.pictures,
    retention: plural(copy.pages.cookies.lifetimes.month, retentionMonths, locale),
    adultAge,
    consentAge: dataConsentAge,
    consentMonths: ownCookies.consent.lifetime.count,
    'provider.map': embedProviders.map,
    'provider.tour': embedProviders.tour,
  };
};
