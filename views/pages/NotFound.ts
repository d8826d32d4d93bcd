import { errorPage } from '../errorPage.tsx';
import type { Page } from '../page.ts';
import { type SectionId, urlOf } from '../urls.ts';

/** The error page for a path that no page has. `section` is the page that its first segment names. */
export const notFound = (section?: SectionId): Page =>
  errorPage({
    name: 'notFound',
    section,
    words: ({ errors }) => errors.notFound,
    links: ({ texts, locale }) => [
      { href: urlOf({ page: 'home' }, locale), text: texts.errors.notFound.home },
      { href: urlOf({ page: 'contact' }, locale), text: texts.errors.notFound.contact },
    ],
    isMissing: true,
  });
