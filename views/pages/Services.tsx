import { extraIds } from '../../content/extras.ts';
import { fill } from '../../content/rules/placeholders.ts';
import { Extras } from '../components/Extras.tsx';
import { PageHeader } from '../components/PageHeader.tsx';
import { ServiceCard } from '../components/ServiceCard.tsx';
import { ServiceSearch } from '../components/ServiceSearch.tsx';
import { defineQueryPage } from '../definePage.ts';
import { createHead } from '../head.ts';
import type { RenderContext } from '../page.ts';
import { normaliseQuery, searchServices } from '../texts/search.ts';
import { servicesIn } from '../texts/serviceEntries.ts';

type State = {
  /** The search words; empty for the whole list. */
  query: string;
};
type Props = State & RenderContext;

const Services = ({ query, ...context }: Props) => {
  const { texts, locale } = context;
  const result = searchServices(query, locale);
  const found = result.services.length + result.extras.length;
  // Without results, everything is shown.
  const { services, extras } = found > 0 ? result : { services: servicesIn(locale), extras: extraIds };
  const words = texts.pages.services;
  return (
    <>
      <PageHeader heading={words.heading} lead={words.intro} isCompact />
      <div className="service-list-page">
        <ServiceSearch query={query} found={found} {...context} />
        {services.length > 0 && (
          <ul className="service-list service-list--columns">
            {services.map((service) => (
              <ServiceCard key={service.slug} service={service} {...context} />
            ))}
          </ul>
        )}
      </div>
      <Extras shown={extras} texts={texts} locale={locale} />
    </>
  );
};

export const services = defineQueryPage<State>('services', {
  readQuery: ({ q }) => ({ query: typeof q === 'string' ? normaliseQuery(q) : '' }),
  render: (props) => {
    const { query, texts } = props;
    const { title, description, searchTitle } = texts.pages.services;
    return {
      head: createHead({ title: query ? fill(searchTitle, { query }) : title, description }, 'hero', {
        isIndexable: query === '',
      }),
      body: <Services {...props} />,
      query: query ? { q: query } : {},
      schema: { hasOffers: query === '' },
    };
  },
});
