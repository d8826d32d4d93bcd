import { errorScreen } from '../errorScreen.tsx';
import { urlOf } from '../urls.ts';

/** The screen for the URL of an unknown masseuse. */
export const profileNotFound = errorScreen({
  name: 'profileNotFound',
  section: 'masseuses',
  words: ({ pages }) => pages.masseuse.notFound,
  links: ({ copy, locale }) => [
    { href: urlOf({ page: 'home' }, locale), text: copy.pages.masseuse.notFound.home },
  ],
  isMissing: true,
});
