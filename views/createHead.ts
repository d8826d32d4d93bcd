import { business } from '../content/business.ts';
import type { PictureId } from '../content/pictures.ts';
import type { Head } from './screen.ts';

/** Search engines cut off titles that are longer, in characters. */
const titleLimit = 60;

/** Appends the centre's name to a title if both fit. */
export const withSiteName = (title: string): string => {
  const long = `${title} · ${business.name}`;
  return long.length < titleLimit ? long : title;
};

/** Creates a head from a title and a description. */
export const createHead = (
  { title, description }: Pick<Head, 'title' | 'description'>,
  picture: PictureId,
  { indexable = true } = {},
): Head => ({ title: withSiteName(title), description, picture, indexable });
