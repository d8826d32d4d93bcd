import { catalogue, type ServiceSlug } from '../../content/catalogue.ts';
import { masseuses } from '../../content/masseuses.ts';
import { galleryPictures } from '../../content/pictures.ts';
import { searchLine } from '../../views/catalogue.ts';
import type { Screen } from '../../views/screen.ts';
import type { PageRef } from '../../views/urls.ts';

type Query = Readonly<Record<string, unknown>>;

const chosenService = (query: Query): ServiceSlug | undefined =>
  catalogue.find(({ slug }) => slug === query['service'])?.slug;

/** The picture that `?photo=` names, counted from 1; `null` where there is no such picture. */
const photoOf = (query: Query): number | undefined | null => {
  const { photo } = query;
  if (photo === undefined) return undefined;
  const isNumber = typeof photo === 'string' && /^[1-9]\d?$/.test(photo);
  return isNumber && Number(photo) <= galleryPictures.length ? Number(photo) : null;
};

/**
 * The screen that a page and its query ask for, or `null` where there is none. Names and values of the query that mean
 * nothing change nothing, but a picture that does not exist is not found.
 */
export const screenOf = (ref: PageRef, query: Query): Screen | null => {
  const sent = query['sent'] === '1';
  switch (ref.page) {
    case 'home':
      return sent
        ? { page: 'home', form: { state: 'sent' } }
        : { page: 'home', form: { state: 'empty' }, chosen: chosenService(query) };
    case 'contact':
      return { page: 'contact', form: { state: sent ? 'sent' : 'empty' } };
    case 'services':
      return { page: 'services', query: typeof query['q'] === 'string' ? searchLine(query['q']) : '' };
    case 'service': {
      const service = catalogue.find(({ slug }) => slug === ref.slug);
      return service ? { page: 'service', slug: service.slug } : null;
    }
    case 'masseuse': {
      const masseuse = masseuses.find(({ slug }) => slug === ref.slug);
      return masseuse ? { page: 'masseuse', slug: masseuse.slug } : null;
    }
    case 'gallery': {
      const photo = photoOf(query);
      return photo === null ? null : { page: 'gallery', photo };
    }
    default:
      return { page: ref.page };
  }
};
