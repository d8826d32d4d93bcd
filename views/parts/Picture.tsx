import { type PictureId, pictures } from '../../content/pictures.ts';
import type { Site } from '../screen.ts';

type Props = {
  id: PictureId;
  alt: string;
  /** The `sizes` attribute: how wide the picture is laid out. */
  sizes: string;
  site: Site;
  /** The largest paint of the page: fetched first. All others wait until they are near. */
  first?: boolean;
  className?: string;
};

/** The URL of one file of a picture. */
export const pictureUrl = (id: PictureId, width: number, type: 'avif' | 'jpg', site: Site): string =>
  `${site.pictureBase}${site.asset(`pictures/${id}-${width}.${type}`)}`;

/** The absolute URL of a picture in the format of social cards, which don't read AVIF. */
export const socialImageUrl = (id: PictureId, site: Site): string =>
  new URL(`${site.pictureBase}${site.asset(`pictures/social/${id}.jpg`)}`, site.origin).href;

/** A picture in the widths and formats it is kept in. */
export const Picture = ({ id, alt, sizes, site, first = false, className }: Props) => {
  const { width, height, widths } = pictures[id];
  const sourceSet = (type: 'avif' | 'jpg') =>
    widths.map((candidate) => `${pictureUrl(id, candidate, type, site)} ${candidate}w`).join(', ');
  return (
    <picture className={className}>
      <source type="image/avif" srcSet={sourceSet('avif')} sizes={sizes} />
      <img
        src={pictureUrl(id, widths[1] ?? width, 'jpg', site)}
        srcSet={sourceSet('jpg')}
        sizes={sizes}
        width={width}
        height={height}
        alt={alt}
        {...(first ? { fetchPriority: 'high' } : { loading: 'lazy', decoding: 'async' })}
      />
    </picture>
  );
};
