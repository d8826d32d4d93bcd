import type { ServiceSlug } from './catalogue.ts';
import type { GalleryPicture, Shape } from './pictures.ts';

/** The massages on the home page. */
export const homeServices = [
  'tantra-massage',
  'nuru-massage',
  'lingam-massage',
] as const satisfies readonly ServiceSlug[];

/** The gallery pictures on the home page. */
export const homePhotos = [
  { id: 'gallery/03', shape: 'wide' },
  { id: 'gallery/05', shape: 'tall' },
  { id: 'gallery/16', shape: 'tall' },
  { id: 'gallery/14', shape: 'square' },
  { id: 'gallery/04', shape: 'square' },
  { id: 'gallery/13', shape: 'wide' },
] as const satisfies readonly { id: GalleryPicture; shape: Shape }[];
