import { formatDayAndMonth } from '../../content/hours.ts';
import { isAfterMidnight, isDay, readDay } from '../../content/rules/visit.ts';
import { fill } from '../../content/texts/placeholders.ts';
import type { BookingFormProps } from './types.ts';

type Asked = { service?: string; day?: string; time?: string };

/** Describes what was asked for: 'You asked for: Lingam, Friday 27 November, 22:00.' */
export const describeAsked = (
  { service, day: typedDay = '', time }: Asked,
  { asked, night, intlTag }: BookingFormProps['words'],
): string => {
  const day = readDay(typedDay);
  const date = isDay(day) ? formatDayAndMonth(day, intlTag) : day;
  const isNight = time !== undefined && isAfterMidnight(time);
  const shownDay = date && isNight ? fill(night, { day: date }) : date;
  return fill(asked, { asked: [service, shownDay, time].filter(Boolean).join(', ') });
};
