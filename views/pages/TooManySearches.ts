import { errorPage } from '../errorPage.tsx';
import { urlOf } from '../urls.ts';

/** The error page for a client that exceeds the limit of searches. */
export const tooManySearches = errorPage({
  name: 'tooManySearches',
  section: 'services',
  words: ({ errors }) => errors.tooManySearches,
  links: ({ texts, locale }) => [
    { href: urlOf({ page: 'services' }, locale), text: texts.pages.services.showAll },
  ],
  switcherTarget: { page: 'services' },
});
