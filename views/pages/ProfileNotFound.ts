import { errorPage } from '../errorPage.tsx';
import { urlOf } from '../urls.ts';

/** The error page for the URL of an unknown masseuse. */
export const profileNotFound = errorPage({
  name: 'profileNotFound',
  section: 'masseuses',
  words: ({ pages }) => pages.masseuse.notFound,
  links: ({ texts, locale }) => [
    { href: urlOf({ page: 'home' }, locale), text: texts.pages.masseuse.notFound.home },
  ],
  isMissing: true,
});
