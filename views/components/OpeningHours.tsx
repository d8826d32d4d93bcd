import type { Copy } from '../../content/copy.ts';
import { venueHours } from '../../content/hours.ts';
import { formatSpan } from '../format.ts';

/** The venue's opening hours. */
export const OpeningHours = ({ copy }: { copy: Copy }) => (
  <dl className="hours">
    {venueHours.map((row) => (
      <div className="hours__row" key={row.id}>
        <dt>{copy.layout.days[row.id]}</dt>
        <dd>{formatSpan(row)}</dd>
      </div>
    ))}
  </dl>
);
