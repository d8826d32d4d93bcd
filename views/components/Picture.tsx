import { ResponsivePicture } from '../../client/pictures/ResponsivePicture.tsx';
import type { PictureId } from '../../content/pictures.ts';
import type { Site } from '../site.ts';
import { pictureFiles } from './pictureFiles.ts';

type Props = {
  id: PictureId;
  alt: string;
  /** The `sizes` attribute: how wide the picture is laid out. */
  sizes: string;
  site: Site;
  /** The largest paint of the page: fetched first. All others wait until they are near. */
  first?: boolean;
  className?: string;
  /** The picture that narrow screens get instead; the text has to fit both. */
  upright?: PictureId;
};

/** One of the site's pictures. */
export const Picture = ({ id, alt, sizes, site, first = false, className, upright }: Props) => (
  <ResponsivePicture
    files={pictureFiles(id, alt, site)}
    sizes={sizes}
    priority={first ? 'first' : 'near'}
    className={className}
    upright={upright && pictureFiles(upright, alt, site)}
  />
);
