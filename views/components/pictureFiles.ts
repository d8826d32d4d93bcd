import type { PictureFiles } from '../../client/pictures/ResponsivePicture.tsx';
import type { Copy } from '../../content/copy.ts';
import { focalPoints, type PictureId, pictures } from '../../content/pictures.ts';
import type { Site } from '../site.ts';

/** The class with the placeholder colours of a picture. `npm run pictures` writes its rules. */
export const placeholderClass = (id: PictureId): string => `ground-${id.split('/').at(-1)}`;

/** The files of a picture in all widths, with its alternative text. */
export const pictureFiles = (id: PictureId, copy: Copy, site: Site): PictureFiles => {
  const focalPoint = focalPoints[id];
  const { width, height, widths } = pictures[id];
  const fileUrl = (candidateWidth: number, type: 'avif' | 'jpg') =>
    `${site.pictureBase}${site.asset(`pictures/${id}-${candidateWidth}.${type}`)}`;
  const srcSet = (type: 'avif' | 'jpg') =>
    widths.map((candidateWidth) => `${fileUrl(candidateWidth, type)} ${candidateWidth}w`).join(', ');
  return {
    avif: srcSet('avif'),
    jpeg: srcSet('jpg'),
    src: fileUrl(widths[1] ?? width, 'jpg'),
    width,
    height,
    alt: copy.pictureAlts[id],
    className: `${placeholderClass(id)}${focalPoint ? ` focus-${focalPoint}` : ''}`,
  };
};

/** The absolute URL of the JPEG for social cards, because social networks do not support AVIF. */
export const socialImageUrl = (id: PictureId, site: Site): string =>
  new URL(`${site.pictureBase}${site.asset(`pictures/social/${id}.jpg`)}`, site.origin).href;
