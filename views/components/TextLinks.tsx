import type { Locale } from '../../content/locales.ts';
import type { LinkTarget, TextLink } from '../../content/textTypes/shared.ts';
import { formUrl } from '../forms/formUrl.ts';
import { allTexts } from '../texts/allTexts.ts';
import { chatUrl, phoneUrl, urlOf } from '../urls.ts';

export const targetUrl = (to: LinkTarget, locale: Locale): string => {
  if (typeof to === 'object') {
    if ('ask' in to) return formUrl('contact', locale, { about: to.ask });
    if ('extra' in to) return urlOf({ page: 'services' }, locale, { fragment: to.extra });
    return urlOf({ page: 'home' }, locale, { fragment: `answer-${to.answer}` });
  }
  if (to === 'booking') return formUrl('booking', locale);
  if (to === 'message') return formUrl('contact', locale);
  if (to === 'phone') return phoneUrl;
  if (to === 'chat') return chatUrl(allTexts[locale]);
  if (to === 'questions') return urlOf({ page: 'home' }, locale, { fragment: 'faq-heading' });
  if (to === 'address') return urlOf({ page: 'contact' }, locale, { fragment: 'details-heading' });
  return urlOf({ page: to }, locale);
};

type Props = { links: readonly TextLink[] | undefined; locale: Locale };

/** Links after a text; nothing without links. */
export const TextLinks = ({ links = [], locale }: Props) =>
  links.length > 0 && (
    <ul className="text-links">
      {links.map(({ to, text }) => (
        <li key={text}>
          <a className="link-more" href={targetUrl(to, locale)}>
            {text}
          </a>
        </li>
      ))}
    </ul>
  );
