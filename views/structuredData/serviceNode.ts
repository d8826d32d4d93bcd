import type { Locale } from '../../content/locales.ts';
import type { SchemaNode } from '../page.ts';
import type { Site } from '../site.ts';
import type { ServiceEntry } from '../texts/serviceEntries.ts';
import { urlOf } from '../urls.ts';

/** A massage as a `schema.org` node, with an offer for each duration. */
export const serviceNode = (service: ServiceEntry, locale: Locale, site: Site): SchemaNode => {
  const url = site.origin + urlOf({ page: 'service', slug: service.slug }, locale);
  return {
    '@type': 'Service',
    '@id': `${url}#service`,
    name: service.heading,
    url,
    provider: { '@id': `${site.origin}/#centre` },
    offers: service.options.map(({ minutes, euros }) => ({
      '@type': 'Offer',
      price: euros,
      priceCurrency: 'EUR',
      eligibleDuration: { '@type': 'QuantitativeValue', value: minutes, unitCode: 'MIN' },
    })),
  };
};
