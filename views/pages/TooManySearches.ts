import { errorScreen } from '../errorScreen.tsx';
import { urlOf } from '../urls.ts';

/** The screen for a client that exceeds the limit of searches. */
export const tooManySearches = errorScreen({
  name: 'tooManySearches',
  section: 'services',
  words: ({ errors }) => errors.tooManySearches,
  links: ({ copy, locale }) => [
    { href: urlOf({ page: 'services' }, locale), text: copy.pages.services.showAll },
  ],
  switcherTarget: { page: 'services' },
});
