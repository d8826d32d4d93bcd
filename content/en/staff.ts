import type { Texts } from '../textTypes/texts.ts';

/**
 * The opening of an answer to a visitor. It must name neither the centre nor the massage, because other
 * people may see the visitor's screen.
 */
export const staff = {
  subject: { booking: 'Your appointment', contact: 'Your message' },
  opening: 'Hello. {subject}: ',
  night: 'the night of {day}',
} satisfies Texts['staff'];
