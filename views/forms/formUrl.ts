import type { BookingKind } from '../../content/bookingFields.ts';
import type { ServiceSlug } from '../../content/catalogue.ts';
import type { Locale } from '../../content/locales.ts';
import type { MasseuseSlug } from '../../content/masseuses.ts';
import type { Subject } from '../../content/subjects.ts';
import { type PageRef, urlOf } from '../urls.ts';

/** The element id of a form's section, for links to it. */
export const formId = (kind: BookingKind): string => (kind === 'booking' ? 'booking' : 'message');

export const formPage = (kind: BookingKind): PageRef => ({ page: kind === 'booking' ? 'home' : 'contact' });

/** The query parameters of a page with a form. `readFormQuery` reads them. */
export type FormQuery = { sent?: '1' | 'call' } & Prefill;

/** Values that a link fills in: massage and masseuse of a booking, or the subject of a message. */
export type Prefill = { service?: ServiceSlug; masseuse?: MasseuseSlug; about?: Subject };

/** The URL of the page with a form. The fragment scrolls to the form. */
export const formUrl = (kind: BookingKind, locale: Locale, query: FormQuery = {}): string =>
  urlOf(formPage(kind), locale, { query, fragment: formId(kind) });
