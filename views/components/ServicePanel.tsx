import { formUrl } from '../forms/formUrl.ts';
import type { RenderContext } from '../screen.ts';
import type { ServiceEntry } from '../services.ts';
import { ActionList } from './ActionList.tsx';
import { Inclusions } from './Inclusions.tsx';
import { InEnglish } from './InEnglish.tsx';
import { langOf } from './langOf.ts';

type Props = {
  service: ServiceEntry;
  /** The element id of the link that opened it: leading back there closes it. */
  opener: string;
} & Pick<RenderContext, 'copy' | 'locale'>;

/**
 * What a card of the list opens where it does not lead to the massage's own page. It is shown while the card is what the
 * address names, so one is open at a time, Back closes it, and it can be linked to.
 */
export const ServicePanel = ({ service, opener, copy, locale }: Props) => (
  <div className="service-panel">
    <div className="service-panel__intro">
      <InEnglish textLocale={service.textLocale} copy={copy} locale={locale} />
      <p {...langOf(service.textLocale, locale)}>{service.intro}</p>
    </div>
    <div className="service-panel__options">
      <Inclusions service={service} copy={copy} locale={locale} />
      <ActionList
        links={[
          { href: formUrl('booking', locale, { service: service.slug }), text: copy.pages.service.book },
          { href: `#${opener}`, text: copy.layout.closeMenu },
        ]}
      />
    </div>
  </div>
);
