import type { Texts } from '../texts.ts';

export const staff: Texts['staff'] = {
  subject: 'Tu mensaje',
  greeting: 'Hola, {name}: gracias por tu mensaje.',
  greetingWithoutName: 'Hola, gracias por tu mensaje.',
  asked: 'Nos has pedido cita: {visit}.',
  night: 'noche del {day}',
};
