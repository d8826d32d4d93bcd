import type { ReactNode } from 'react';

type Props = {
  className: string;
  rows: readonly (readonly [term: string, details: ReactNode])[];
};

/** A `<dl>` with one `<div>` per row. */
export const DefinitionList = ({ className, rows }: Props) => (
  <dl className={className}>
    {rows.map(([term, details]) => (
      <div key={term}>
        <dt>{term}</dt>
        <dd>{details}</dd>
      </div>
    ))}
  </dl>
);
