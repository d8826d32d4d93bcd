import type { Copy } from '../../content/copy.ts';
import { venueHours } from '../../content/hours.ts';
import { formatTimeRange } from '../format.ts';
import { DefinitionList } from './DefinitionList.tsx';

/** The venue's opening hours. */
export const OpeningHours = ({ copy }: { copy: Copy }) => (
  <DefinitionList
    className="hours"
    rowClassName="hours__row"
    rows={venueHours.map((row) => [copy.layout.days[row.id], formatTimeRange(row)])}
  />
);
