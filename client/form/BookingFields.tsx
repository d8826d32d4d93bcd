import type { ComponentProps, ReactNode } from 'react';
import {
  type BookingField,
  bookingFields,
  contactService,
  type FormValues,
} from '../../content/bookingFields.ts';
import { schedule } from '../../content/rules/schedule.ts';
import { Field } from './Field.tsx';
import { ServiceSelect } from './ServiceSelect.tsx';
import type { BookingFormProps, FieldErrors } from './types.ts';

type Attributes = Pick<ComponentProps<'input'>, 'aria-required' | 'autoComplete' | 'spellCheck' | 'type'> &
  Pick<ComponentProps<'textarea'>, 'rows'>;

/**
 * The attributes of the main fields. No field turns `autoComplete` off, because Back would then empty it. No
 * field has `maxLength`, because browsers would cut a longer text silently. The rules refuse such a text.
 * Fields have `aria-required` instead of `required`, because browsers report an empty field with `required`
 * as invalid.
 */
const attributes: Partial<Record<BookingField, Attributes>> = {
  name: { 'aria-required': true, autoComplete: 'given-name' },
  email: { type: 'email', autoComplete: 'email', spellCheck: false },
  phone: { type: 'tel', autoComplete: 'tel' },
  service: { 'aria-required': true },
  masseuse: {},
  day: { type: 'date' },
  time: {},
  message: { rows: 5 },
};

/** The values that a visitor has chosen so far. */
export type Chosen = Pick<FormValues, 'service' | 'day' | 'time'>;

type Props = BookingFormProps & { errors: FieldErrors; chosen: Chosen };

/** The id, the label and the error of a field. */
const describeField = ({ id, words, errors }: Props, name: BookingField) => ({
  id: `${id}-${name}`,
  label: words[name],
  error: errors[name],
});

/** The attributes of a field's control. */
const describeControl = ({ values }: Props, name: BookingField) => ({
  name,
  // React would write an empty value again, which empties a date that is half typed.
  defaultValue: values[name] || undefined,
  ...attributes[name],
});

type TextFieldProps = {
  /** The props of the whole form, which have the label, the value and the error of the field. */
  formProps: Props;
  name: BookingField;
  hint?: string;
  optional?: string;
  note?: string;
};

const TextField = ({ formProps, name, hint, optional, note }: TextFieldProps) => (
  <Field {...describeField(formProps, name)} hint={hint} optional={optional} note={note}>
    {(controlProps) => <input {...controlProps} {...describeControl(formProps, name)} />}
  </Field>
);

type SelectFieldProps = { formProps: Props; name: BookingField; optional?: string; children: ReactNode };

/** A select with the options in `children`, after an option for no preference. */
const SelectField = ({ formProps, name, optional, children }: SelectFieldProps) => (
  <Field {...describeField(formProps, name)} optional={optional}>
    {(controlProps) => (
      <span className="select">
        <select {...controlProps} {...describeControl(formProps, name)}>
          <option value="">{formProps.words.noPreference}</option>
          {children}
        </select>
      </span>
    )}
  </Field>
);

const MessageField = (props: Props) => {
  const { kind, words } = props;
  const isContact = kind === 'contact';
  return (
    <Field
      {...describeField(props, 'message')}
      hint={words.messageHint}
      optional={isContact ? undefined : words.optional}
    >
      {(controlProps) => (
        <textarea
          {...controlProps}
          {...describeControl(props, 'message')}
          aria-required={isContact || undefined}
          minLength={isContact ? bookingFields.message.min : undefined}
        />
      )}
    </Field>
  );
};

/** The times of day that fit, those after midnight in a group. */
const TimeOptions = ({ services, chosen, words }: Props) => {
  const shortest = Math.min(...services.map((service) => service.minutes));
  const minutes = services.find(({ value }) => value === chosen.service)?.minutes ?? shortest;
  const times = schedule.timesToChoose({
    typedDay: chosen.day,
    chosenTime: chosen.time,
    minutes,
    shortest,
  });
  const renderTime = (time: string) => (
    <option key={time} value={time}>
      {time}
    </option>
  );
  const nightTimes = times.filter((time) => schedule.isAfterMidnight(time));
  return (
    <>
      {times.filter((time) => !schedule.isAfterMidnight(time)).map(renderTime)}
      {nightTimes.length > 0 && <optgroup label={words.afterMidnight}>{nightTimes.map(renderTime)}</optgroup>}
    </>
  );
};

/** The massage, the masseuse, and the day and time of the visit. */
const VisitFields = (props: Props) => {
  const { id, services, masseuses, values, words, chosen } = props;
  return (
    <>
      <Field {...describeField(props, 'service')} note={`${id}-service-prices`}>
        {(controlProps) => (
          <ServiceSelect
            {...controlProps}
            {...describeControl(props, 'service')}
            // An empty value selects the placeholder.
            defaultValue={values.service}
            services={services}
            words={words}
            selected={chosen.service}
          />
        )}
      </Field>
      <SelectField formProps={props} name="masseuse" optional={words.optional}>
        {masseuses.map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </SelectField>
      <fieldset aria-describedby={`${id}-visit`}>
        <legend>
          {words.visit} <span className="field__optional">{words.optional}</span>
        </legend>
        <p className="fine-print" id={`${id}-visit`}>
          {words.visitHint}
        </p>
        <div className="form__pair">
          <Field {...describeField(props, 'day')}>
            {(controlProps) => (
              <>
                {/* Only text browsers show hidden elements. */}
                <span hidden>{words.dayFormat} </span>
                <input {...controlProps} {...describeControl(props, 'day')} />
              </>
            )}
          </Field>
          <SelectField formProps={props} name="time">
            <TimeOptions {...props} />
          </SelectField>
        </div>
      </fieldset>
    </>
  );
};

/** The visible fields of a request form. */
export const BookingFields = (props: Props) => {
  const { kind, id, words } = props;
  return (
    <>
      {kind === 'contact' ? (
        <input type="hidden" name="service" value={contactService} />
      ) : (
        <VisitFields {...props} />
      )}
      <TextField formProps={props} name="name" hint={words.nameHint} />
      <p className="fine-print" id={`${id}-reach`}>
        {words.reachHint}
      </p>
      <div className="form__pair">
        <TextField formProps={props} name="email" optional={words.optional} note={`${id}-reach`} />
        <TextField formProps={props} name="phone" optional={words.optional} note={`${id}-reach`} />
      </div>
      <MessageField {...props} />
    </>
  );
};
