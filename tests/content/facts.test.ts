/**
 * Massages, people and hours: what `npm run types` cannot find wrong. Each slip is `file: entry: problem`.
 */
import { expect, test } from 'vitest';
import { castingAge, facts, legalDates } from '../../content/business.ts';
import { catalogue } from '../../content/catalogue.ts';
import { openingHours } from '../../content/hours.ts';
import { languages, locales } from '../../content/locales.ts';
import { masseuses } from '../../content/masseuses.ts';
import { isDay } from '../../content/rules/calendar.ts';
import { minutesToTime, timeToMinutes } from '../../content/rules/time.ts';

const isWholeAndPositive = (value: number): boolean => Number.isInteger(value) && value > 0;

/** The items that are in a list more than once. */
const repeated = (items: readonly string[]): string[] =>
  items.filter((item, index) => items.indexOf(item) < index);

test('every price is a whole number of euros above zero', () => {
  const slips = catalogue.flatMap(({ slug, options }) =>
    options
      .filter(({ euros }) => !isWholeAndPositive(euros))
      .map(({ euros }) => `content/catalogue.ts: ${slug}, euros: ${euros} is no price in whole euros`),
  );
  expect(slips).toEqual([]);
});

test('every massage takes a whole number of minutes above zero', () => {
  const slips = catalogue.flatMap(({ slug, options }) =>
    options
      .filter(({ minutes }) => !isWholeAndPositive(minutes))
      .map(
        ({ minutes }) => `content/catalogue.ts: ${slug}, minutes: ${minutes} is no whole number of minutes`,
      ),
  );
  expect(slips).toEqual([]);
});

test('every massage names three different other massages as related', () => {
  const slips = catalogue.flatMap(({ slug, related }) => {
    const others = catalogue.filter((massage) => massage.slug !== slug).map((massage) => massage.slug);
    const unknown = related.filter((other) => !others.includes(other));
    const entry = `content/catalogue.ts: ${slug}, related`;
    return [
      ...unknown.map((other) => `${entry}: '${other}' is no other massage, use ${others.join(', ')}`),
      ...repeated(related).map((other) => `${entry}: '${other}' is there twice`),
    ];
  });
  expect(slips).toEqual([]);
});

/** The slugs, which are parts of addresses, with their files. */
const slugs = [
  ...catalogue.map(({ slug }) => ({ slug: slug as string, file: 'content/catalogue.ts' })),
  ...masseuses.map(({ slug }) => ({ slug: slug as string, file: 'content/masseuses.ts' })),
];

test('the slugs of massages and masseuses have only small letters, digits and hyphens', () => {
  const slips = slugs
    .filter(({ slug }) => !/^[a-z0-9-]+$/.test(slug))
    .map(({ slug, file }) => `${file}: ${slug}: a slug has only small letters, digits and hyphens`);
  expect(slips).toEqual([]);
});

test('no two massages and no two masseuses have the same slug', () => {
  const slips = repeated(slugs.map(({ slug, file }) => `${file}: ${slug}: two entries have this slug`));
  expect(slips).toEqual([]);
});

test('no masseuse is younger than the centre allows', () => {
  const slips = masseuses
    .filter(({ age }) => age < castingAge)
    .map(({ slug, age }) => `content/masseuses.ts: ${slug}, age: ${age} is less than ${castingAge}`);
  expect(slips).toEqual([]);
});

/** The hours of the centre, and those in which enquiries are answered. */
const hours = [
  ...openingHours.week.map((range) => ({ entry: `content/hours.ts: ${range.days.join(', ')}`, range })),
  ...openingHours.dates.map((group) => ({
    entry: `content/hours.ts: ${group.dates.join(', ')}`,
    range: group.hours,
  })),
  ...locales.map((locale) => ({
    entry: `content/${locale}/answeringHours.ts: hours`,
    range: languages[locale].answeringHours.hours,
  })),
];

test('every time of day is written like 09:30', () => {
  const times = [
    { entry: 'content/business.ts: hotel, from', time: facts.hotel.from as string },
    ...hours.flatMap(({ entry, range }) =>
      range === null || range === 'always'
        ? []
        : [
            { entry: `${entry}, opens`, time: range.opens },
            { entry: `${entry}, closes`, time: range.closes },
          ],
    ),
  ];
  const slips = times
    .filter(({ time }) => minutesToTime(timeToMinutes(time)) !== time)
    .map(({ entry, time }) => `${entry}: '${time}' is no time like 09:30`);
  expect(slips).toEqual([]);
});

test('every date is in the calendar and written like 12-24 or 2027-12-24', () => {
  const aLeapYear = 2028;
  const ofLegalTexts = Object.entries(legalDates)
    .filter(([, date]) => !isDay(date))
    .map(([text, date]) => `content/business.ts: legalDates, ${text}: '${date}' is no date like 2027-12-24`);
  const ofHours = openingHours.dates
    .flatMap(({ dates }) => dates)
    .filter((date) => !isDay(date) && !isDay(`${aLeapYear}-${date}`))
    .map((date) => `content/hours.ts: dates: '${date}' is no date like 12-24 or 2027-12-24`);
  expect([...ofLegalTexts, ...ofHours]).toEqual([]);
});

test('no day of the week and no date is in two groups of opening hours', () => {
  const days = openingHours.week.flatMap((group) => group.days);
  const dates = openingHours.dates.flatMap((group) => group.dates);
  const slips = [
    ...repeated(days).map((day) => `content/hours.ts: week: ${day} is there twice`),
    ...repeated(dates).map((date) => `content/hours.ts: dates: ${date} is there twice`),
  ];
  expect(slips).toEqual([]);
});
