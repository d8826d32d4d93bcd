import { formUrl } from '../forms/formUrl.ts';
import type { TextContext } from '../page.ts';
import type { ServiceEntry } from '../texts/serviceEntries.ts';
import { urlOf } from '../urls.ts';
import { ActionList } from './ActionList.tsx';
import { Inclusions } from './Inclusions.tsx';
import { LanguageLabel, langAttribute } from './LanguageLabel.tsx';
import { PanelFacts } from './PanelFacts.tsx';

type Props = TextContext & {
  service: ServiceEntry;
  /** The element id of the card's title. A link to that id closes the panel. */
  titleId: string;
};

/**
 * The details of a massage inside its card. CSS shows the panel while the card is the `:target` of the URL.
 * Therefore each open panel has a URL, Back closes it, and no two panels are open.
 */
export const ServicePanel = ({ service, titleId, texts, locale }: Props) => (
  <div className="service-panel">
    <div className="service-panel__intro">
      <LanguageLabel language={service.textLocale} label={texts.layout.inLanguage} locale={locale} />
      <p {...langAttribute(service.textLocale, locale)}>{service.intro}</p>
    </div>
    <div className="service-panel__options">
      <Inclusions service={service} texts={texts} locale={locale} />
      <ActionList
        links={[
          { href: formUrl('booking', locale, { service: service.slug }), text: texts.pages.service.book },
          { href: `#${titleId}`, text: texts.layout.close },
        ]}
      />
    </div>
    <div className="service-panel__facts">
      <PanelFacts service={service} texts={texts} locale={locale} />
      <a className="link-more" href={urlOf({ page: 'service', slug: service.slug }, locale)}>
        {texts.pages.service.pageLink}
      </a>
    </div>
  </div>
);
