import type { ComponentProps } from 'react';
import {
  contactService,
  type FieldRule,
  formOrder,
  type RequestField,
  requestFields,
} from '../../content/requestFields.ts';
import { isAfterMidnight, visitDays, visitTimes } from '../../content/visit.ts';
import { Field } from './Field.tsx';
import { MessageText } from './MessageText.tsx';
import { ServiceSelect } from './ServiceSelect.tsx';
import type { FieldErrors, RequestFormProps } from './types.ts';

/** The attributes of the main fields for autofill, on-screen keyboards and built-in limits. */
const attributes = {
  name: { required: true, maxLength: requestFields.name.max, inputMode: 'text', autoComplete: 'given-name' },
  email: {
    type: 'email',
    inputMode: 'email',
    maxLength: requestFields.email.max,
    autoComplete: 'email',
    spellCheck: false,
  },
  phone: { type: 'tel', inputMode: 'tel', maxLength: requestFields.phone.max, autoComplete: 'tel' },
  service: { required: true, autoComplete: 'off' },
  masseuse: { autoComplete: 'off' },
  day: { type: 'date', autoComplete: 'off' },
  time: { autoComplete: 'off' },
  message: { inputMode: 'text', autoComplete: 'off', rows: 5 },
} satisfies Partial<Record<RequestField, ComponentProps<'input'> & ComponentProps<'textarea'>>>;

/** Every other field is an optional text before the message. */
const otherTexts = formOrder.filter((name: RequestField) => !(name in attributes));

const longestText = ({ max }: FieldRule): number | undefined => max;

/** Sets the limits of the day in the browser, because pages are cached for longer than a day. */
const limitDays = (input: HTMLInputElement | null): void => {
  if (input) Object.assign(input, visitDays(new Date()));
};

type Props = Pick<RequestFormProps, 'kind' | 'id' | 'options' | 'masseuses' | 'values' | 'words'> & {
  errors: FieldErrors;
};

/** The visible fields of a request form. */
export const RequestFields = ({ kind, id, options, masseuses, values, words, errors }: Props) => {
  const field = (name: RequestField) => ({ id: `${id}-${name}`, label: words[name], error: errors[name] });
  const control = (name: keyof typeof attributes) => ({
    name,
    defaultValue: values[name],
    ...attributes[name],
  });
  /** An optional field with a list. */
  const choice = (name: 'masseuse' | 'time', choices: RequestFormProps['masseuses'], note?: string) => (
    <Field {...field(name)} optional={words.optional} note={note}>
      {(controlProps) => (
        <span className="select">
          <select {...controlProps} {...control(name)}>
            <option value="">{words.noPreference}</option>
            {choices.map(({ value, label }) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
          </select>
        </span>
      )}
    </Field>
  );
  const times = visitTimes.map((time) => ({
    value: time,
    label: isAfterMidnight(time) ? words.sameNight.replace('{time}', time) : time,
  }));
  const isContact = kind === 'contact';
  return (
    <>
      {isContact ? (
        <input type="hidden" name="service" value={contactService} />
      ) : (
        <>
          <Field {...field('service')} note={`${id}-service-prices`}>
            {(controlProps) => (
              <ServiceSelect {...controlProps} {...control('service')} options={options} words={words} />
            )}
          </Field>
          {choice('masseuse', masseuses)}
          <p className="text-small" id={`${id}-visit`}>
            {words.visitHint}
          </p>
          <div className="form__pair">
            <Field {...field('day')} optional={words.optional} note={`${id}-visit`}>
              {(controlProps) => <input {...controlProps} {...control('day')} ref={limitDays} />}
            </Field>
            {choice('time', times, `${id}-visit`)}
          </div>
        </>
      )}
      <Field {...field('name')} hint={words.nameHint}>
        {(controlProps) => <input {...controlProps} {...control('name')} />}
      </Field>
      <p className="text-small" id={`${id}-reach`}>
        {words.reachHint}
      </p>
      <div className="form__pair">
        {(['email', 'phone'] as const).map((name) => (
          <Field key={name} {...field(name)} optional={words.optional} note={`${id}-reach`}>
            {(controlProps) => <input {...controlProps} {...control(name)} />}
          </Field>
        ))}
      </div>
      {otherTexts.map((name: RequestField) => (
        <Field key={name} {...field(name)} optional={words.optional}>
          {(controlProps) => (
            <input
              {...controlProps}
              name={name}
              defaultValue={values[name]}
              maxLength={longestText(requestFields[name])}
            />
          )}
        </Field>
      ))}
      <Field {...field('message')} hint={words.messageHint} optional={isContact ? undefined : words.optional}>
        {(controlProps) => (
          <MessageText
            {...controlProps}
            {...control('message')}
            required={isContact}
            minLength={isContact ? requestFields.message.min : undefined}
            maxLength={requestFields.message.max}
          />
        )}
      </Field>
    </>
  );
};
