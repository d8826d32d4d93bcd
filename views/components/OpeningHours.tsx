import { openingHours } from '../../content/hours.ts';
import type { TextContext } from '../page.ts';
import { formatTimeRange } from '../texts/format.ts';
import { formatClosedDays, hoursRows, lastStartColumns } from '../texts/formatHours.ts';
import { DefinitionList } from './DefinitionList.tsx';

type Props = TextContext & {
  /** Leaves out the dates that have other hours. */
  weekOnly?: boolean;
};

/** The venue's opening hours, and the days on which it is closed. */
export const OpeningHours = ({ texts, locale, weekOnly = false }: Props) => {
  const hours = weekOnly ? { ...openingHours, dates: [] } : openingHours;
  const rows = hoursRows(hours, texts, locale).map(
    ({ label, range }) => [label, formatTimeRange(range)] as const,
  );
  return (
    <DefinitionList
      className="hours"
      rows={[...rows, [texts.layout.hours.closed, formatClosedDays(hours, texts, locale)]]}
    />
  );
};

/** The last half hour at which a massage may start, by its minutes and the day. */
export const LastStarts = ({ texts, locale }: TextContext) => {
  const words = texts.layout.hours;
  const rows = hoursRows(openingHours, texts, locale);
  const columns = lastStartColumns(rows);
  return (
    <div className="table">
      <table>
        <caption>{words.lastStarts}</caption>
        <thead>
          <tr>
            <th scope="col">{words.days}</th>
            {columns.map(({ label }) => (
              <th key={label} scope="col">
                {label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row, index) => (
            <tr key={row.label}>
              <th scope="row">{row.label}</th>
              {columns.map(({ label, starts }) => (
                <td key={label} data-label={label}>
                  {starts[index]}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
};
