import type { ComponentProps } from 'react';
import type { BookingFormProps } from './types.ts';

type Props = ComponentProps<'select'> &
  Pick<BookingFormProps, 'services' | 'words'> & {
    id: string;
    /** The selected value. A value that is not in `services` becomes an additional option. */
    defaultValue: string;
    /** The massage that is selected now. */
    selected: string;
  };

/** A select of massages. The element `<id>-prices` shows the prices of the selected massage. */
export const ServiceSelect = ({ services, words, selected, ...select }: Props) => {
  const { id, defaultValue } = select;
  const prices = services.find(({ value }) => value === selected)?.prices;
  return (
    <>
      <span className="select">
        <select {...select}>
          <option value="" disabled>
            {words.servicePlaceholder}
          </option>
          {defaultValue && !services.some(({ value }) => value === defaultValue) && (
            <option value={defaultValue}>{defaultValue}</option>
          )}
          {services.map(({ value, label }) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </select>
      </span>
      <p className="field__prices fine-print" id={`${id}-prices`}>
        {prices?.map(({ duration, price }) => (
          <span key={duration}>
            {duration} <strong>{price}</strong>{' '}
          </span>
        ))}
        {prices && <span>{words.vatIncluded}</span>}
      </p>
    </>
  );
};
