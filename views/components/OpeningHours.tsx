import type { Copy } from '../../content/copy.ts';
import { venueHours } from '../../content/hours.ts';
import type { Locale } from '../../content/locales.ts';
import { formatTimeRange } from '../format.ts';
import { capitalise } from '../text.ts';
import { DefinitionList } from './DefinitionList.tsx';

/** The venue's opening hours. */
export const OpeningHours = ({ copy, locale }: { copy: Copy; locale: Locale }) => (
  <DefinitionList
    className="hours"
    rowClassName="hours__row"
    rows={venueHours.map((row) => [capitalise(copy.layout.days[row.id], locale), formatTimeRange(row)])}
  />
);
