import { controlProps, FieldFrame } from './Field.tsx';

type Props = {
  id: string;
  label: string;
  placeholder: string;
  /** Plain titles as values; the labels have the prices. */
  options: readonly { value: string; label: string }[];
  /** What is selected; a text that is none of the options is kept as one more. */
  value: string;
  error: string | undefined;
};

/** The choice of a massage. */
export const ServiceSelect = ({ id, label, placeholder, options, value, error }: Props) => (
  <FieldFrame id={id} label={label} error={error}>
    <select {...controlProps({ id, error })} name="service" required autoComplete="off" defaultValue={value}>
      <option value="" disabled>
        {placeholder}
      </option>
      {value && !options.some((option) => option.value === value) && <option value={value}>{value}</option>}
      {options.map((option) => (
        <option key={option.value} value={option.value}>
          {option.label}
        </option>
      ))}
    </select>
  </FieldFrame>
);
