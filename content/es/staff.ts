import type { Texts } from '../textTypes/texts.ts';

export const staff = {
  subject: { booking: 'Tu cita', contact: 'Tu mensaje' },
  opening: 'Hola. {subject}: ',
  night: 'noche del {day}',
} satisfies Texts['staff'];
