import type { AriaAttributes, ReactNode } from 'react';

type Props = {
  id: string;
  label: string;
  /** The text after the label of an optional field. */
  optional?: string | undefined;
  hint?: string | undefined;
  error: string | undefined;
  /** The id of a note outside this field that describes it too. */
  note?: string | undefined;
  /** Renders the control with the attributes that link it to its label, hint, error and note. */
  children: (controlProps: AriaAttributes & { id: string }) => ReactNode;
};

/** A control with its label, hint and error. */
export const Field = ({ id, label, optional, hint, error, note, children }: Props) => {
  const describedBy = [note, hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ');
  return (
    <div className={error ? 'field field--invalid' : 'field'}>
      <label htmlFor={id}>
        {label}
        {optional && <span className="field__optional">{` ${optional}`}</span>}
      </label>{' '}
      {hint && (
        <p className="fine-print" id={`${id}-hint`}>
          {hint}
        </p>
      )}
      {error && (
        <p className="field__error" id={`${id}-error`}>
          {error}
        </p>
      )}
      {children({
        id,
        'aria-describedby': describedBy || undefined,
        'aria-invalid': error ? true : undefined,
      })}
    </div>
  );
};
