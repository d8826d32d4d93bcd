import { ResponsivePicture } from '../../client/pictures/ResponsivePicture.tsx';
import type { PictureId } from '../../content/pictures.ts';
import type { Site } from '../screen.ts';
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
};

/** One of the site's pictures. */
export const Picture = ({ id, alt, sizes, site, first = false, className }: Props) => (
  <ResponsivePicture
    files={pictureFiles(id, alt, site)}
    sizes={sizes}
    priority={first ? 'first' : 'near'}
    className={className}
  />
);
