import type { Texts } from '../texts/texts.ts';

export const staff = {
  subject: { booking: 'Tu cita', contact: 'Tu mensaje' },
  opening: 'Hola. {subject}: ',
  night: 'noche del {day}',
} satisfies Texts['staff'];
