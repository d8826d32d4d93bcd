import type { InputHTMLAttributes, TextareaHTMLAttributes } from 'react';
import { contactService, type RequestField, requestFields } from '../../content/requestFields.ts';
import { InputField, TextareaField } from './Field.tsx';
import { ServiceSelect } from './ServiceSelect.tsx';
import type { FieldErrors, RequestFormProps } from './types.ts';

type Attributes = InputHTMLAttributes<HTMLInputElement> & TextareaHTMLAttributes<HTMLTextAreaElement>;

const { name, email, phone, message } = requestFields;

/** What tells browsers and keyboards how each field is filled in. */
const controls = {
  name: { required: true, maxLength: name.max, inputMode: 'text', autoComplete: 'given-name' },
  email: {
    type: 'email',
    inputMode: 'email',
    maxLength: email.max,
    autoComplete: 'email',
    spellCheck: false,
  },
  phone: { type: 'tel', inputMode: 'tel', maxLength: phone.max, autoComplete: 'tel' },
  service: { required: true, autoComplete: 'off' },
  message: { inputMode: 'text', autoComplete: 'off', rows: 5 },
} satisfies Record<RequestField, Attributes>;

type Props = Pick<RequestFormProps, 'kind' | 'id' | 'options' | 'values' | 'words'> & { errors: FieldErrors };

/** The fields that a visitor fills in. */
export const RequestFields = ({ kind, id, options, values, words, errors }: Props) => {
  const control = <Field extends RequestField>(field: Field) => ({
    id: `${id}-${field}`,
    label: words[field],
    error: errors[field],
    name: field,
    defaultValue: values[field],
    ...controls[field],
  });
  const isContact = kind === 'contact';
  const reach = { optional: words.optional, note: `${id}-reach` };
  return (
    <>
      <InputField {...control('name')} hint={words.nameHint} />
      {isContact ? (
        <input type="hidden" name="service" value={contactService} />
      ) : (
        <ServiceSelect
          {...control('service')}
          placeholder={words.servicePlaceholder}
          options={options}
          vatIncluded={words.vatIncluded}
        />
      )}
      <p className="text-small" id={reach.note}>
        {words.reachHint}
      </p>
      <div className="form__pair">
        <InputField {...control('email')} {...reach} />
        <InputField {...control('phone')} {...reach} />
      </div>
      <TextareaField
        {...control('message')}
        hint={words.messageHint}
        optional={isContact ? undefined : words.optional}
        required={isContact}
        minLength={isContact ? message.min : undefined}
        maxLength={message.max}
      />
    </>
  );
};
