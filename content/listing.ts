import type { galleryPictures } from './pictures.ts';

/** The massages on the home page. */
export const homeServices = ['tantra-massage', 'nuru-massage', 'lingam-massage'] as const;

/** The shapes of cropped gallery pictures: 3:2, 4:5 and 1:1. */
export type Shape = 'wide' | 'tall' | 'square';

/**
 * The shapes of the gallery's pictures. Wide screens show rows of two or three pictures. On phones a wide
 * picture fills a row, and two other pictures share a row, so tall and square pictures must come in pairs.
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

/** The shapes of the six pictures on the home page. */
export const homeShapes: readonly Shape[] = ['wide', 'tall', 'tall', 'square', 'square', 'wide'];

/** The six gallery pictures on the home page. */
export const homePhotos = [
  'gallery/03',
  'gallery/05',
  'gallery/16',
  'gallery/14',
  'gallery/04',
  'gallery/13',
] as const satisfies readonly (typeof galleryPictures)[number][];
