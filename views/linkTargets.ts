import type { Locale } from '../content/locales.ts';
import type { LinkTarget } from '../content/textTypes/shared.ts';
import { formUrl } from './forms/formUrl.ts';
import { allTexts } from './texts/allTexts.ts';
import { chatUrl, phoneUrl, urlOf } from './urls.ts';

/** The URL of the target of a link in the texts. */
export const targetUrl = (to: LinkTarget, locale: Locale): string => {
  if (typeof to === 'object') {
    if ('ask' in to) return formUrl('contact', locale, { about: to.ask });
    if ('extra' in to) return urlOf({ page: 'services' }, locale, { fragment: to.extra });
    return urlOf({ page: 'home' }, locale, { fragment: `answer-${to.answer}` });
  }
  switch (to) {
    case 'booking':
      return formUrl('booking', locale);
    case 'message':
      return formUrl('contact', locale);
    case 'phone':
      return phoneUrl;
    case 'chat':
      return chatUrl(allTexts[locale]);
    case 'questions':
      return urlOf({ page: 'home' }, locale, { fragment: 'faq-heading' });
    case 'address':
      return urlOf({ page: 'contact' }, locale, { fragment: 'details-heading' });
    default:
      return urlOf({ page: to }, locale);
  }
};
