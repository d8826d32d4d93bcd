import type { Copy } from '../copy.ts';

export const gallery = {
  nav: 'Galería',
  title: 'Galería: las salas del centro, en Barcelona',
  description:
    'La sala del futón, la bañera de mármol, el corredor de los faroles y la ventana sobre los tejados: así se ve por dentro el centro del Eixample.',
  heading: 'A la luz *de las velas*',
  intro:
    'Aquí no sale nadie: solo las salas, encendidas y a la espera. Pulsa una imagen para verla más grande.',
  photoTitle: 'Imagen {number} de {count}',
  close: 'Cerrar',
  previous: 'Imagen anterior',
  next: 'Imagen siguiente',
  toBooking: 'Solicitar una reserva',
} satisfies Copy['pages']['gallery'];
