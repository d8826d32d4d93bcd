/** The id of the island's element, which links to its pictures name in `data-island-for`. */
export const lightboxId = 'lightbox';

/** The id of a picture's element in the gallery, which gets the focus back when the lightbox closes. */
export const photoId = (photo: number): string => `photo-${photo}`;

/** The picture `by` places from `photo`, where the last is followed by the first. */
export const photoAt = (photo: number, by: number, count: number): number =>
  ((photo - 1 + by + count) % count) + 1;
