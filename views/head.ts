import { business } from '../content/business.ts';
import type { PictureId } from '../content/pictures.ts';
import type { PlainPageId } from '../content/routes.ts';
import type { Crumb, PageHead, RenderContext } from './page.ts';
import { urlOf } from './urls.ts';

/** Search engines cut off titles of this length or more, in characters. */
const titleLimit = 60;

/** Appends the centre's name to a title if both fit. */
export const withSiteName = (title: string): string => {
  const titleWithName = `${title} · ${business.name}`;
  return titleWithName.length < titleLimit ? titleWithName : title;
};

/** Creates the head of a page. Appends the centre's name to the title if both fit. */
export const createHead = (
  { title, description }: Pick<PageHead, 'title' | 'description'>,
  picture: PictureId,
  { isIndexable = true } = {},
): PageHead => ({ title: withSiteName(title), description, picture, isIndexable });

/** A link to a page in the breadcrumb. */
export const crumbTo = (page: PlainPageId, { texts, locale }: RenderContext): Crumb => ({
  text: texts.pages[page].nav,
  href: urlOf({ page }, locale),
});
