import { business } from '../../content/business.ts';
import type { Copy } from '../../content/copy.ts';
import { contactService, fieldLimits } from '../../content/limits.ts';
import type { Locale } from '../../content/locales.ts';
import { bookingsEndpoint } from '../../content/routes.ts';
import type { FormKind, FormValues, FormView } from '../screen.ts';
import { fill } from '../text.ts';
import { urlOf } from '../urls.ts';
import { controlProps, FieldFrame, InputField } from './Field.tsx';
import { FormFailure } from './FormFailure.tsx';
import { formId } from './formUrl.ts';
import { ServiceSelect } from './ServiceSelect.tsx';

type Props = { kind: FormKind; form: FormView; copy: Copy; locale: Locale };

const noValues: FormValues = { name: '', email: '', phone: '', service: '', message: '' };

/**
 * The booking form and the contact form: one endpoint, one set of fields. `noValidate`, because the server's answer
 * names every field at once and in the page's language, which the browser's own bubbles do not.
 */
export const RequestForm = ({ kind, form, copy, locale }: Props) => {
  const words = copy.form;
  const values = form.state === 'invalid' || form.state === 'failed' ? form.values : noValues;
  const errors = form.state === 'invalid' ? form.errors : {};
  const id = (field: string) => `${formId(kind)}-${field}`;
  const message = {
    id: id('message'),
    hint: kind === 'booking' ? words.bookingMessageHint : words.contactMessageHint,
    error: errors.message,
  };
  return (
    <>
      <FormFailure kind={kind} form={form} copy={copy} />
      <form className="form" action={`${bookingsEndpoint}?locale=${locale}`} method="post" noValidate>
        <input type="hidden" name="locale" value={locale} />
        <InputField
          id={id('name')}
          name="name"
          label={words.name}
          hint={words.nameHint}
          error={errors.name}
          defaultValue={values.name}
          required
          maxLength={fieldLimits.name.max}
          inputMode="text"
          autoComplete="given-name"
        />
        {kind === 'booking' ? (
          <ServiceSelect
            id={id('service')}
            value={values.service}
            chosen={form.state === 'empty' ? form.chosen : undefined}
            error={errors.service}
            copy={copy}
            locale={locale}
          />
        ) : (
          <input type="hidden" name="service" value={contactService} />
        )}
        <p className="form__note" id={id('reach')}>
          {words.reachHint}
        </p>
        <div className="form__pair">
          <InputField
            id={id('email')}
            name="email"
            type="email"
            inputMode="email"
            label={words.email}
            optional={words.optional}
            error={errors.email}
            defaultValue={values.email}
            maxLength={fieldLimits.email.max}
            autoComplete="email"
            spellCheck={false}
          />
          <InputField
            id={id('phone')}
            name="phone"
            type="tel"
            inputMode="tel"
            label={words.phone}
            optional={words.optional}
            error={errors.phone}
            defaultValue={values.phone}
            maxLength={fieldLimits.phone.max}
            autoComplete="tel"
          />
        </div>
        <FieldFrame
          label={words.message}
          {...(kind === 'booking' ? { optional: words.optional } : {})}
          {...message}
        >
          <textarea
            {...controlProps(message)}
            name="message"
            inputMode="text"
            autoComplete="off"
            rows={5}
            defaultValue={values.message}
            required={kind === 'contact'}
            minLength={kind === 'contact' ? fieldLimits.message.min : undefined}
            maxLength={fieldLimits.message.max}
          />
        </FieldFrame>
        {/* For machines that fill in every field. People don't meet it: off-screen, not focusable, not announced. */}
        <div className="honeypot" aria-hidden="true">
          <label htmlFor={id('website')}>{words.honeypot}</label>
          <input id={id('website')} name="website" type="text" tabIndex={-1} autoComplete="off" />
        </div>
        <p className="form__note">
          {`${fill(words.privacyNote, { controller: business.legal.controller, email: business.email })} `}
          <a href={urlOf({ page: 'privacy' }, locale)}>{copy.frame.nav.privacy}</a>
        </p>
        <p className="form__statement">{words.statement}</p>
        <button className="button button--main" type="submit">
          {kind === 'booking' ? words.sendBooking : words.sendMessage}
        </button>
      </form>
    </>
  );
};
