import type { ServiceSlug } from '../../content/catalogue.ts';
import type { Locale } from '../../content/locales.ts';
import type { RequestKind } from '../../content/requestFields.ts';
import { type PageRef, urlOf } from '../urls.ts';

/** The element id of a form's section, which is the fragment that leads to it. */
export const formId = (kind: RequestKind): string => (kind === 'booking' ? 'booking' : 'message');

/** The page a form stands on. */
export const formPage = (kind: RequestKind): PageRef => ({ page: kind === 'booking' ? 'home' : 'contact' });

/** What a form's address may ask for: the success notice, or a massage that is chosen. */
type FormQuery = { sent?: '1'; service?: ServiceSlug };

/** The page a form stands on, at the form. */
export const formUrl = (kind: RequestKind, locale: Locale, query: FormQuery = {}): string =>
  urlOf(formPage(kind), locale, { query, fragment: formId(kind) });
