import { errorScreen } from '../errorScreen.tsx';
import { urlOf } from '../urls.ts';

/** Instead of a search's result, for those who search more than a person does. */
export const tooManySearches = errorScreen({
  name: 'tooManySearches',
  words: ({ errors }) => errors.tooManySearches,
  links: ({ copy, locale }) => [
    { href: urlOf({ page: 'services' }, locale), text: copy.pages.services.showAll },
  ],
  switchTo: { page: 'services' },
});
