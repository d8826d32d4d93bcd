import { lightboxId, photoId, titleId } from '../../client/lightbox/photos.ts';
import { breakpoints, contentStopsGrowing } from '../../content/look.ts';
import { type GalleryPicture, galleryPictures, type Shape } from '../../content/pictures.ts';
import type { RenderContext } from '../page.ts';
import { photoQuery, urlOf } from '../urls.ts';
import { Picture } from './Picture.tsx';

type Props = RenderContext & {
  photos: readonly { id: GalleryPicture; shape: Shape }[];
  /** Whether this is the gallery page, where the links open the lightbox. */
  isGallery?: boolean;
  /** Whether the first picture is the largest on the first screen, so that the browser fetches it first. */
  priority?: boolean;
};

/** The `sizes` of pictures on a full-width grid. They include the parts that the crop hides. */
const sizesByShape: Record<Shape, string> = {
  wide: `(min-width: ${breakpoints.medium}) 48vw, 100vw`,
  tall: `(min-width: ${breakpoints.medium}) 48vw, 96vw`,
  square: `(min-width: ${breakpoints.medium}) 46vw, 76vw`,
};

/** Gallery pictures in rows. Each links to its position in the lightbox. */
export const PhotoGrid = ({ photos, isGallery = false, priority = false, ...context }: Props) => (
  <ul className="photo-grid">
    {photos.map(({ id, shape }, index) => {
      const photo = galleryPictures.indexOf(id) + 1;
      const target = { query: photoQuery(photo), fragment: titleId };
      return (
        <li
          key={id}
          id={isGallery ? photoId(photo) : undefined}
          className={shape === 'wide' ? undefined : `photo-grid__${shape}`}
        >
          <a
            href={urlOf({ page: 'gallery' }, context.locale, target)}
            data-island-for={isGallery ? lightboxId : undefined}
          >
            <Picture
              id={id}
              sizes={
                isGallery
                  ? sizesByShape[shape]
                  : `(min-width: ${contentStopsGrowing}) 40rem, ${sizesByShape[shape]}`
              }
              priority={priority && index === 0}
              {...context}
            />
          </a>
        </li>
      );
    })}
  </ul>
);
