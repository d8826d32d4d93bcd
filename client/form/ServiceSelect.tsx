import { useEffect, useRef, useState } from 'react';
import { controlProps, FieldFrame } from './Field.tsx';
import type { ServiceOption } from './types.ts';

type Props = {
  id: string;
  label: string;
  placeholder: string;
  /** Plain titles as values; the labels have the prices. */
  options: readonly ServiceOption[];
  /** Said after the prices. */
  vatIncluded: string;
  /** What is selected; a text that is none of the options is kept as one more. */
  value: string;
  error: string | undefined;
};

/** The choice of a massage, with its prices beside it once it is made. */
export const ServiceSelect = ({ id, label, placeholder, options, vatIncluded, value, error }: Props) => {
  const [chosen, setChosen] = useState(value);
  const select = useRef<HTMLSelectElement>(null);
  // Somebody may have chosen before this script came.
  useEffect(() => setChosen(select.current?.value ?? ''), []);
  const prices = options.find((option) => option.value === chosen)?.prices;
  return (
    <FieldFrame id={id} label={label} error={error}>
      <span className="select">
        <select
          {...controlProps({ id, error, note: `${id}-prices` })}
          ref={select}
          name="service"
          required
          autoComplete="off"
          defaultValue={value}
          onChange={(event) => setChosen(event.target.value)}
        >
          <option value="" disabled>
            {placeholder}
          </option>
          {value && !options.some((option) => option.value === value) && (
            <option value={value}>{value}</option>
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
