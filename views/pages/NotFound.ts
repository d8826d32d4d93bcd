import { errorScreen } from '../errorScreen.tsx';
import { urlOf } from '../urls.ts';

export const notFound = errorScreen({
  name: 'notFound',
  words: ({ errors }) => errors.notFound,
  links: ({ copy, locale }) => [
    { href: urlOf({ page: 'home' }, locale), text: copy.errors.notFound.home },
    { href: urlOf({ page: 'contact' }, locale), text: copy.errors.notFound.contact },
  ],
  isMissing: true,
  breadcrumb: ({ copy, locale }) => [
    { text: copy.pages.home.nav, href: urlOf({ page: 'home' }, locale) },
    { text: copy.errors.notFound.title },
  ],
});
