import { openingHours } from '../../content/hours.ts';
import type { Locale } from '../../content/locales.ts';
import type { Texts } from '../../content/texts.ts';
import { formatTimeRange } from '../format.ts';
import { formatClosedDays, hoursRows } from '../hours.ts';
import { DefinitionList } from './DefinitionList.tsx';

type Props = {
  texts: Texts;
  locale: Locale;
  /** Leaves out the dates that have other hours. */
  weekOnly?: boolean;
};

/** The venue's opening hours, and the days on which it is closed. */
export const OpeningHours = ({ texts, locale, weekOnly = false }: Props) => {
  const hours = weekOnly ? { ...openingHours, dates: [] } : openingHours;
  const closedDays = formatClosedDays(texts, locale, hours);
  return (
    <DefinitionList
      className="hours"
      rows={[
        ...hoursRows(texts, locale, hours).map(
          ({ label, range }) => [label, formatTimeRange(range)] as const,
        ),
        ...(closedDays ? [[texts.layout.hours.closed, closedDays] as const] : []),
      ]}
    />
  );
};
