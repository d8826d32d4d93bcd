/** The element id of a picture in the wall, to which closing gives back. */
export const photoId = (photo: number): string => `photo-${photo}`;

/** Opens the lightbox from outside: an event on the document whose `detail` is the picture's number. */
export const openLightbox = 'lightbox:open';
