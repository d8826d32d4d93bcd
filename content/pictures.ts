import { catalogue, type ServiceSlug } from './catalogue.ts';
import { type MasseuseSlug, masseuses } from './masseuses.ts';

/** The pictures of the gallery in their order. */
export const galleryPictures = [
  'gallery/01',
  'gallery/02',
  'gallery/03',
  'gallery/04',
  'gallery/05',
  'gallery/06',
  'gallery/07',
  'gallery/08',
  'gallery/09',
  'gallery/10',
  'gallery/11',
  'gallery/12',
  'gallery/13',
  'gallery/14',
  'gallery/15',
  'gallery/16',
  'gallery/17',
  'gallery/18',
  'gallery/19',
  'gallery/20',
] as const;

/** The shape to which a grid crops a gallery picture: 3:2, 4:5 or 1:1. */
export type Shape = 'wide' | 'tall' | 'square';

/**
 * The shapes of `galleryPictures`, in the same order. Wide screens show rows of two or three pictures. On
 * phones a wide picture fills a row and other pictures come in twos, so tall and square pictures must be
 * pairs.
 */
export const galleryShapes: readonly Shape[] = [
  ...(['wide', 'tall', 'tall'] as const),
  ...(['wide', 'square', 'square'] as const),
  ...(['wide', 'wide'] as const),
  ...(['tall', 'tall', 'wide'] as const),
  ...(['square', 'square', 'wide'] as const),
  ...(['wide', 'tall', 'tall'] as const),
  ...(['square', 'square', 'wide'] as const),
];

export type PictureId =
  | 'hero'
  | 'hero-portrait'
  | `services/${ServiceSlug}`
  | `masseuses/${MasseuseSlug}`
  | (typeof galleryPictures)[number]
  | 'hotels'
  | 'casting'
  | 'about'
  | 'tour-poster';

/** The size of a picture in pixels, and the widths of its files. */
export type Picture = { width: number; height: number; widths: readonly number[] };

const landscape: Picture = { width: 1500, height: 1000, widths: [480, 800, 1200, 1500] };
const portrait: Picture = { width: 960, height: 1200, widths: [320, 640, 960] };

const sameSize = <Id extends PictureId>(ids: readonly Id[], picture: Picture) =>
  Object.fromEntries(ids.map((id) => [id, picture])) as Record<Id, Picture>;

/** The point of a picture that stays visible in every crop. The default is the centre. */
export type FocalPoint = 'left' | 'middle-left' | 'middle-right' | 'right' | 'high';

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
export const pictures: Record<PictureId, Picture> = {
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
