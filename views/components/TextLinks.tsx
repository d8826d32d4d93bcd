import type { Locale } from '../../content/locales.ts';
import type { ExtraId, Subject } from '../../content/subjects.ts';
import type { LinkTarget, TextLink } from '../../content/texts/shared.ts';
import { formUrl } from '../forms/formUrl.ts';
import { allTexts } from '../texts/allTexts.ts';
import { chatUrl, phoneUrl, urlOf } from '../urls.ts';

/** Whether a link leads to a message about a subject: `ask-yoni`. */
const isSubjectTarget = (to: LinkTarget): to is `ask-${Subject}` => to.startsWith('ask-');

/** Whether a link leads to a service beside the massages: `extra-yoni`. */
const isExtraTarget = (to: LinkTarget): to is `extra-${ExtraId}` => to.startsWith('extra-');

/** Whether a link leads to an answer of the FAQ: `answer-paying`. */
const isAnswerTarget = (to: LinkTarget): to is Extract<LinkTarget, `answer-${string}`> =>
  to.startsWith('answer-');

/** The URL of a link target. */
export const targetUrl = (to: LinkTarget, locale: Locale): string => {
  if (to === 'phone') return phoneUrl;
  if (to === 'chat') return chatUrl(allTexts[locale]);
  if (to === 'questions') return urlOf({ page: 'home' }, locale, { fragment: 'faq-heading' });
  if (isAnswerTarget(to)) return urlOf({ page: 'home' }, locale, { fragment: to });
  if (to === 'booking') return formUrl('booking', locale);
  if (to === 'message') return formUrl('contact', locale);
  if (isSubjectTarget(to)) return formUrl('contact', locale, { about: to.slice('ask-'.length) as Subject });
  if (isExtraTarget(to)) return urlOf({ page: 'services' }, locale, { fragment: to.slice('extra-'.length) });
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
