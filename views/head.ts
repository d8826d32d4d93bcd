import { business } from '../content/business.ts';
import type { PictureId } from '../content/pictures.ts';
import type { Head } from './screen.ts';

/** Characters that search engines show of a title. */
const titleLimit = 60;

/** A document's title with the centre's name after it, where both have room. */
export const withSiteName = (title: string): string => {
  const long = `${title} · ${business.name}`;
  return long.length < titleLimit ? long : title;
};

/** The head of a page that is nothing but its words. */
export const headOf = (
  { title, description }: Pick<Head, 'title' | 'description'>,
  picture: PictureId,
  { indexable = true } = {},
): Head => ({ title: withSiteName(title), description, picture, indexable });
