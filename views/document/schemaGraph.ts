import { business } from '../../content/business.ts';
import type { Copy } from '../../content/copy.ts';
import { venueHours } from '../../content/hours.ts';
import { defaultLocale, type Locale, locales } from '../../content/locales.ts';
import { navigation } from '../../content/routes.ts';
import { type ServiceEntry, serviceIn, servicesIn } from '../catalogue.ts';
import { formatPriceRange } from '../format.ts';
import { crumbsOf } from '../frame/Breadcrumb.tsx';
import { faqOf } from '../parts/Faq.tsx';
import { socialImageUrl } from '../parts/pictureFiles.ts';
import type { Screen, Site } from '../screen.ts';
import { refOf, urlOf } from '../urls.ts';
import { headOf } from './headOf.ts';

type Node = Record<string, unknown>;
type Context = { screen: Screen; copy: Copy; locale: Locale; site: Site };

const websiteOf = ({ locale, site }: Context): Node => ({
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

/** A massage with an offer for each duration. */
const serviceNode = (service: ServiceEntry, { locale, site }: Context): Node => {
  const url = site.origin + urlOf({ page: 'service', slug: service.slug }, locale);
  return {
    '@type': 'Service',
    '@id': `${url}#service`,
    name: service.title,
    url,
    provider: { '@id': `${site.origin}/#centre` },
    offers: service.options.map(({ minutes, euros }) => ({
      '@type': 'Offer',
      name: `${service.title}, ${minutes} min`,
      url,
      price: euros,
      priceCurrency: 'EUR',
      eligibleDuration: { '@type': 'QuantitativeValue', value: minutes, unitCode: 'MIN' },
    })),
  };
};

/** The offer catalogue stands only where all its prices are also to be read on the page. */
const offersOf = (context: Context): Node => {
  const { screen, copy, locale } = context;
  if (screen.page !== 'home' && (screen.page !== 'services' || screen.query)) return {};
  return {
    hasOfferCatalog: {
      '@type': 'OfferCatalog',
      name: copy.frame.nav.services,
      itemListElement: servicesIn(locale).map((service) => serviceNode(service, context)),
    },
  };
};

const centreOf = (context: Context): Node => {
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
    currenciesAccepted: 'EUR',
    address: {
      '@type': 'PostalAddress',
      streetAddress: street,
      postalCode,
      addressLocality: city,
      addressCountry: country,
    },
    geo: { '@type': 'GeoCoordinates', ...business.geo },
    openingHoursSpecification: venueHours.map(({ days, opens, closes }) => ({
      '@type': 'OpeningHoursSpecification',
      dayOfWeek: days,
      opens,
      closes,
    })),
    ...offersOf(context),
  };
};

const navigationOf = ({ copy, locale, site }: Context): Node => ({
  '@type': 'ItemList',
  '@id': `${site.origin}${urlOf({ page: 'home' }, locale)}#navigation`,
  name: copy.frame.navLabel,
  itemListElement: navigation.map((page, index) => ({
    '@type': 'SiteNavigationElement',
    position: index + 1,
    name: copy.frame.nav[page],
    url: site.origin + urlOf({ page }, locale),
  })),
});

/** The screen of the page's plain address. */
const withoutQuery = (screen: Screen): Screen => {
  switch (screen.page) {
    case 'home':
    case 'contact':
      return { page: screen.page, form: { state: 'empty' } };
    case 'services':
      return { page: 'services', query: '' };
    case 'gallery':
      return { page: 'gallery' };
    default:
      return screen;
  }
};

const pageOf = (context: Context, url: string, hasCrumbs: boolean): Node => {
  const { screen, copy, locale, site } = context;
  // The page is the same whatever its query shows of it.
  const { title, description, picture } = headOf(withoutQuery(screen), copy, locale);
  return {
    '@type': 'WebPage',
    '@id': `${url}#page`,
    url,
    name: title,
    description,
    inLanguage: locale,
    isPartOf: { '@id': `${site.origin}/#website` },
    about: { '@id': screen.page === 'service' ? `${url}#service` : `${site.origin}/#centre` },
    primaryImageOfPage: { '@type': 'ImageObject', url: socialImageUrl(picture, site) },
    ...(hasCrumbs ? { breadcrumb: { '@id': `${url}#breadcrumb` } } : {}),
  };
};

const breadcrumbOf = ({ screen, copy, locale, site }: Context, url: string): Node | null => {
  const crumbs = crumbsOf(screen, copy, locale);
  if (crumbs.length === 0) return null;
  return {
    '@type': 'BreadcrumbList',
    '@id': `${url}#breadcrumb`,
    itemListElement: crumbs.map(({ text, href }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: text,
      item: href ? site.origin + href : url,
    })),
  };
};

const faqNode = ({ copy, locale }: Context, url: string): Node => ({
  '@type': 'FAQPage',
  '@id': `${url}#faq`,
  inLanguage: locale,
  mainEntity: faqOf(copy, locale).map(({ question, answer }) => ({
    '@type': 'Question',
    name: question,
    acceptedAnswer: { '@type': 'Answer', text: answer },
  })),
});

/** What search engines are told of a screen as one `schema.org` graph, or `null` for an error screen. */
export const schemaGraph = (context: Context): { '@context': string; '@graph': Node[] } | null => {
  const ref = refOf(context.screen);
  if (!ref) return null;
  const url = context.site.origin + urlOf(ref, context.locale);
  const breadcrumb = breadcrumbOf(context, url);
  const { screen, locale } = context;
  return {
    '@context': 'https://schema.org',
    '@graph': [
      websiteOf(context),
      centreOf(context),
      navigationOf(context),
      pageOf(context, url, breadcrumb !== null),
      ...(breadcrumb ? [breadcrumb] : []),
      ...(screen.page === 'service' ? [serviceNode(serviceIn(screen.slug, locale), context)] : []),
      ...(screen.page === 'home' ? [faqNode(context, url)] : []),
    ],
  };
};
