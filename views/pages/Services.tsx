import type { Copy } from '../../content/copy.ts';
import { searchLimit } from '../../content/limits.ts';
import { detailLinks } from '../../content/listing.ts';
import { intlTags, type Locale } from '../../content/locales.ts';
import { extraIds, type ServiceEntry, searchExtras, searchServices, servicesIn } from '../catalogue.ts';
import { Extras } from '../parts/Extras.tsx';
import { langOf } from '../parts/langOf.ts';
import { Opening } from '../parts/Opening.tsx';
import { Picture } from '../parts/Picture.tsx';
import { PriceList } from '../parts/PriceList.tsx';
import { Turned } from '../parts/Turned.tsx';
import type { Site } from '../screen.ts';
import { fill, plural } from '../text.ts';
import { urlOf } from '../urls.ts';

type Props = { query: string; copy: Copy; locale: Locale; site: Site };

const Search = ({ query, found, copy, locale }: Omit<Props, 'site'> & { found: number }) => {
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

type CardProps = Omit<Props, 'query'> & { service: ServiceEntry };

const Card = ({ service, copy, locale, site }: CardProps) => {
  const { slug, title, textLocale, summary, features, options } = service;
  const href = detailLinks[locale] ? urlOf({ page: 'service', slug }, locale) : `#${slug}`;
  return (
    <li className="service-card" id={slug}>
      <Picture
        id={`services/${slug}`}
        alt={copy.pictureAlts[`services/${slug}`]}
        sizes="(min-width: 62rem) 14rem, 10rem"
        site={site}
      />
      <div>
        <h2>
          <a href={href}>{title}</a>
        </h2>
        <div {...langOf(textLocale, locale)}>
          <p className="service-card__summary">{summary}</p>
          <ul className="features text-small">
            {features.map((feature) => (
              <li key={feature}>{feature}</li>
            ))}
          </ul>
        </div>
        <PriceList options={options} copy={copy} locale={locale} />
      </div>
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

export const Services = ({ query, copy, locale, site }: Props) => {
  const found = query ? searchServices(query, locale) : [];
  const extras = query ? searchExtras(query, locale) : [];
  const count = found.length + extras.length;
  // A search that finds nothing shows everything.
  const shown = count > 0 ? found : servicesIn(locale);
  const foundExtras = count > 0 ? extras : extraIds;
  const words = copy.pages.services;
  return (
    <>
      <Opening heading={words.heading} lead={words.intro} isClose />
      <div className="service-list-frame">
        <Search query={query} found={count} copy={copy} locale={locale} />
        {shown.length > 0 && (
          <ul className="service-list service-list--columns">
            {shown.map((service) => (
              <Card key={service.slug} service={service} copy={copy} locale={locale} site={site} />
            ))}
          </ul>
        )}
      </div>
      <Extras shown={foundExtras} copy={copy} locale={locale} />
      <section className="band split" aria-labelledby="practical-heading">
        <h2 id="practical-heading">
          <Turned text={words.practicalHeading} />
        </h2>
        <div className="text-muted">
          <p>{copy.pages.service.payment}</p>
          <p>{fill(words.hotels, { services: stayingAtCentre(locale) })}</p>
        </div>
      </section>
    </>
  );
};
