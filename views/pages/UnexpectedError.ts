import { defaultLocale } from '../../content/locales.ts';
import { errorPage } from '../errorPage.tsx';
import type { Page } from '../page.ts';
import { type SectionId, urlOf } from '../urls.ts';

/** The error page for a thrown error. `section` is the page that the first segment of the path names. */
export const unexpectedError = (section?: SectionId): Page =>
  errorPage({
    name: 'unexpected',
    section,
    words: ({ errors }) => errors.unexpected,
    titleLocale: defaultLocale,
    links: ({ texts, locale }) => [
      { href: urlOf({ page: 'home' }, locale), text: texts.errors.unexpected.home },
    ],
    hasPhoneAndChat: true,
  });
