import { searchLimit } from '../../content/limits.ts';
import { intlTags, type Locale } from '../../content/locales.ts';
import { Extras } from '../components/Extras.tsx';
import { InEnglish } from '../components/InEnglish.tsx';
import { langOf } from '../components/langOf.ts';
import { PageHeader } from '../components/PageHeader.tsx';
import { Picture } from '../components/Picture.tsx';
import { PriceList } from '../components/PriceList.tsx';
import { SectionHeading } from '../components/SectionHeading.tsx';
import { ServicePanel } from '../components/ServicePanel.tsx';
import { StylesBelow } from '../document/StylesBelow.tsx';
import { headOf } from '../head.ts';
import { definePage } from '../page.tsx';
import type { RenderContext } from '../screen.ts';
import { extraIds, searchExtras, searchLine, searchServices } from '../search.ts';
import { type ServiceEntry, servicesIn } from '../services.ts';
import { fill, plural } from '../text.ts';
import { urlOf } from '../urls.ts';

type State = {
  /** The words searched for; empty for the whole list. */
  query: string;
};
type Props = State & RenderContext;

const Search = ({ query, found, copy, locale }: Props & { found: number }) => {
  const words = copy.pages.services;
  return (
    <search className="search">
      <form action={urlOf({ page: 'services' }, locale)} method="get">
        <div className="search__row">
          <label className="visually-hidden" htmlFor="search-words">
            {words.searchLabel}
          </label>
          <input
            id="search-words"
            name="q"
            type="search"
            maxLength={searchLimit}
            defaultValue={query}
            enterKeyHint="search"
            placeholder={words.searchLabel}
          />
          <button className="button button--quiet" type="submit">
            {words.searchButton}
          </button>
        </div>
      </form>
      {query && (
        <div className="search__result">
          <p role="status">
            {found > 0 ? plural(words.found, found, locale, { query }) : fill(words.nothingFound, { query })}
          </p>
          {found > 0 && (
            <a className="link-more" href={urlOf({ page: 'services' }, locale)}>
              {words.showAll}
            </a>
          )}
        </div>
      )}
    </search>
  );
};

const Card = ({ service, ...context }: { service: ServiceEntry } & RenderContext) => {
  const { copy, locale } = context;
  const { slug, title, textLocale, summary, features, options } = service;
  const opener = `${slug}-title`;
  // Where the cards lead nowhere else, each opens its own panel: it is what the address names then, and has the focus.
  const [href, own] = copy.detailLinks
    ? [urlOf({ page: 'service', slug }, locale), {}]
    : [`#${slug}`, { tabIndex: -1 }];
  return (
    <li className="service-card" id={slug} {...own}>
      <Picture id={`services/${slug}`} sizes="(min-width: 62rem) 14rem, 10rem" {...context} />
      <div>
        <h2>
          <a href={href} id={opener}>
            {title}
          </a>
        </h2>
        <p className="service-card__summary">{summary}</p>
        <ul className="features text-small">
          {features.map((feature) => (
            <li key={feature} {...langOf(textLocale, locale)}>
              {feature}
            </li>
          ))}
          {textLocale !== locale && (
            <li>
              <InEnglish textLocale={textLocale} copy={copy} locale={locale} />
            </li>
          )}
        </ul>
        <PriceList options={options} {...context} />
      </div>
      {!copy.detailLinks && <ServicePanel service={service} opener={opener} {...context} />}
    </li>
  );
};

/** The massages that can't come to a hotel, as a list in a sentence. */
const stayingAtCentre = (locale: Locale): string =>
  new Intl.ListFormat(intlTags[locale]).format(
    servicesIn(locale)
      .filter(({ atHotel }) => !atHotel)
      .map(({ title }) => title),
  );

const Services = ({ query, ...context }: Props) => {
  const { copy, locale } = context;
  const found = query ? searchServices(query, locale) : [];
  const extras = query ? searchExtras(query, locale) : [];
  const count = found.length + extras.length;
  // A search that finds nothing shows everything.
  const shown = count > 0 ? found : servicesIn(locale);
  const foundExtras = count > 0 ? extras : extraIds;
  const words = copy.pages.services;
  return (
    <>
      <PageHeader heading={words.heading} lead={words.intro} isClose />
      <div className="service-list-frame">
        <Search query={query} found={count} {...context} />
        <StylesBelow site={context.site} />
        {shown.length > 0 && (
          <ul className="service-list service-list--columns">
            {shown.map((service) => (
              <Card key={service.slug} service={service} {...context} />
            ))}
          </ul>
        )}
      </div>
      <Extras shown={foundExtras} {...context} />
      <section className="band split" aria-labelledby="practical-heading">
        <SectionHeading id="practical" text={words.practicalHeading} />
        <div className="text-muted">
          <p>{copy.pages.service.payment}</p>
          <p>{fill(words.hotels, { services: stayingAtCentre(locale) })}</p>
        </div>
      </section>
    </>
  );
};

export const services = definePage<State>('services', {
  read: ({ q }) => ({ query: typeof q === 'string' ? searchLine(q) : '' }),
  Component: Services,
  head: ({ query, copy }) => {
    const { title, description, searchTitle } = copy.pages.services;
    return headOf({ title: query ? fill(searchTitle, { query }) : title, description }, 'hero', {
      indexable: query === '',
    });
  },
  query: ({ query }) => (query ? { q: query } : {}),
  isCacheable: ({ query }) => query === '',
  schema: ({ query }) => ({ hasOffers: query === '' }),
});
