import { catalogue, type ServiceSlug } from '../../content/catalogue.ts';
import { searchLine } from '../../views/catalogue.ts';
import type { Screen } from '../../views/screen.ts';
import type { PageRef } from '../../views/urls.ts';

type Query = Readonly<Record<string, unknown>>;

const chosenService = (query: Query): ServiceSlug | undefined =>
  catalogue.find(({ slug }) => slug === query['service'])?.slug;

/**
 * The screen that a page and its query ask for, or `null` for a page without one. Names and values of the query that
 * mean nothing change nothing.
 */
export const screenOf = (ref: PageRef, query: Query): Screen | null => {
  const sent = query['sent'] === '1';
  switch (ref.page) {
    case 'home':
      return {
        page: 'home',
        form: sent ? { state: 'sent' } : { state: 'empty', chosen: chosenService(query) },
      };
    case 'contact':
      return { page: 'contact', form: { state: sent ? 'sent' : 'empty' } };
    case 'services':
      return { page: 'services', query: typeof query['q'] === 'string' ? searchLine(query['q']) : '' };
    case 'service': {
      const service = catalogue.find(({ slug }) => slug === ref.slug);
      return service ? { page: 'service', slug: service.slug } : null;
    }
    default:
      return null;
  }
};
