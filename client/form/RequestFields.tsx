import type { ComponentProps, ReactNode } from 'react';
import { type BookingField, bookingFields, contactService } from '../../content/bookingFields.ts';
import { isAfterMidnight, timesToChoose } from '../../content/visit.ts';
import { Field } from './Field.tsx';
import { ServiceSelect } from './ServiceSelect.tsx';
import type { FieldErrors, FormValues, RequestFormProps } from './types.ts';

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

/** What a visitor has chosen so far. */
export type Chosen = Pick<FormValues, 'service' | 'day' | 'time'>;

type Props = RequestFormProps & { errors: FieldErrors; chosen: Chosen };

/** The visible fields of a request form. */
export const RequestFields = (props: Props) => {
  const { kind, id, options, masseuses, values, words, errors, chosen } = props;
  const fieldProps = (name: BookingField) => ({
    id: `${id}-${name}`,
    label: words[name],
    error: errors[name],
  });
  const inputProps = (name: BookingField) => ({
    name,
    // React would write an empty value again, which empties a date that is half typed.
    defaultValue: values[name] || undefined,
    ...attributes[name],
  });
  const renderInput = (name: BookingField, props: { hint?: string; optional?: string; note?: string }) => (
    <Field key={name} {...fieldProps(name)} {...props}>
      {(controlProps) => <input {...controlProps} {...inputProps(name)} />}
    </Field>
  );
  const renderSelect = (name: 'masseuse' | 'time', choices: ReactNode, optional?: string) => (
    <Field {...fieldProps(name)} optional={optional}>
      {(controlProps) => (
        <span className="select">
          <select {...controlProps} {...inputProps(name)}>
            <option value="">{words.noPreference}</option>
            {choices}
          </select>
        </span>
      )}
    </Field>
  );
  const renderOptions = (choices: RequestFormProps['masseuses']) =>
    choices.map(({ value, label }) => (
      <option key={value} value={value}>
        {label}
      </option>
    ));
  const shortest = Math.min(...options.map((option) => option.minutes));
  const minutes = options.find(({ value }) => value === chosen.service)?.minutes ?? shortest;
  const times = timesToChoose(chosen.day, chosen.time, minutes, shortest).map((time) => ({
    value: time,
    label: time,
    isNight: isAfterMidnight(time),
  }));
  const nightTimes = times.filter(({ isNight }) => isNight);
  const isContact = kind === 'contact';
  return (
    <>
      {isContact ? (
        <input type="hidden" name="service" value={contactService} />
      ) : (
        <>
          <Field {...fieldProps('service')} note={`${id}-service-prices`}>
            {(controlProps) => (
              <ServiceSelect
                {...controlProps}
                {...inputProps('service')}
                defaultValue={values.service}
                options={options}
                words={words}
                selected={chosen.service}
              />
            )}
          </Field>
          {renderSelect('masseuse', renderOptions(masseuses), words.optional)}
          <fieldset aria-describedby={`${id}-visit`}>
            <legend>
              {words.visit} <span className="field__optional">{words.optional}</span>
            </legend>
            <p className="text-small" id={`${id}-visit`}>
              {words.visitHint}
            </p>
            <div className="form__pair">
              <Field {...fieldProps('day')}>
                {(controlProps) => (
                  <>
                    {/* Only text browsers show hidden elements. */}
                    <span hidden>{words.dayFormat} </span>
                    <input {...controlProps} {...inputProps('day')} />
                  </>
                )}
              </Field>
              {renderSelect(
                'time',
                <>
                  {renderOptions(times.filter(({ isNight }) => !isNight))}
                  {nightTimes.length > 0 && (
                    <optgroup label={words.afterMidnight}>{renderOptions(nightTimes)}</optgroup>
                  )}
                </>,
              )}
            </div>
          </fieldset>
        </>
      )}
      {renderInput('name', { hint: words.nameHint })}
      <p className="text-small" id={`${id}-reach`}>
        {words.reachHint}
      </p>
      <div className="form__pair">
        {(['email', 'phone'] as const).map((name) =>
          renderInput(name, { optional: words.optional, note: `${id}-reach` }),
        )}
      </div>
      <Field
        {...fieldProps('message')}
        hint={words.messageHint}
        optional={isContact ? undefined : words.optional}
      >
        {(controlProps) => (
          <textarea
            {...controlProps}
            {...inputProps('message')}
            aria-required={isContact || undefined}
            minLength={isContact ? bookingFields.message.min : undefined}
          />
        )}
      </Field>
    </>
  );
};
