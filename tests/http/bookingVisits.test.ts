import { expect, test } from 'vitest';
import { catalogue, shortestMinutes } from '../../content/catalogue.ts';
import { defaultLocale, intlTags, locales } from '../../content/locales.ts';
import { findProblems } from '../../content/rules/bookingRules.ts';
import { formatDayInSentence } from '../../content/rules/calendar.ts';
import { schedule } from '../../content/rules/schedule.ts';
import { minutesToTime, timeToMinutes } from '../../content/rules/time.ts';
import { allTexts } from '../../views/texts/allTexts.ts';
import { formatTimeInSentence } from '../../views/texts/format.ts';
import { setClock } from '../support/clock.ts';
import { ordinaryDay } from '../support/days.ts';
import { massage, otherLocale, titleOf } from '../support/sample.ts';
import { booking, sendJson } from '../support/sendBooking.ts';
import { createTestSite } from '../support/testSite.ts';

const day = ordinaryDay();
const [time = ''] = schedule.startTimesOn(day, 30);

/** The massage with the longest shortest option, which does not fit in the last hour of a night. */
const longMassage = catalogue.reduce((longest, each) =>
  shortestMinutes(each) > shortestMinutes(longest) ? each : longest,
);

/** A minute after the first start time of a day, which is no start time. */
const minuteLater = minutesToTime(timeToMinutes(time) + 1);

/** Days and times that the clock of the server refuses, each with the field of the problem. */
const refusedVisits = [
  ['a day that does not exist', 'day', { day: '2026-02-30' }],
  ['a day of the past', 'day', { day: '2020-01-01' }],
  ['a day of the far future', 'day', { day: '9999-01-01' }],
  ['a time at which no massage starts', 'time', { day, time: minuteLater }],
  [
    'a time that is too late for the massage',
    'time',
    { day, time: schedule.startTimesOn(day, 0).at(-1) ?? '' },
  ],
] as const;

const bookingOf = (visit: object) => ({ name: 'Ana', service: titleOf(longMassage.slug), ...visit });

test.each(refusedVisits)('the browser, whose clock may be wrong, accepts %s', (_name, _field, visit) => {
  expect(findProblems(bookingOf(visit), 'booking')).toEqual({});
});

test.each(refusedVisits)('the server refuses %s with a complete text', async (_name, field, visit) => {
  const { body } = await sendJson(createTestSite().app, bookingOf(visit)).expect(422);
  expect(Object.keys(body.details.fields)).toEqual([field]);
  expect(body.details.fields[field]).not.toMatch(/[{}]|undefined/);
});

test.each(locales)('a start too late for its massage gets the last that fits, in %s', async (locale) => {
  const { app } = createTestSite();
  const title = titleOf(longMassage.slug, locale);
  // The centre is still open, but not long enough.
  const tooLate = schedule.startTimesOn(day, 0).at(-1);
  const last = schedule.startTimesOn(day, shortestMinutes(longMassage)).at(-1) ?? '';
  const lastStart = formatTimeInSentence(last, allTexts[locale]);
  const { body } = await sendJson(app, { name: 'Ana', service: title, day, time: tooLate, locale });
  for (const said of [formatDayInSentence(day, intlTags[locale]), title, lastStart])
    expect(body.details.fields.time).toContain(said);
});

test('control characters in a day and a massage leave the answer complete', async () => {
  const typedDay = day.replace('-', '\t-');
  const title = titleOf(longMassage.slug);
  const tooLate = schedule.startTimesOn(day, 0).at(-1);
  const { body } = await sendJson(createTestSite().app, {
    name: 'Ana',
    service: `\u0007${title}`,
    day: typedDay,
    time: tooLate,
  }).expect(422);
  for (const said of [formatDayInSentence(day, intlTags[defaultLocale]), title])
    expect(body.details.fields.time).toContain(said);
});

const daysAfter = (start: string, days: number): string =>
  new Date(Date.parse(start) + days * 86_400_000).toISOString().slice(0, 10);

/** The first day of 2026 on which the centre is closed; `undefined` if it never closes. */
const closedDay = Array.from({ length: 365 }, (_, index) => daysAfter('2026-01-01', index)).find(
  (each) => !schedule.hoursOn(each),
);

test.skipIf(!closedDay)('the answer to a booking for a closed day names the next open day', async () => {
  const closed = closedDay ?? '';
  setClock(new Date(`${daysAfter(closed, -7)}T12:00:00Z`));
  expect(schedule.visitDays(new Date()).max > closed, 'the closed day is within the days to ask for').toBe(
    true,
  );
  const { app } = createTestSite();
  const { body } = await sendJson(app, { ...booking, day: closed, locale: otherLocale });
  const next = schedule.nextOpenDay(closed, massage.options[0].minutes) ?? '';
  for (const each of [closed, next])
    expect(body.details.fields.day).toContain(formatDayInSentence(each, intlTags[otherLocale]));
});
