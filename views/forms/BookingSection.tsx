import { AnswerTime } from '../../client/form/AnswerTime.tsx';
import { BookingForm } from '../../client/islands/BookingForm.island.tsx';
import type { BookingKind } from '../../content/bookingFields.ts';
import { DirectContact } from '../components/ContactChannels.tsx';
import { LeaveLink } from '../components/LeaveLink.tsx';
import { Paragraphs } from '../components/Paragraphs.tsx';
import { SectionHeading } from '../components/SectionHeading.tsx';
import { Island } from '../Island.tsx';
import type { RenderContext } from '../page.ts';
import { bookingFormProps } from './bookingFormProps.ts';
import type { FormPageState } from './defineFormPage.tsx';
import { formId, formUrl } from './formUrl.ts';

type Props = FormPageState & { kind: BookingKind } & RenderContext;

/**
 * A request form with its heading. After a success, a notice says who replies to whom; its link closes it.
 */
export const BookingSection = (props: Props) => {
  const { kind, form, texts, locale } = props;
  const id = formId(kind);
  const isBooking = kind === 'booking';
  const formProps = bookingFormProps(kind, props);
  return (
    <section
      className="band band--deep split booking-section"
      id={id}
      tabIndex={-1}
      aria-labelledby={`${id}-heading`}
    >
      <div>
        {form.state === 'sent' && (
          <div className="notice notice--server" role="status">
            <p>
              <strong>{formProps.words.sent}</strong>
            </p>
            <p>
              <AnswerTime canBeAnswered={form.canBeAnswered} {...formProps} />
            </p>
            <a className="notice__close" href={formUrl(kind, locale)}>
              {texts.form.dismiss}
            </a>
          </div>
        )}
        <SectionHeading id={id} text={isBooking ? texts.form.bookingHeading : texts.form.messageHeading} />
        {isBooking && (
          <div className="text-muted">
            <Paragraphs paragraphs={texts.form.bookingIntro} />
          </div>
        )}
      </div>
      <div className="booking-section__form">
        <Island
          name="BookingForm"
          id={`${id}-form`}
          on={['visible']}
          component={BookingForm}
          props={formProps}
        />
      </div>
      {/* The form comes first in the source, so that screen readers reach it first. */}
      <div>
        <DirectContact kind={kind} texts={texts} locale={locale} />
        <p className="fine-print">
          <LeaveLink texts={texts} />
        </p>
      </div>
    </section>
  );
};
