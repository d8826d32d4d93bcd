import type { FormKind } from '../../client/form/types.ts';
import { RequestForm } from '../../client/islands/RequestForm.island.tsx';
import type { Copy } from '../../content/copy.ts';
import type { Locale } from '../../content/locales.ts';
import { Island } from '../Island.tsx';
import { DirectWays } from '../parts/DirectWays.tsx';
import { Turned } from '../parts/Turned.tsx';
import type { FormView } from '../screen.ts';
import { formId } from './formUrl.ts';
import { requestFormProps } from './requestFormProps.ts';
import { SentNotice } from './SentNotice.tsx';

type Props = { kind: FormKind; form: FormView; copy: Copy; locale: Locale };

/** A form with its heading, and the notice of its success. */
export const RequestSection = ({ kind, form, copy, locale }: Props) => (
  <section
    className="band band--deep split"
    id={formId(kind)}
    tabIndex={-1}
    aria-labelledby={`${formId(kind)}-heading`}
  >
    <div>
      <h2 id={`${formId(kind)}-heading`}>
        <Turned text={kind === 'booking' ? copy.form.bookingHeading : copy.form.messageHeading} />
      </h2>
      {form.state === 'sent' && <SentNotice kind={kind} copy={copy} locale={locale} />}
      {kind === 'booking' && <p className="text-muted">{copy.form.bookingIntro}</p>}
      {/* The contact page has a part of its own for them. */}
      <DirectWays copy={copy} withHours={kind === 'booking'} />
    </div>
    <div>
      <Island
        name="RequestForm"
        id={`${formId(kind)}-form`}
        on={['touch', 'visible']}
        with="notices"
        replay={['submit']}
        component={RequestForm}
        props={requestFormProps(kind, form, copy, locale)}
      />
    </div>
  </section>
);
