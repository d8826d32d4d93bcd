import type { FormValues } from '../../content/bookingFields.ts';
import { formatDayInSentence, isDay, normaliseDay } from '../../content/rules/calendar.ts';
import { fill } from '../../content/rules/placeholders.ts';
import { schedule } from '../../content/rules/schedule.ts';
import type { BookingFormProps } from './types.ts';

type Asked = Partial<Pick<FormValues, 'service' | 'masseuse' | 'day' | 'time'>>;

/** Describes what was asked for: 'You asked for: Lingam, Mila, Friday 27 November, 22:00.' */
export const describeAsked = (
  { service, masseuse, day: typedDay = '', time }: Asked,
  { words, masseuses }: BookingFormProps,
): string => {
  const { asked, night, intlTag } = words;
  const name = masseuses.find(({ value }) => value === masseuse)?.name;
  const day = normaliseDay(typedDay);
  const date = isDay(day) ? formatDayInSentence(day, intlTag) : day;
  const isNight = time !== undefined && schedule.isAfterMidnight(time);
  const shownDay = date && isNight ? fill(night, { day: date }) : date;
  return fill(asked, { asked: [service, name, shownDay, time].filter(Boolean).join(', ') });
};
