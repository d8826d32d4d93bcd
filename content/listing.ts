import type { galleryPictures } from './pictures.ts';

/** The massages presented on the home page. */
export const homeServices = ['tantra-massage', 'nuru-massage', 'lingam-massage'] as const;

/** The shapes to which the wall's pictures are cut: 3:2, 4:5 and 1:1. */
export type Shape = 'wide' | 'tall' | 'square';

/**
 * The shapes along the gallery's wall. On a wide screen they fill rows of two or three, on a phone a wide one has a row
 * for itself and the others share one; so tall and square ones come in pairs.
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

/** The same for the home page's six. */
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
