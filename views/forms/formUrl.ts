import type { BookingKind } from '../../content/bookingFields.ts';
import type { ServiceSlug } from '../../content/catalogue.ts';
import type { Locale } from '../../content/locales.ts';
import type { MasseuseSlug } from '../../content/masseuses.ts';
import type { Subject } from '../../content/subjects.ts';
import { urlOf } from '../urls.ts';

/** The element id of a form's section, for links to it. */
export const formId = (kind: BookingKind): string => (kind === 'booking' ? 'booking' : 'message');

/** The page with a form. */
export const formPage = (kind: BookingKind) => ({ page: kind === 'booking' ? 'home' : 'contact' }) as const;

/** The query parameters of a page with a form. `readFormQuery` reads them. */
export type FormQuery = {
  /** The request was sent. `call` asks the visitor to call, because no address was left. */
  sent?: '1' | 'call';
  /** The values that a link fills in: massage and masseuse of a booking, or the subject of a message. */
  service?: ServiceSlug;
  masseuse?: MasseuseSlug;
  about?: Subject;
};

/** The URL of the page with a form. The fragment scrolls to the form. */
export const formUrl = (kind: BookingKind, locale: Locale, query: FormQuery = {}): string =>
  urlOf(formPage(kind), locale, { query, fragment: formId(kind) });
