import type { Locale } from '../../content/locales.ts';
import type { Texts } from '../../content/texts.ts';
import { hoursRows, lastStartColumns } from '../hours.ts';

/** The last half hour at which a massage may start, by its minutes and the day. */
export const LastStarts = ({ texts, locale }: { texts: Texts; locale: Locale }) => {
  const words = texts.layout.hours;
  const rows = hoursRows(texts, locale);
  const columns = lastStartColumns(rows);
  if (rows.length === 0) return null;
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
