import type { Copy } from '../copy.ts';

/** When enquiries in this language are answered, every day of the week, and how that and a time of day are written. */
export const answeringHours = {
  hours: { opens: '11:00', closes: '23:00' },
  always: 'todos los días, las 24 horas',
  daily: 'todos los días, de {opens} a {closes}',
  clock: { onTheHour: '{hours}:00', otherwise: '{hours}:{minutes}' },
} satisfies Copy['answeringHours'];
