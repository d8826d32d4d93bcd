import type { BookingTexts } from './bookingFields.ts';
import type { FieldProblems, FindMassage, Problem } from './bookingRules.ts';
import { formatDayAndMonth } from './hours.ts';
import { isDay, nextOpenDay, readDay, startTimesOn, visitProblems } from './visit.ts';

type ProblemWords = {
  /** The text of each problem at its field. Texts about day and time have placeholders. */
  problems: Record<Problem, string>;
  /** The text for the whole form if a required field is missing. */
  missing: string;
  /** The text for the whole form if several fields are invalid. */
  checkFields: string;
  /** Stands for a massage that is not in the list. */
  anyMassage: string;
  /** The BCP 47 tag for the format of days. */
  intlTag: string;
};

type Values = Partial<Pick<BookingTexts, 'service' | 'day'>>;

/** The values for the placeholders of texts about the day and time of a visit. */
const visitPlaceholders = (
  { service = '', day: typedDay }: Values,
  findMassage: FindMassage,
  { anyMassage, intlTag }: ProblemWords,
): Record<string, string | undefined> => {
  const day = readDay(typedDay?.trim() ?? '');
  if (!isDay(day)) return {};
  const { title = anyMassage, minutes } = findMassage(service);
  const starts = startTimesOn(day, minutes);
  const next = nextOpenDay(day, minutes);
  return {
    massage: title,
    day: formatDayAndMonth(day, intlTag),
    opens: starts[0],
    lastStart: starts.at(-1),
    nextDay: next && formatDayAndMonth(next, intlTag),
  };
};

/**
 * Returns a text for each field with a problem and `message` for the whole form. `message` is the field's own
 * text if only one field has a problem and nothing is missing.
 */
export const describeProblems = (
  problems: FieldProblems,
  values: Values,
  findMassage: FindMassage,
  words: ProblemWords,
): { message: string; errors: Partial<Record<keyof FieldProblems, string>> } => {
  const placeholders = visitPlaceholders(values, findMassage, words);
  const errors = Object.fromEntries(
    Object.entries(problems).map(([field, name]) => [
      field,
      words.problems[name].replace(/\{(\w+)\}/g, (_, key: string) => placeholders[key] ?? ''),
    ]),
  );
  const isMissing = Object.values(problems).some((name) => name.endsWith('Missing'));
  if (isMissing) return { message: words.missing, errors };
  const [first = words.checkFields, ...others] = Object.values(errors);
  return { message: others.length === 0 ? first : words.checkFields, errors };
};

/** Returns a text for a chosen day or time, before the form is sent. None if the day is not complete. */
export const describeVisitProblems = (
  chosen: Record<'service' | 'day' | 'time', string>,
  findMassage: FindMassage,
  words: ProblemWords,
): Partial<Record<keyof FieldProblems, string>> => {
  const day = readDay(chosen.day);
  if (!isDay(day)) return {};
  const { minutes } = findMassage(chosen.service);
  const found = visitProblems({ day, time: chosen.time || null }, minutes, new Date());
  const problems: FieldProblems = {};
  if (found.day) problems.day = found.day;
  if (found.time) problems.time = found.time;
  return describeProblems(problems, chosen, findMassage, words).errors;
};
