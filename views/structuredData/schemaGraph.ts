import { business } from '../../content/business.ts';
import { openingHours } from '../../content/hours.ts';
import { defaultLocale, locales } from '../../content/locales.ts';
import { navigation } from '../../content/routes.ts';
import type { Crumb, RenderContext, RenderedPage, SchemaNode } from '../page.ts';
import { socialImageUrl } from '../pictureFiles.ts';
import { formatPriceRange } from '../texts/format.ts';
import { servicesIn } from '../texts/serviceEntries.ts';
import { urlOf } from '../urls.ts';
import { serviceNode } from './serviceNode.ts';

const websiteNode = ({ locale, site }: RenderContext): SchemaNode => ({
  '@type': 'WebSite',
  '@id': `${site.origin}/#website`,
  url: site.origin + urlOf({ page: 'home' }, defaultLocale),
  name: business.name,
  inLanguage: [...locales],
  publisher: { '@id': `${site.origin}/#centre` },
  potentialAction: {
    '@type': 'SearchAction',
    target: {
      '@type': 'EntryPoint',
      urlTemplate: `${site.origin}${urlOf({ page: 'services' }, locale)}?q={search_term_string}`,
    },
    'query-input': 'required name=search_term_string',
  },
});

const offerCatalogNode = ({ texts, locale, site }: RenderContext): SchemaNode => ({
  '@type': 'OfferCatalog',
  name: texts.pages.services.nav,
  itemListElement: servicesIn(locale).map((service) => serviceNode(service, locale, site)),
});

/** Whether a date of `content/hours.ts` returns every year: `MM-DD`. */
const isYearly = (date: string): boolean => date.length === 'MM-DD'.length;

/** The dates with other hours in this year and the next two. A closed day opens and closes at midnight. */
const specialHours = (thisYear: number): SchemaNode[] =>
  openingHours.dates.flatMap(({ dates, hours }) => {
    const years = [thisYear, thisYear + 1, thisYear + 2];
    const withYears = (date: string): string[] =>
      isYearly(date) ? years.map((year) => `${year}-${date}`) : [date];
    const days = dates.flatMap(withYears);
    return days.map((day) => ({
      '@type': 'OpeningHoursSpecification',
      validFrom: day,
      validThrough: day,
      opens: hours?.opens ?? '00:00',
      closes: hours?.closes ?? '00:00',
    }));
  });

const centreNode = (context: RenderContext, hasOffers: boolean): SchemaNode => {
  const { locale, site } = context;
  const { street, postalCode, city, country } = business.address;
  const { lowest, highest } = formatPriceRange(locale);
  return {
    '@type': 'DaySpa',
    '@id': `${site.origin}/#centre`,
    name: business.name,
    url: site.origin + urlOf({ page: 'home' }, defaultLocale),
    telephone: business.phone,
    email: business.email,
    image: socialImageUrl('hero', site),
    priceRange: `${lowest}–${highest}`,
    address: {
      '@type': 'PostalAddress',
      streetAddress: street,
      postalCode,
      addressLocality: city,
      addressCountry: country,
    },
    openingHoursSpecification: openingHours.week.map(({ days, opens, closes }) => ({
      '@type': 'OpeningHoursSpecification',
      dayOfWeek: days,
      opens,
      closes,
    })),
    specialOpeningHoursSpecification: specialHours(new Date().getFullYear()),
    ...(hasOffers ? { hasOfferCatalog: offerCatalogNode(context) } : {}),
  };
};

const navigationNode = ({ texts, locale, site }: RenderContext): SchemaNode => ({
  '@type': 'ItemList',
  '@id': `${site.origin}${urlOf({ page: 'home' }, locale)}#navigation`,
  name: texts.layout.navLabel,
  itemListElement: navigation.map((page, index) => ({
    '@type': 'SiteNavigationElement',
    position: index + 1,
    name: texts.pages[page].nav,
    url: site.origin + urlOf({ page }, locale),
  })),
});

const pageNode = (
  { head, schema }: RenderedPage,
  { locale, site }: RenderContext,
  url: string,
): SchemaNode => {
  const { title, description, picture } = head;
  return {
    '@type': 'WebPage',
    '@id': `${url}#page`,
    url,
    name: title,
    description,
    inLanguage: locale,
    isPartOf: { '@id': `${site.origin}/#website` },
    about: { '@id': schema?.subject?.['@id'] ?? `${site.origin}/#centre` },
    primaryImageOfPage: { '@type': 'ImageObject', url: socialImageUrl(picture, site) },
    breadcrumb: { '@id': `${url}#breadcrumb` },
  };
};

const breadcrumbNode = (crumbs: readonly Crumb[], url: string, { site }: RenderContext): SchemaNode => ({
  '@type': 'BreadcrumbList',
  '@id': `${url}#breadcrumb`,
  itemListElement: crumbs.map(({ text, href }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name: text,
    item: href ? site.origin + href : url,
  })),
});

/** The `schema.org` graph of a page; `null` for an error page. */
export const schemaGraph = (
  page: RenderedPage,
  context: RenderContext,
): { '@context': string; '@graph': SchemaNode[] } | null => {
  if (!page.ref) return null;
  const { locale, site } = context;
  const url = site.origin + urlOf(page.ref, locale);
  const { subject, hasOffers = false } = page.schema ?? {};
  return {
    '@context': 'https://schema.org',
    '@graph': [
      websiteNode(context),
      centreNode(context, hasOffers),
      navigationNode(context),
      pageNode(page, context, url),
      breadcrumbNode(page.breadcrumb, url, context),
      ...(subject ? [subject] : []),
    ],
  };
};
