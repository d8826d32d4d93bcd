import { formUrl } from '../forms/formUrl.ts';
import type { RenderContext } from '../page.ts';
import type { ServiceEntry } from '../texts/serviceEntries.ts';
import { phoneUrl, urlOf } from '../urls.ts';
import { Inclusions } from './Inclusions.tsx';
import { PanelFacts } from './PanelFacts.tsx';

type Props = { service: ServiceEntry } & Pick<RenderContext, 'texts' | 'locale'>;

/** The prices and inclusions of a massage, booking links, and answers to common questions. */
export const PricePanel = ({ service, texts, locale }: Props) => {
  const words = texts.pages.service;
  const links = [
    [formUrl('booking', locale, { service: service.slug }), words.book],
    [phoneUrl, texts.layout.callButton],
    [urlOf({ page: 'contact' }, locale), words.contact],
  ] as const;
  return (
    <aside className="price-panel" aria-labelledby="panel-heading">
      <h2 id="panel-heading">{words.panelHeading}</h2>
      <Inclusions service={service} texts={texts} locale={locale} />
      <p className="text-small">{words.vatIncluded}</p>
      <ul className="price-panel__actions">
        {links.map(([href, text], index) => (
          <li key={text}>
            <a className={index === 0 ? 'button button--main' : 'button'} href={href}>
              {text}
            </a>
          </li>
        ))}
      </ul>
      <PanelFacts service={service} texts={texts} locale={locale} />
    </aside>
  );
};
