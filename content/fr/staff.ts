import type { Texts } from '../textTypes/texts.ts';

export const staff = {
  subject: { booking: 'Votre rendez-vous', contact: 'Votre message' },
  opening: 'Bonjour. {subject} : ',
  night: 'nuit du {day}',
} satisfies Texts['staff'];
