import { formUrl } from '../forms/formUrl.ts';
import type { TextContext } from '../page.ts';
import type { ServiceEntry } from '../texts/serviceEntries.ts';
import { phoneUrl, urlOf } from '../urls.ts';
import { ActionList } from './ActionList.tsx';
import { Inclusions } from './Inclusions.tsx';
import { PanelFacts } from './PanelFacts.tsx';

type Props = TextContext & { service: ServiceEntry };

/** The prices and inclusions of a massage, booking links, and answers to common questions. */
export const PricePanel = ({ service, texts, locale }: Props) => {
  const words = texts.pages.service;
  return (
    <aside className="price-panel" aria-labelledby="panel-heading">
      <h2 id="panel-heading">{words.panelHeading}</h2>
      <Inclusions service={service} texts={texts} locale={locale} />
      <p className="fine-print">{words.vatIncluded}</p>
      <ActionList
        className="price-panel__actions"
        others="button"
        links={[
          { href: formUrl('booking', locale, { service: service.slug }), text: words.book },
          { href: phoneUrl, text: texts.layout.callButton },
          { href: urlOf({ page: 'contact' }, locale), text: words.contact },
        ]}
      />
      <PanelFacts service={service} texts={texts} locale={locale} />
    </aside>
  );
};
