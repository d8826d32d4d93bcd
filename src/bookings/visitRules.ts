import * as z from 'zod/mini';
import type { FormValues } from '../../content/bookingFields.ts';
import { catalogue, shortestMinutes } from '../../content/catalogue.ts';
import { intlTags, type Locale } from '../../content/locales.ts';
import { formatDayInSentence, isDay, normaliseDay } from '../../content/rules/calendar.ts';
import { cleanText } from '../../content/rules/cleanText.ts';
import { schedule } from '../../content/rules/schedule.ts';
import { findVisitProblems } from '../../content/rules/visit.ts';
import { allTexts } from '../../views/texts/allTexts.ts';
import { formatTimeInSentence } from '../../views/texts/format.ts';
import { matchService } from '../../views/texts/matchService.ts';
import { serviceIn } from '../../views/texts/serviceEntries.ts';

const shortestOfAll = Math.min(...catalogue.map(shortestMinutes));

/**
 * The minutes of the shortest option of the massage that a text names; for other texts, of the shortest
 * massage.
 */
const minutesOf = (text: string): number => {
  const named = matchService(text);
  const service = catalogue.find(({ slug }) => slug === named);
  return service ? shortestMinutes(service) : shortestOfAll;
};

/** The title in this language of the massage that a text names in any language. */
const titleIn = (text: string, locale: Locale): string | undefined => {
  const slug = matchService(text);
  return slug ? serviceIn(slug, locale).title : undefined;
};

const textOrNull = (value: unknown): string | null => (typeof value === 'string' ? value : null);

/**
 * The rules for day and time together. Only the server checks them, because a visitor's clock may be wrong.
 */
export const checkVisit = z.check<Record<string, unknown>>(
  ({ value, issues }) => {
    // A value that is not a text already has the problem `notText`.
    const visit = { day: textOrNull(value['day']), time: textOrNull(value['time']) };
    const minutes = minutesOf(textOrNull(value['service']) ?? '');
    const problems = findVisitProblems(visit, minutes, new Date(), schedule);
    for (const [field, problem] of Object.entries(problems)) {
      if (problem) issues.push({ code: 'custom', path: [field], message: problem, input: visit });
    }
  },
  // Otherwise zod would skip this check if another field has a problem.
  { when: () => true },
);

/** The values for the placeholders of texts about the day and time of a visit, from what was typed. */
export const visitPlaceholders = (
  typed: Pick<FormValues, 'service' | 'day'>,
  locale: Locale,
): Record<string, string | undefined> => {
  const day = normaliseDay(cleanText(typed.day));
  if (!isDay(day)) return {};
  const service = cleanText(typed.service);
  const texts = allTexts[locale];
  const intlTag = intlTags[locale];
  const minutes = minutesOf(service);
  const starts = schedule.startTimesOn(day, minutes);
  const next = schedule.nextOpenDay(day, minutes);
  return {
    massage: titleIn(service, locale) ?? texts.form.anyMassage,
    day: formatDayInSentence(day, intlTag),
    opens: formatTimeInSentence(starts[0] ?? '', texts),
    lastStart: formatTimeInSentence(starts.at(-1) ?? '', texts),
    nextDay: next ? formatDayInSentence(next, intlTag) : '',
  };
};
