import { type ComponentProps, useEffect, useRef, useState } from 'react';
import type { RequestFormProps } from './types.ts';

type Props = ComponentProps<'select'> &
  Pick<RequestFormProps, 'options' | 'words'> & {
    id: string;
    /** What is selected; a text that is none of the options is kept as one more. */
    defaultValue: string;
  };

/** The choice of a massage, with its prices at `<id>-prices` once it is made. */
export const ServiceSelect = ({ options, words, ...select }: Props) => {
  const { id, defaultValue } = select;
  const [chosen, setChosen] = useState(defaultValue);
  const element = useRef<HTMLSelectElement>(null);
  // Somebody may have chosen before this script came.
  useEffect(() => setChosen(element.current?.value ?? ''), []);
  const prices = options.find(({ value }) => value === chosen)?.prices;
  return (
    <>
      <span className="select">
        <select {...select} ref={element} onChange={(event) => setChosen(event.target.value)}>
          <option value="" disabled>
            {words.servicePlaceholder}
          </option>
          {defaultValue && !options.some(({ value }) => value === defaultValue) && (
            <option value={defaultValue}>{defaultValue}</option>
          )}
          {options.map(({ value, label }) => (
            <option key={value} value={value}>
              {label}
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
        {prices && <span>{words.vatIncluded}</span>}
      </p>
    </>
  );
};
