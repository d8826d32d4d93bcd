import type { Texts } from '../texts.ts';

export const staff: Texts['staff'] = {
  subject: 'Votre message',
  greeting: 'Bonjour {name}, merci pour votre message.',
  greetingWithoutName: 'Bonjour, merci pour votre message.',
  asked: 'Vous avez demandé un rendez-vous : {visit}.',
  night: 'nuit du {day}',
};
