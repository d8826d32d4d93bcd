import type { BookingKind } from '../../content/bookingFields.ts';
import { errorPage } from '../errorPage.tsx';
import { formPage, formUrl } from '../forms/formUrl.ts';
import type { Page } from '../page.ts';
import { fill } from '../text.ts';

/** The error page for a post whose fields could not be read. It cannot show the form again. */
export const refusal = (kind: BookingKind, message: string): Page =>
  errorPage({
    name: 'refusal',
    state: { kind, message },
    words: ({ errors }) => ({ title: errors.refusalTitle, lead: message }),
    documentTitle: ({ form, errors }) => fill(form.errorTitle, { title: errors.refusalTitle }),
    links: ({ texts, locale }) => [{ href: formUrl(kind, locale), text: texts.errors.backToForm }],
    hasPhoneAndChat: true,
    switcherTarget: formPage(kind),
  });
