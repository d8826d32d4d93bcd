import type { Copy } from '../../content/copy.ts';
import type { Locale } from '../../content/locales.ts';
import type { FormKind, FormView } from '../screen.ts';
import { formId } from './formUrl.ts';
import { RequestForm } from './RequestForm.tsx';
import { SentNotice } from './SentNotice.tsx';

type Props = { kind: FormKind; form: FormView; copy: Copy; locale: Locale };

/** A form with its heading, and the notice of its success. */
export const RequestSection = ({ kind, form, copy, locale }: Props) => (
  <section className="request" id={formId(kind)} tabIndex={-1} aria-labelledby={`${formId(kind)}-heading`}>
    <h2 id={`${formId(kind)}-heading`}>
      {kind === 'booking' ? copy.form.bookingHeading : copy.form.messageHeading}
    </h2>
    {form.state === 'sent' && <SentNotice kind={kind} copy={copy} locale={locale} />}
    {kind === 'booking' && <p>{copy.form.bookingIntro}</p>}
    <RequestForm kind={kind} form={form} copy={copy} locale={locale} />
  </section>
);
