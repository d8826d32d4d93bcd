import type { AnsweringHours } from '../hours.ts';

/** The hours in which enquiries in this language are answered, and the formats of hours and times. */
export const answeringHours = {
  hours: 'always' as AnsweringHours,
  always: 'Monday to Sunday, 24 hours a day',
  daily: 'every day, {opens} to {closes}',
  clock: { onTheHour: '{hh}:00', otherwise: '{hh}:{minutes}' },
};
