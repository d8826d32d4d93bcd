import type { Copy } from '../copy.ts';

export const staff: Copy['staff'] = {
  subject: 'Votre message',
  greeting: 'Bonjour {name}, merci pour votre message.',
  greetingWithoutName: 'Bonjour, merci pour votre message.',
  asked: 'Vous avez demandé un rendez-vous : {visit}.',
  night: 'nuit du {day}',
};
