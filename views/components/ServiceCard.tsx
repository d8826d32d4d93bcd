import type { RenderContext } from '../screen.ts';
import type { ServiceEntry } from '../services.ts';
import { urlOf } from '../urls.ts';
import { Picture } from './Picture.tsx';
import { PriceList } from './PriceList.tsx';
import { ServicePanel } from './ServicePanel.tsx';

/** A massage in the list of massages. */
export const ServiceCard = ({ service, ...context }: { service: ServiceEntry } & RenderContext) => {
  const { copy, locale } = context;
  const { slug, heading, summary, features, options } = service;
  const opener = `${slug}-title`;
  // Without links to detail pages, the link targets the card itself, and `:target` opens its panel.
  const [href, own] = copy.detailLinks
    ? [urlOf({ page: 'service', slug }, locale), {}]
    : [`#${slug}`, { tabIndex: -1 }];
  return (
    <li className="service-card" id={slug} {...own}>
      <Picture id={`services/${slug}`} sizes="(min-width: 62rem) 14rem, 10rem" {...context} />
      <div>
        <h2>
          <a href={href} id={opener}>
            {heading}
          </a>
        </h2>
        <p className="service-card__summary">{summary}</p>
        <ul className="features text-small">
          {features.map((feature) => (
            <li key={feature}>{feature}</li>
          ))}
        </ul>
        <PriceList options={options} {...context} />
      </div>
      {!copy.detailLinks && <ServicePanel service={service} opener={opener} {...context} />}
    </li>
  );
};
