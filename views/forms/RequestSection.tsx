import { RequestForm } from '../../client/islands/RequestForm.island.tsx';
import type { BookingKind } from '../../content/bookingFields.ts';
import { DirectContact } from '../components/DirectContact.tsx';
import { Paragraphs } from '../components/Paragraphs.tsx';
import { SectionHeading } from '../components/SectionHeading.tsx';
import { Island } from '../Island.tsx';
import type { RenderContext } from '../page.ts';
import { formId, formScript } from './formUrl.ts';
import { changedFormProps, emptyFormProps, type FormProps } from './requestFormProps.ts';
import { SentNotice } from './SentNotice.tsx';

type Props = FormProps & { kind: BookingKind } & RenderContext;

/** A request form with its heading, and a notice after success. */
export const RequestSection = ({ kind, form, values, prefill, texts, locale, site }: Props) => (
  <section
    className="band band--deep split request"
    id={formId(kind)}
    tabIndex={-1}
    aria-labelledby={`${formId(kind)}-heading`}
  >
    <div>
      <SectionHeading
        id={formId(kind)}
        text={kind === 'booking' ? texts.form.bookingHeading : texts.form.messageHeading}
      />
      {form.state === 'sent' && (
        <SentNotice kind={kind} canBeAnswered={form.canBeAnswered} texts={texts} locale={locale} />
      )}
      {kind === 'booking' && (
        <div className="text-muted">
          <Paragraphs paragraphs={texts.form.bookingIntro} />
        </div>
      )}
    </div>
    <div className="request__form">
      <Island
        name="RequestForm"
        id={`${formId(kind)}-form`}
        on={['touch', 'visible']}
        companion="notices"
        replay={['submit']}
        component={RequestForm}
        defaults={{
          script: site.asset(formScript(kind, locale)),
          props: emptyFormProps(kind, texts, locale),
        }}
        props={changedFormProps({ form, values, prefill }, texts, locale)}
      />
    </div>
    {/* The form comes first in the source, so that screen readers reach it first. */}
    <div>
      <DirectContact kind={kind} texts={texts} locale={locale} />
    </div>
  </section>
);
