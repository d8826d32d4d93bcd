import { catalogue, type ServiceSlug } from './catalogue.ts';
import { type MasseuseSlug, masseuses } from './masseuses.ts';

/** The shape to which a grid crops a gallery picture: 3:2, 4:5 or 1:1. */
export type Shape = 'wide' | 'tall' | 'square';

/**
 * The pictures of the gallery in their order. Wide screens show rows of two or three pictures. On phones a
 * wide picture fills a row and other pictures come in twos, so tall and square pictures must be pairs.
 */
export const galleryPhotos = [
  { id: 'gallery/01', shape: 'wide' },
  { id: 'gallery/02', shape: 'tall' },
  { id: 'gallery/03', shape: 'tall' },
  { id: 'gallery/04', shape: 'wide' },
  { id: 'gallery/05', shape: 'square' },
  { id: 'gallery/06', shape: 'square' },
  { id: 'gallery/07', shape: 'wide' },
  { id: 'gallery/08', shape: 'wide' },
  { id: 'gallery/09', shape: 'tall' },
  { id: 'gallery/10', shape: 'tall' },
  { id: 'gallery/11', shape: 'wide' },
  { id: 'gallery/12', shape: 'square' },
  { id: 'gallery/13', shape: 'square' },
  { id: 'gallery/14', shape: 'wide' },
  { id: 'gallery/15', shape: 'wide' },
  { id: 'gallery/16', shape: 'tall' },
  { id: 'gallery/17', shape: 'tall' },
  { id: 'gallery/18', shape: 'square' },
  { id: 'gallery/19', shape: 'square' },
  { id: 'gallery/20', shape: 'wide' },
] as const satisfies readonly { id: string; shape: Shape }[];

export const galleryPictures = galleryPhotos.map(({ id }) => id);

export type GalleryPicture = (typeof galleryPictures)[number];

export type PictureId =
  | 'hero'
  | 'hero-portrait'
  | `services/${ServiceSlug}`
  | `masseuses/${MasseuseSlug}`
  | GalleryPicture
  | 'hotels'
  | 'casting'
  | 'about'
  | 'tour-poster';

/** The size of a picture in pixels, and the widths of its files. */
export type PictureSize = { width: number; height: number; widths: readonly number[] };

const landscape: PictureSize = { width: 1500, height: 1000, widths: [480, 800, 1200, 1500] };
const portrait: PictureSize = { width: 960, height: 1200, widths: [320, 640, 960] };

const sameSize = <Id extends PictureId>(ids: readonly Id[], size: PictureSize) =>
  Object.fromEntries(ids.map((id) => [id, size])) as Record<Id, PictureSize>;

/** The point of a picture that stays visible in every crop. The default is the centre. */
type FocalPoint = 'left' | 'middle-left' | 'middle-right' | 'right' | 'high';

export const focalPoints: Partial<Record<PictureId, FocalPoint>> = {
  'services/lingam-massage': 'middle-right',
  'services/nuru-massage': 'left',
  'services/prostate-massage': 'middle-right',
  'services/bdsm-massage': 'middle-right',
  'services/paradise-massage': 'middle-right',
  'services/desire-massage': 'right',
  'services/tantric-divan-massage': 'middle-left',
  about: 'high',
  casting: 'high',
  hotels: 'high',
  'gallery/02': 'middle-left',
  'gallery/06': 'middle-left',
  'gallery/08': 'left',
  'gallery/10': 'right',
  'gallery/12': 'middle-left',
  'gallery/18': 'right',
};

/** All pictures of the site. The files are `static/pictures/<id>-<width>.<avif|jpg>`. */
export const pictures: Record<PictureId, PictureSize> = {
  hero: { width: 2560, height: 1440, widths: [960, 1440, 2000, 2560] },
  'hero-portrait': { width: 1000, height: 1250, widths: [480, 800, 1000] },
  ...sameSize(
    catalogue.map(({ slug }) => `services/${slug}` as const),
    landscape,
  ),
  ...sameSize(
    masseuses.map(({ slug }) => `masseuses/${slug}` as const),
    portrait,
  ),
  ...sameSize(galleryPictures, landscape),
  ...sameSize(['hotels', 'casting', 'about', 'tour-poster'], landscape),
};

/** The size of social cards in pixels. The files are `static/pictures/social/<id>.jpg`. */
export const socialImageSize = { width: 1200, height: 630 } as const;

/** The picture on the social card of the list of masseuses. */
export const socialCardOfMasseuses: PictureId = 'masseuses/nora';
