import type { Texts } from '../texts/texts.ts';

/** The hours in which enquiries in this language are answered, and the formats of hours and times. */
export const answeringHours = {
  hours: { opens: '11:00', closes: '23:00' },
  always: 'todos los días, las 24 horas',
  daily: 'todos los días, de {opens} a {closes}',
  clock: { onTheHour: '{hh}:00', otherwise: '{hh}:{minutes}' },
} satisfies Texts['answeringHours'];
