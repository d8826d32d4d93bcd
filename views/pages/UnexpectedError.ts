import { defaultLocale } from '../../content/locales.ts';
import { errorScreen } from '../errorScreen.tsx';
import type { Screen } from '../screen.ts';
import { type SectionId, urlOf } from '../urls.ts';

/** The screen for a thrown error. `section` is the page that the first segment of the path names. */
export const unexpectedError = (section?: SectionId): Screen =>
  errorScreen({
    name: 'unexpected',
    section,
    words: ({ errors }) => errors.unexpected,
    titleLocale: defaultLocale,
    links: ({ copy, locale }) => [
      { href: urlOf({ page: 'home' }, locale), text: copy.errors.unexpected.home },
    ],
    hasPhoneAndChat: true,
  });
