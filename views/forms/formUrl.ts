import type { ServiceSlug } from '../../content/catalogue.ts';
import type { Locale } from '../../content/locales.ts';
import type { MasseuseSlug } from '../../content/masseuses.ts';
import type { RequestKind } from '../../content/requestFields.ts';
import type { Subject } from '../../content/subjects.ts';
import { type PageRef, urlOf } from '../urls.ts';

/** The element id of a form's section, which is the fragment that leads to it. */
export const formId = (kind: RequestKind): string => (kind === 'booking' ? 'booking' : 'message');

/** The page a form stands on. */
export const formPage = (kind: RequestKind): PageRef => ({ page: kind === 'booking' ? 'home' : 'contact' });

/** What a form's address may ask for, beside the form: its parts are read by `readForm`. */
export type FormQuery = { sent?: '1' | 'call' } & Chosen;

/** What is filled in where nothing was typed: in the booking form massage and masseuse, in the message its subject. */
export type Chosen = { service?: ServiceSlug; masseuse?: MasseuseSlug; about?: Subject };

/** The page a form stands on, at the form. */
export const formUrl = (kind: RequestKind, locale: Locale, query: FormQuery = {}): string =>
  urlOf(formPage(kind), locale, { query, fragment: formId(kind) });
