import { ResponsivePicture } from '../../client/components/ResponsivePicture.tsx';
import { breakpoints } from '../../content/look.ts';
import type { PictureId } from '../../content/pictures.ts';
import type { RenderContext } from '../page.ts';
import { pictureFiles } from '../pictureFiles.ts';

type Props = Pick<RenderContext, 'texts' | 'site'> & {
  id: PictureId;
  /**
   * The `sizes` attribute: the width of the picture in the layout. In windows from `contentStopsGrowing` on,
   * it is a length. Pictures as wide as the window stop growing at `--xxx-large`.
   */
  sizes: string;
  /**
   * Set this for the largest picture of the first screen, at most once per page. The browser fetches it
   * first. It paints nothing before it has parsed the element, because a view transition needs the element.
   * Other pictures load lazily.
   */
  priority?: boolean;
  className?: string;
  /** The picture for narrow screens. The alternative text must fit both. */
  portrait?: PictureId;
};

/** The screens that get the portrait version. The layout of the hero changes at the same width. */
const portraitScreens = `(width < ${breakpoints.large})`;

const priorityPictureId = 'opening-picture';

/** A picture of the site with its files and alternative text. */
export const Picture = ({ id, sizes, priority = false, className, portrait, texts, site }: Props) => (
  <>
    {priority && <link rel="expect" href={`#${priorityPictureId}`} blocking="render" />}
    <ResponsivePicture
      id={priority ? priorityPictureId : undefined}
      files={pictureFiles(id, texts, site)}
      sizes={sizes}
      loading={priority ? 'high' : 'lazy'}
      className={className}
      portrait={portrait && { ...pictureFiles(portrait, texts, site), media: portraitScreens }}
    />
  </>
);
