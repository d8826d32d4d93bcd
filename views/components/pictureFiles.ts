import type { PictureFiles } from '../../client/pictures/ResponsivePicture.tsx';
import type { Copy } from '../../content/copy.ts';
import { focusOf, type PictureId, pictures } from '../../content/pictures.ts';
import type { Site } from '../site.ts';

/** The class that gives a picture its colours until its file is there; `npm run pictures` writes their rules. */
export const placeholderClass = (id: PictureId): string => `ground-${id.split('/').at(-1)}`;

/** The files of a picture in all widths, with its alternative text. */
export const pictureFiles = (id: PictureId, copy: Copy, site: Site): PictureFiles => {
  const focus = focusOf[id];
  const { width, height, widths } = pictures[id];
  const urlOf = (candidate: number, type: 'avif' | 'jpg') =>
    `${site.pictureBase}${site.asset(`pictures/${id}-${candidate}.${type}`)}`;
  const setOf = (type: 'avif' | 'jpg') =>
    widths.map((candidate) => `${urlOf(candidate, type)} ${candidate}w`).join(', ');
  return {
    avif: setOf('avif'),
    jpeg: setOf('jpg'),
    src: urlOf(widths[1] ?? width, 'jpg'),
    width,
    height,
    alt: copy.pictureAlts[id],
    className: `${placeholderClass(id)}${focus ? ` focus-${focus}` : ''}`,
  };
};

/** The absolute URL of a picture in the format of social cards, which don't read AVIF. */
export const socialImageUrl = (id: PictureId, site: Site): string =>
  new URL(`${site.pictureBase}${site.asset(`pictures/social/${id}.jpg`)}`, site.origin).href;
