import type { ServiceSlug } from './catalogue.ts';
import type { galleryPictures, Shape } from './pictures.ts';

/** The massages on the home page. */
export const homeServices = [
  'tantra-massage',
  'nuru-massage',
  'lingam-massage',
] as const satisfies readonly ServiceSlug[];

/** The shapes of the pictures on the home page. */
export const homeShapes: readonly Shape[] = ['wide', 'tall', 'tall', 'square', 'square', 'wide'];

/** The gallery pictures on the home page. */
export const homePhotos = [
  'gallery/03',
  'gallery/05',
  'gallery/16',
  'gallery/14',
  'gallery/04',
  'gallery/13',
] as const satisfies readonly (typeof galleryPictures)[number][];
