import type { PictureFiles } from '../client/components/ResponsivePicture.tsx';
import { focalPoints, type PictureId, type PictureSize, pictures } from '../content/pictures.ts';
import type { Texts } from '../content/textTypes/texts.ts';
import type { Site } from './site.ts';

/** The class with the placeholder colours of a picture. `npm run pictures` writes its rules. */
export const placeholderClass = (id: PictureId): string => `placeholder-${id.split('/').at(-1)}`;

/** The width of the JPEG, which only browsers without AVIF load. */
export const jpegWidth = ({ width, widths }: PictureSize): number => widths[1] ?? width;

/** The files of a picture in all widths, with its alternative text. */
export const pictureFiles = (id: PictureId, texts: Texts, site: Site): PictureFiles => {
  const focalPoint = focalPoints[id];
  const picture = pictures[id];
  const { width, height, widths } = picture;
  const fileUrl = (candidateWidth: number, type: 'avif' | 'jpg') =>
    `${site.pictureBase}${site.asset(`pictures/${id}-${candidateWidth}.${type}`)}`;
  return {
    avif: widths.map((each) => `${fileUrl(each, 'avif')} ${each}w`).join(', '),
    src: fileUrl(jpegWidth(picture), 'jpg'),
    width,
    height,
    alt: texts.pictureAlts[id],
    className: `${placeholderClass(id)}${focalPoint ? ` focus-${focalPoint}` : ''}`,
  };
};

/** The absolute URL of the JPEG for social cards, because social networks do not support AVIF. */
export const socialImageUrl = (id: PictureId, site: Site): string =>
  new URL(`${site.pictureBase}${site.asset(`pictures/social/${id}.jpg`)}`, site.origin).href;
