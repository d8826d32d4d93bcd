import { business } from '../content/business.ts';
import type { PictureId } from '../content/pictures.ts';
import type { Head } from './page.ts';

/** Search engines cut off titles of this length or more, in characters. */
const titleLimit = 60;

/** Appends the centre's name to a title if both fit. */
export const withSiteName = (title: string): string => {
  const titleWithName = `${title} · ${business.name}`;
  return titleWithName.length < titleLimit ? titleWithName : title;
};

/** Creates the head of a page. Appends the centre's name to the title if both fit. */
export const createHead = (
  { title, description }: Pick<Head, 'title' | 'description'>,
  picture: PictureId,
  { indexable = true } = {},
): Head => ({ title: withSiteName(title), description, picture, indexable });
