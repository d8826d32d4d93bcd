import { pickServices } from './catalogue.ts';
import type { galleryPictures, Shape } from './pictures.ts';

/** The massages that the home page shows first, and the number that it shows. */
const featured: readonly string[] = ['tantra-massage', 'nuru-massage', 'lingam-massage'];
const maxHomeServices = 3;

/** The massages on the home page. Others of the list fill up the places of absent ones. */
export const homeServices = pickServices(featured, maxHomeServices);

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
