import { breakpoints } from '../../content/look.ts';
import type { RenderContext } from '../page.ts';
import type { ServiceEntry } from '../texts/serviceEntries.ts';
import { urlOf } from '../urls.ts';
import { Picture } from './Picture.tsx';
import { PriceList } from './PriceList.tsx';
import { ServicePanel } from './ServicePanel.tsx';
import { TextList } from './TextSections.tsx';

/** A massage in the list of massages. Its title links to its page, or opens a panel in the card. */
export const ServiceCard = ({ service, ...context }: { service: ServiceEntry } & RenderContext) => {
  const { texts, locale } = context;
  const { slug, heading, summary, features, options } = service;
  const titleId = `${slug}-title`;
  const hasPanel = !texts.detailLinks;
  // A link to the card itself makes the card the `:target`, which opens its panel.
  const href = hasPanel ? `#${slug}` : urlOf({ page: 'service', slug }, locale);
  return (
    <li className="service-card" id={slug} tabIndex={hasPanel ? -1 : undefined}>
      <Picture
        id={`services/${slug}`}
        sizes={`(min-width: ${breakpoints.large}) 14rem, 10rem`}
        {...context}
      />
      <div>
        <h2>
          <a href={href} id={titleId}>
            {heading}
          </a>
        </h2>
        <p className="service-card__summary">{summary}</p>
        <TextList items={features} className="features fine-print" />
        <PriceList options={options} {...context} />
      </div>
      {hasPanel && <ServicePanel service={service} titleId={titleId} {...context} />}
    </li>
  );
};
