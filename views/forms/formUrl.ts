import type { Locale } from '../../content/locales.ts';
import type { RequestKind } from '../../content/requestFields.ts';
import { type PageRef, urlOf } from '../urls.ts';

/** The element id of a form's section, which is the fragment that leads to it. */
export const formId = (kind: RequestKind): string => (kind === 'booking' ? 'booking' : 'message');

/** The page a form stands on. */
export const formPage = (kind: RequestKind): PageRef => ({ page: kind === 'booking' ? 'home' : 'contact' });

/** The page a form stands on, at the form; `sent` is the page with the success notice. */
export const formUrl = (kind: RequestKind, locale: Locale, { sent = false } = {}): string =>
  urlOf(formPage(kind), locale, { query: sent ? { sent: '1' } : {}, fragment: formId(kind) });
