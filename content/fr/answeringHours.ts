import type { Texts } from '../textTypes/texts.ts';

export const answeringHours = {
  hours: { opens: '11:00', closes: '23:00' },
  always: 'tous les jours, 24 heures sur 24',
  daily: 'tous les jours, de {opens} à {closes}',
  clock: { onTheHour: '{hours}\u00A0h', otherwise: '{hours}\u00A0h\u00A0{minutes}' },
} satisfies Texts['answeringHours'];
