import { catalogue } from '../../content/catalogue.ts';
import { masseuses } from '../../content/masseuses.ts';
import { type PageId, routes } from '../../content/routes.ts';
import type { PageRef } from '../../views/urls.ts';

/** Every page of the site, with one entry for each massage and each masseuse. */
export const everyPage: readonly PageRef[] = (Object.keys(routes) as PageId[]).flatMap((page): PageRef[] => {
  switch (page) {
    case 'service':
      return catalogue.map(({ slug }) => ({ page, slug }));
    case 'masseuse':
      return masseuses.map(({ slug }) => ({ page, slug }));
    default:
      return [{ page }];
  }
});
