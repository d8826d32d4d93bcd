import { venueHours } from '../../content/hours.ts';
import type { Locale } from '../../content/locales.ts';
import type { Texts } from '../../content/texts.ts';
import { formatTimeRange } from '../format.ts';
import { capitalise } from '../text.ts';
import { DefinitionList } from './DefinitionList.tsx';

/** The venue's opening hours. */
export const OpeningHours = ({ texts, locale }: { texts: Texts; locale: Locale }) => (
  <DefinitionList
    className="hours"
    rowClassName="hours__row"
    rows={venueHours.map((row) => [capitalise(texts.layout.days[row.id], locale), formatTimeRange(row)])}
  />
);
