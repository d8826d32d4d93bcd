import type { Copy } from '../copy.ts';

export const staff: Copy['staff'] = {
  subject: 'Votre message',
  greeting: 'Bonjour {name}, merci pour votre message.',
  greetingWithoutName: 'Bonjour, merci pour votre message.',
};
