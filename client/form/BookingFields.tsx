import type { ComponentProps, ReactNode } from 'react';
import { type BookingField, bookingFields, contactService } from '../../content/bookingFields.ts';
import { isAfterMidnight, timesToChoose } from '../../content/rules/visit.ts';
import { Field } from './Field.tsx';
import { ServiceSelect } from './ServiceSelect.tsx';
import type { BookingFormProps, FieldErrors, FormValues } from './types.ts';

type Attributes = Pick<ComponentProps<'input'>, 'aria-required' | 'autoComplete' | 'spellCheck' | 'type'> &
  Pick<ComponentProps<'textarea'>, 'rows'>;

/**
 * The attributes of the main fields. No field turns `autoComplete` off, because Back would then empty it. No field
 * has `maxLength`, because browsers would cut a longer text without a word, but the rules refuse it.
 * Browsers report an empty field with `required` as invalid to screen readers, so `aria-required` stands in
 * its place.
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

/** The props of a field: its name in the request, and the props of the form. */
type FieldProps = { name: BookingField } & Props;

const describeField = ({ name, id, words, errors }: FieldProps) => ({
  id: `${id}-${name}`,
  label: words[name],
  error: errors[name],
});

const describeControl = ({ name, values }: FieldProps) => ({
  name,
  // React would write an empty value again, which empties a date that is half typed.
  defaultValue: values[name] || undefined,
  ...attributes[name],
});

type TextFieldProps = FieldProps & { hint?: string; optional?: string; note?: string };

const TextField = (props: TextFieldProps) => (
  <Field {...describeField(props)} hint={props.hint} optional={props.optional} note={props.note}>
    {(controlProps) => <input {...controlProps} {...describeControl(props)} />}
  </Field>
);

/** A choice among `children`, and none. */
const SelectField = (props: FieldProps & { optional?: string; children: ReactNode }) => (
  <Field {...describeField(props)} optional={props.optional}>
    {(controlProps) => (
      <span className="select">
        <select {...controlProps} {...describeControl(props)}>
          <option value="">{props.words.noPreference}</option>
          {props.children}
        </select>
      </span>
    )}
  </Field>
);

const MessageField = (props: Props) => {
  const isContact = props.kind === 'contact';
  const fieldProps = { ...props, name: 'message' } as const;
  return (
    <Field
      {...describeField(fieldProps)}
      hint={props.words.messageHint}
      optional={isContact ? undefined : props.words.optional}
    >
      {(controlProps) => (
        <textarea
          {...controlProps}
          {...describeControl(fieldProps)}
          aria-required={isContact || undefined}
          minLength={isContact ? bookingFields.message.min : undefined}
        />
      )}
    </Field>
  );
};

/** The times of day that fit, those after midnight in a group. */
const TimeOptions = ({ options, chosen, words }: Props) => {
  const shortest = Math.min(...options.map((option) => option.minutes));
  const minutes = options.find(({ value }) => value === chosen.service)?.minutes ?? shortest;
  const times = timesToChoose(chosen.day, chosen.time, minutes, shortest);
  const renderTime = (time: string) => (
    <option key={time} value={time}>
      {time}
    </option>
  );
  const nightTimes = times.filter((time) => isAfterMidnight(time));
  return (
    <>
      {times.filter((time) => !isAfterMidnight(time)).map(renderTime)}
      {nightTimes.length > 0 && <optgroup label={words.afterMidnight}>{nightTimes.map(renderTime)}</optgroup>}
    </>
  );
};

/** The massage, the masseuse, and the day and time of the visit. */
const VisitFields = (props: Props) => {
  const { id, options, masseuses, values, words, chosen } = props;
  const service = { ...props, name: 'service' } as const;
  const day = { ...props, name: 'day' } as const;
  return (
    <>
      <Field {...describeField(service)} note={`${id}-service-prices`}>
        {(controlProps) => (
          <ServiceSelect
            {...controlProps}
            {...describeControl(service)}
            // An empty value selects the placeholder.
            defaultValue={values.service}
            options={options}
            words={words}
            selected={chosen.service}
          />
        )}
      </Field>
      <SelectField {...props} name="masseuse" optional={words.optional}>
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
        <p className="text-small" id={`${id}-visit`}>
          {words.visitHint}
        </p>
        <div className="form__pair">
          <Field {...describeField(day)}>
            {(controlProps) => (
              <>
                {/* Only text browsers show hidden elements. */}
                <span hidden>{words.dayFormat} </span>
                <input {...controlProps} {...describeControl(day)} />
              </>
            )}
          </Field>
          <SelectField {...props} name="time">
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
      <TextField {...props} name="name" hint={words.nameHint} />
      <p className="text-small" id={`${id}-reach`}>
        {words.reachHint}
      </p>
      <div className="form__pair">
        <TextField {...props} name="email" optional={words.optional} note={`${id}-reach`} />
        <TextField {...props} name="phone" optional={words.optional} note={`${id}-reach`} />
      </div>
      <MessageField {...props} />
    </>
  );
};
