import { lightboxId, photoId } from '../../client/lightbox/photos.ts';
import type { Shape } from '../../content/listing.ts';
import { galleryPictures } from '../../content/pictures.ts';
import type { RenderContext } from '../screen.ts';
import { photoQuery, urlOf } from '../urls.ts';
import { Picture } from './Picture.tsx';

type Props = {
  pictures: readonly (typeof galleryPictures)[number][];
  /** The shape of each, in the same order. */
  shapes: readonly Shape[];
  /** The grid of the gallery's own page: its pictures can be found again when the lightbox closes. */
  isGallery?: boolean;
  /** Whether the first picture is among the first things seen. */
  first?: boolean;
} & RenderContext;

/** How wide a picture is laid out on a grid from edge to edge; what is cut off its sides counts. */
const sizesOf: Record<Shape, string> = {
  wide: '(min-width: 44rem) 48vw, 100vw',
  tall: '(min-width: 44rem) 48vw, 96vw',
  square: '(min-width: 44rem) 46vw, 76vw',
};

/** Gallery pictures in rows, each the way to its place in the lightbox. */
export const PhotoGrid = ({ pictures, shapes, isGallery = false, first = false, ...context }: Props) => (
  <ul className="photo-grid">
    {pictures.map((id, index) => {
      const photo = galleryPictures.indexOf(id) + 1;
      const shape = shapes[index] ?? 'wide';
      return (
        <li
          key={id}
          id={isGallery ? photoId(photo) : undefined}
          className={shape === 'wide' ? undefined : `photo-grid__${shape}`}
        >
          <a
            href={urlOf({ page: 'gallery' }, context.locale, { query: photoQuery(photo) })}
            data-island-for={isGallery ? lightboxId : undefined}
          >
            <Picture
              id={id}
              sizes={isGallery ? sizesOf[shape] : `(min-width: 90rem) 40rem, ${sizesOf[shape]}`}
              first={first && index === 0}
              {...context}
            />
          </a>
        </li>
      );
    })}
  </ul>
);
