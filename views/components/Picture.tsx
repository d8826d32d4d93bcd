import { ResponsivePicture } from '../../client/pictures/ResponsivePicture.tsx';
import { breakpoints } from '../../content/breakpoints.ts';
import type { PictureId } from '../../content/pictures.ts';
import type { RenderContext } from '../screen.ts';
import { pictureFiles } from './pictureFiles.ts';

type Props = {
  id: PictureId;
  /** The `sizes` attribute: how wide the picture is laid out. */
  sizes: string;
  /**
   * The largest paint of the page, one a page: fetched first, and nothing is painted before its place is known, or a
   * page transition would find nothing to move the picture to. All others wait until they are near.
   */
  first?: boolean;
  className?: string;
  /** The picture that narrow screens get instead; the text has to fit both. */
  upright?: PictureId;
} & Pick<RenderContext, 'copy' | 'site'>;

/** The screens for which a picture has an upright twin: not the large ones; the styles change at the same width. */
const uprightScreens = `(width < ${breakpoints.large})`;

const openingPicture = 'opening-picture';

/** One of the site's pictures. */
export const Picture = ({ id, sizes, first = false, className, upright, copy, site }: Props) => (
  <>
    {first && <link rel="expect" href={`#${openingPicture}`} blocking="render" />}
    <ResponsivePicture
      id={first ? openingPicture : undefined}
      files={pictureFiles(id, copy, site)}
      sizes={sizes}
      priority={first ? 'first' : 'near'}
      className={className}
      upright={upright && { ...pictureFiles(upright, copy, site), media: uprightScreens }}
    />
  </>
);
