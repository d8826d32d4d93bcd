import type { ReactNode } from 'react';

type Props = {
  className: string;
  rows: readonly (readonly [term: string, details: ReactNode])[];
};

/** A `<dl>` with one `<div>` per row. Leaves out rows without details. */
export const DefinitionList = ({ className, rows }: Props) => (
  <dl className={className}>
    {rows
      .filter(([, details]) => details !== '')
      .map(([term, details]) => (
        <div key={term}>
          <dt>{term}</dt>
          <dd>{details}</dd>
        </div>
      ))}
  </dl>
);
