import type { AnsweringHours } from '../hours.ts';

/** When enquiries in this language are answered, every day of the week, and how that and a time of day are written. */
export const answeringHours = {
  hours: 'always' as AnsweringHours,
  always: 'Monday to Sunday, 24 hours a day',
  daily: 'every day, {opens} to {closes}',
  clock: { onTheHour: '{hours}:00', otherwise: '{hours}:{minutes}' },
};
