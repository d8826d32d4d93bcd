import { errorScreen } from '../errorScreen.tsx';
import type { Screen } from '../screen.ts';
import { type SectionId, urlOf } from '../urls.ts';

/** The screen for a path without a page. `section` is the page that its first segment names. */
export const notFound = (section?: SectionId): Screen =>
  errorScreen({
    name: 'notFound',
    section,
    words: ({ errors }) => errors.notFound,
    links: ({ copy, locale }) => [
      { href: urlOf({ page: 'home' }, locale), text: copy.errors.notFound.home },
      { href: urlOf({ page: 'contact' }, locale), text: copy.errors.notFound.contact },
    ],
    isMissing: true,
  });
