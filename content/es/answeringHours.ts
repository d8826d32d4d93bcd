import type { Texts } from '../textTypes/texts.ts';

export const answeringHours = {
  hours: { opens: '11:00', closes: '23:00' },
  always: 'todos los días, las 24 horas',
  daily: 'todos los días, de {opens} a {closes}',
  clock: { onTheHour: '{hh}:00', otherwise: '{hh}:{minutes}' },
} satisfies Texts['answeringHours'];
