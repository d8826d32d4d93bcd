import { intlTags, type Locale } from '../../content/locales.ts';
import { extraIds } from '../../content/subjects.ts';
import { Extras } from '../components/Extras.tsx';
import { FirstScreenEnd } from '../components/FirstScreenEnd.tsx';
import { PageHeader } from '../components/PageHeader.tsx';
import { SectionHeading } from '../components/SectionHeading.tsx';
import { ServiceCard } from '../components/ServiceCard.tsx';
import { ServiceSearch } from '../components/ServiceSearch.tsx';
import { createHead } from '../createHead.ts';
import { definePage } from '../definePage.tsx';
import type { RenderContext } from '../page.ts';
import { normaliseQuery, search } from '../search.ts';
import { type ServiceEntry, servicesIn } from '../services.ts';
import { fill } from '../text.ts';

type State = {
  /** The search words; empty for the whole list. */
  query: string;
};
type Props = State & RenderContext;

const ServiceList = ({ shown, ...context }: { shown: readonly ServiceEntry[] } & RenderContext) => {
  if (shown.length === 0) return null;
  return (
    <ul className="service-list service-list--columns">
      {shown.map((service) => (
        <ServiceCard key={service.slug} service={service} {...context} />
      ))}
    </ul>
  );
};

/** Lists the massages that are not available at hotels, for a sentence. */
const listCentreOnlyMassages = (locale: Locale): string =>
  new Intl.ListFormat(intlTags[locale]).format(
    servicesIn(locale)
      .filter(({ atHotel }) => !atHotel)
      .map(({ inSentence }) => inSentence),
  );

/** The massages and extras to show, and the number of results. Without results, everything is shown. */
const searchResult = (query: string, locale: Locale) => {
  const { services, extras } = search(query, locale);
  const found = services.length + extras.length;
  return found > 0 ? { services, extras, found } : { services: servicesIn(locale), extras: extraIds, found };
};

const Services = ({ query, ...context }: Props) => {
  const { texts, locale } = context;
  const { services, extras, found } = searchResult(query, locale);
  const words = texts.pages.services;
  return (
    <>
      <PageHeader heading={words.heading} lead={words.intro} isCompact />
      <div className="service-list-frame">
        <ServiceSearch query={query} found={found} {...context} />
        <FirstScreenEnd site={context.site} />
        <ServiceList shown={services} {...context} />
      </div>
      <Extras shown={extras} {...context} />
      {/* After a search both sections may have the same ground. */}
      <section
        className={extras.length > 0 ? 'band split' : 'band band--ruled split'}
        aria-labelledby="practical-heading"
      >
        <SectionHeading id="practical" text={words.practicalHeading} />
        <div className="text-muted">
          <p>{texts.pages.service.payment}</p>
          <p>{fill(words.hotels, { services: listCentreOnlyMassages(locale) })}</p>
        </div>
      </section>
    </>
  );
};

export const services = definePage<State>('services', {
  parseQuery: ({ q }) => ({ query: typeof q === 'string' ? normaliseQuery(q) : '' }),
  Component: Services,
  head: ({ query, texts }) => {
    const { title, description, searchTitle } = texts.pages.services;
    return createHead({ title: query ? fill(searchTitle, { query }) : title, description }, 'hero', {
      indexable: query === '',
    });
  },
  toQuery: ({ query }) => (query ? { q: query } : {}),
  isPrivate: ({ query }) => query !== '',
  schema: ({ query }) => ({ hasOffers: query === '' }),
});
