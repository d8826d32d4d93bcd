import type { Copy } from '../copy.ts';

export const staff: Copy['staff'] = {
  subject: 'Tu mensaje',
  greeting: 'Hola, {name}: gracias por tu mensaje.',
  greetingWithoutName: 'Hola, gracias por tu mensaje.',
  asked: 'Nos has pedido cita: {visit}.',
  night: 'noche del {day}',
};
