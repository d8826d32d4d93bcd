import type { RequestKind } from '../../content/requestFields.ts';
import { errorScreen } from '../errorScreen.tsx';
import { formPage, formUrl } from '../forms/formUrl.ts';
import type { Screen } from '../screen.ts';
import { fill } from '../text.ts';

/** The screen for a post whose fields could not be read. It cannot show the form again. */
export const refusal = (kind: RequestKind, message: string): Screen =>
  errorScreen({
    name: 'refusal',
    state: { kind, message },
    words: ({ errors }) => ({ title: errors.refusalTitle, lead: message }),
    documentTitle: ({ form, errors }) => fill(form.errorTitle, { title: errors.refusalTitle }),
    links: ({ copy, locale }) => [{ href: formUrl(kind, locale), text: copy.errors.backToForm }],
    hasPhoneAndChat: true,
    switcherTarget: formPage(kind),
  });
