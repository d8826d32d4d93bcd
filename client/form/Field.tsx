import type { InputHTMLAttributes, ReactNode, TextareaHTMLAttributes } from 'react';

/** What every control of a form needs to be labelled, explained and found. */
export type FieldProps = {
  id: string;
  label: string;
  /** Set on optional fields, after the label. */
  optional?: string | undefined;
  hint?: string | undefined;
  error?: string | undefined;
  /** The id of a note that stands elsewhere and concerns this field too. */
  note?: string | undefined;
};

/** The attributes that tie a control to its hint and its error. */
export const controlProps = ({
  id,
  hint,
  error,
  note,
}: Pick<FieldProps, 'id' | 'hint' | 'error' | 'note'>) => ({
  id,
  'aria-describedby':
    [note, hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ') || undefined,
  'aria-invalid': error ? (true as const) : undefined,
});

/** Label, hint and error around a control. */
export const FieldFrame = ({
  id,
  label,
  optional,
  hint,
  error,
  children,
}: FieldProps & { children: ReactNode }) => (
  <div className={error ? 'field field--invalid' : 'field'}>
    <label htmlFor={id}>
      {label}
      {optional && <span className="field__optional"> {optional}</span>}
    </label>
    {hint && (
      <p className="text-small" id={`${id}-hint`}>
        {hint}
      </p>
    )}
    {error && (
      <p className="field__error" id={`${id}-error`}>
        {error}
      </p>
    )}
    {children}
  </div>
);

type InputProps = FieldProps & Omit<InputHTMLAttributes<HTMLInputElement>, keyof FieldProps>;

export const InputField = ({ id, label, optional, hint, error, note, ...input }: InputProps) => (
  <FieldFrame id={id} label={label} optional={optional} hint={hint} error={error}>
    <input {...controlProps({ id, hint, error, note })} {...input} />
  </FieldFrame>
);

type TextareaProps = FieldProps & Omit<TextareaHTMLAttributes<HTMLTextAreaElement>, keyof FieldProps>;

export const TextareaField = ({ id, label, optional, hint, error, note, ...textarea }: TextareaProps) => (
  <FieldFrame id={id} label={label} optional={optional} hint={hint} error={error}>
    <textarea {...controlProps({ id, hint, error, note })} {...textarea} />
  </FieldFrame>
);
