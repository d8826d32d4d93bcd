import type { AnsweringHours } from '../hours.ts';

export const answeringHours = {
  hours: 'always' as AnsweringHours,
  always: 'Monday to Sunday, 24 hours a day',
  daily: 'every day, {opens} to {closes}',
  clock: { onTheHour: '{hh}:00', otherwise: '{hh}:{minutes}' },
};
