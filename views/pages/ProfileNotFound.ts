import { errorScreen } from '../errorScreen.tsx';
import { urlOf } from '../urls.ts';

export const profileNotFound = errorScreen({
  name: 'profileNotFound',
  words: ({ pages }) => pages.masseuse.notFound,
  links: ({ copy, locale }) => [
    { href: urlOf({ page: 'home' }, locale), text: copy.pages.masseuse.notFound.home },
  ],
  isMissing: true,
  breadcrumb: ({ copy, locale }) => [
    { text: copy.pages.home.nav, href: urlOf({ page: 'home' }, locale) },
    { text: copy.pages.masseuses.nav, href: urlOf({ page: 'masseuses' }, locale) },
    { text: copy.pages.masseuse.notFound.title },
  ],
});
