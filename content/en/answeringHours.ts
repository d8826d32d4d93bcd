import type { Texts } from '../textTypes/texts.ts';

export const answeringHours = {
  hours: 'always',
  always: 'Monday to Sunday, 24 hours a day',
  daily: 'every day, {opens} to {closes}',
  clock: { onTheHour: '{hh}:00', otherwise: '{hh}:{minutes}' },
} satisfies Texts['answeringHours'];
