import { type SelectHTMLAttributes, useEffect, useRef, useState } from 'react';
import { controlProps, FieldFrame, type FieldProps } from './Field.tsx';
import type { ServiceOption } from './types.ts';

type Props = Pick<FieldProps, 'id' | 'label' | 'error'> & {
  /** What is selected; a text that is none of the options is kept as one more. */
  defaultValue: string;
  placeholder: string;
  /** Plain titles as values; the labels have the prices. */
  options: readonly ServiceOption[];
  /** Said after the prices. */
  vatIncluded: string;
} & Pick<SelectHTMLAttributes<HTMLSelectElement>, 'name' | 'required' | 'autoComplete'>;

/** The choice of a massage, with its prices beside it once it is made. */
export const ServiceSelect = (props: Props) => {
  const { id, label, error, defaultValue, placeholder, options, vatIncluded, ...select } = props;
  const [chosen, setChosen] = useState(defaultValue);
  const element = useRef<HTMLSelectElement>(null);
  // Somebody may have chosen before this script came.
  useEffect(() => setChosen(element.current?.value ?? ''), []);
  const prices = options.find((option) => option.value === chosen)?.prices;
  return (
    <FieldFrame id={id} label={label} error={error}>
      <span className="select">
        <select
          {...controlProps({ id, error, note: `${id}-prices` })}
          {...select}
          ref={element}
          defaultValue={defaultValue}
          onChange={(event) => setChosen(event.target.value)}
        >
          <option value="" disabled>
            {placeholder}
          </option>
          {defaultValue && !options.some(({ value }) => value === defaultValue) && (
            <option value={defaultValue}>{defaultValue}</option>
          )}
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </select>
      </span>
      <p className="field__prices text-small" id={`${id}-prices`}>
        {prices?.map(({ duration, price }) => (
          <span key={duration}>
            {duration} <strong>{price}</strong>
          </span>
        ))}
        {prices && <span>{vatIncluded}</span>}
      </p>
    </FieldFrame>
  );
};
