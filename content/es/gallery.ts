import type { Texts } from '../textTypes/texts.ts';

export const gallery = {
  nav: 'Galería',
  title: 'Galería: nuestras salas, en Barcelona',
  description:
    'La sala del futón, la bañera de mármol, el corredor de los faroles y la ventana sobre los tejados: {pictures} imágenes de nuestras salas.',
  heading: 'A la luz *de las velas*',
  intro:
    'Así son nuestras salas con las velas encendidas y sin nadie dentro. Pulsa una imagen para verla más grande.',
  photoTitle: 'Imagen {number} de {count}',
  close: 'Cerrar',
  previous: 'Imagen anterior',
  next: 'Imagen siguiente',
} satisfies Texts['pages']['gallery'];
