import { legalDates } from '../../content/business.ts';
import { type CookieId, ownCookies, thirdPartyCookies } from '../../content/cookies.ts';
import { LegalText } from '../components/LegalText.tsx';
import { definePage } from '../definePage.ts';
import { createHead } from '../head.ts';
import type { RenderContext, TextContext } from '../page.ts';
import { plural } from '../texts/text.ts';

type TableProps = TextContext & { which: 'own' | 'third'; labelledBy: string };

const allCookies = { ...ownCookies, ...thirdPartyCookies };

const cookieIds = { own: Object.keys(ownCookies), third: Object.keys(thirdPartyCookies) } as Record<
  TableProps['which'],
  CookieId[]
>;

/** The name, owner, purpose and lifetime of each cookie. */
const CookieTable = ({ which, labelledBy, texts, locale }: TableProps) => {
  const { table, cookies } = texts.pages.cookies;
  return (
    <div className="table">
      <table aria-labelledby={labelledBy}>
        <thead>
          <tr>
            <th scope="col">{table.name}</th>
            <th scope="col">{table.owner}</th>
            <th scope="col">{table.purpose}</th>
            <th scope="col">{table.lifetime}</th>
          </tr>
        </thead>
        <tbody>
          {cookieIds[which].map((id) => {
            const { count, unit } = allCookies[id].lifetime;
            return (
              <tr key={id}>
                <th scope="row">{cookies[id].name}</th>
                <td data-label={table.owner}>{cookies[id].owner}</td>
                <td data-label={table.purpose}>{cookies[id].purpose}</td>
                <td data-label={table.lifetime}>{plural(texts.layout.periods[unit], count, locale)}</td>
              </tr>
            );
          })}
        </tbody>
      </table>
    </div>
  );
};

const Cookies = (context: RenderContext) => (
  <LegalText
    words={context.texts.pages.cookies}
    updated={legalDates.cookies}
    {...context}
    after={({ table, id }) =>
      table && <CookieTable which={table} labelledBy={`${id}-heading`} {...context} />
    }
  />
);

export const cookies = definePage('cookies', (context) => ({
  head: createHead(context.texts.pages.cookies, 'hero'),
  body: <Cookies {...context} />,
}));
