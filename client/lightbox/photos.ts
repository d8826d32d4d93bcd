/** The id of the island's element. Links to pictures name it in `data-island-for`. */
export const lightboxId = 'lightbox';

/** The fragment of links to a picture: the title in the lightbox, because text browsers know no dialogs. */
export const titleId = 'lightbox-title';

/** The id of a picture in the gallery. Its link gets the focus when the lightbox closes. */
export const photoId = (photo: number): string => `photo-${photo}`;

/** Reads the value of `?photo=`: the number of a picture, from 1 to `count`; `null` for any other text. */
export const parsePhoto = (text: string, count: number): number | null =>
  /^[1-9]\d*$/.test(text) && Number(text) <= count ? Number(text) : null;

/** The picture `offset` places after `photo`. The first picture follows the last. */
export const photoAt = (photo: number, offset: number, count: number): number =>
  ((photo - 1 + offset + count) % count) + 1;
