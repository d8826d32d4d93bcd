import { expect, test, vi } from 'vitest';
import { zoneCity } from '../../content/hours.ts';
import { defaultLocale, locales } from '../../content/locales.ts';
import { minutesPerDay, minutesToTime, momentToLocalTime, timeToMinutes } from '../../content/rules/time.ts';
import { allTexts } from '../../views/texts/allTexts.ts';
import { startMailServer, startNotifyingStaff, subjectOf } from '../support/catchMail.ts';
import { setClock } from '../support/clock.ts';
import { runSql } from '../support/databaseFiles.ts';
import { databaseIn, temporaryFolder } from '../support/folders.ts';
import { findLogEntries } from '../support/logEntries.ts';
import { newBooking, storeAll } from '../support/storedBookings.ts';

const minuteMs = 60_000;

/** A moment of a winter day at which the clocks of the centre show this time. */
const momentAt = (time: string): Date => {
  const midnight = Date.parse('2031-01-15T00:00:00Z');
  const moments = Array.from(
    { length: minutesPerDay },
    (_, minute) => new Date(midnight + minute * minuteMs),
  );
  const found = moments.find((moment) => momentToLocalTime(moment).endsWith(` ${time}`));
  if (!found) throw new Error(`No clock shows ${time}`);
  return found;
};

/** A site whose database has bookings, and a mail server. */
const prepare = async () => ({ path: databaseIn(temporaryFolder()), mail: await startMailServer() });

/** Stores bookings that came some minutes ago, one for each number, without mail. */
const storeWaiting = (path: string, minutesAgo: readonly number[], locale: string = defaultLocale): void => {
  for (const minutes of minutesAgo) {
    const name = `Visitor ${minutes}`;
    const typed = { email: 'canary@example.com', phone: '+34 canary', message: 'canary' };
    storeAll(path, [newBooking({ ...typed, name, locale })]);
    const createdAt = new Date(Date.now() - minutes * minuteMs).toISOString();
    runSql(path, 'UPDATE bookings SET created_at = ? WHERE name = ?', createdAt, name);
  }
};

/** The mails that are no mails about a booking, which have its id. */
const remindersIn = (messages: readonly string[]): string[] =>
  messages.filter((message) => !/^Id /m.test(message));

type Staff = ReturnType<typeof startNotifyingStaff>;

/**
 * Runs a round to its end. The mail about another booking tells the end, because reminders follow such mails.
 */
const runRound = async ({ bookings, notify }: Staff): Promise<void> => {
  const id = bookings.save(newBooking({ name: `Visitor at ${Date.now()}` }));
  notify();
  await expect.poll(() => bookings.countUnnotified()).toBe(0);
  bookings.mark(id, 'handled');
};

/** Runs a round, and another one: a reminder of the first is sent before the second begins. */
const runTwoRounds = async (staff: Staff): Promise<void> => {
  await runRound(staff);
  await runRound(staff);
};

const { hours: defaultHours } = allTexts[defaultLocale].answeringHours;

/** A time at which enquiries in the default language are answered. */
const answeringTime = defaultHours === 'always' ? '18:00' : defaultHours.opens;

/** The reminder of requests that came some minutes ago, at a time at which they are answered. */
const reminderOf = async (minutesAgo: readonly number[]): Promise<string> => {
  const { path, mail } = await prepare();
  setClock(momentAt(answeringTime));
  storeWaiting(path, minutesAgo);
  startNotifyingStaff(path, mail.url);
  await expect.poll(() => mail.messages).toHaveLength(1);
  return mail.messages[0] ?? '';
};

test('a reminder has the number of requests that wait for more than an hour', async () => {
  const message = await reminderOf([90, 75, 61, 59, 5]);
  expect(subjectOf(message)).toBe('3 requests wait');
});

test('a reminder says how many requests wait, and since when the oldest does', async () => {
  const since = minutesToTime(timeToMinutes(answeringTime) - 90);
  expect(await reminderOf([75, 90])).toContain(
    `2 requests wait, the oldest since ${since} (${zoneCity}).\r\n`,
  );
});

test('a reminder of a request from another day has its date', async () => {
  const message = await reminderOf([minutesPerDay]);
  const since = momentToLocalTime(new Date(Date.now() - minutesPerDay * minuteMs));
  expect(message).toContain(`1 request waits, since ${since} (${zoneCity}).\r\n`);
});

test('a reminder has the command that shows the requests', async () => {
  expect(await reminderOf([90])).toContain('bookings next\r\n');
});

test('a reminder has nothing that the visitor typed', async () => {
  expect(await reminderOf([90])).not.toMatch(/canary|visitor/i);
});

test('the next reminder comes an hour after the first, not sooner', async () => {
  const { path, mail } = await prepare();
  setClock(momentAt(answeringTime));
  storeWaiting(path, [61]);
  const staff = startNotifyingStaff(path, mail.url);
  await expect.poll(() => remindersIn(mail.messages)).toHaveLength(1);
  vi.setSystemTime(Date.now() + 59 * minuteMs);
  await runTwoRounds(staff);
  expect(remindersIn(mail.messages)).toHaveLength(1);
  vi.setSystemTime(Date.now() + minuteMs);
  await runTwoRounds(staff);
  expect(remindersIn(mail.messages)).toHaveLength(2);
});

test.each([
  ['is handled', "status = 'handled'"],
  ['is spam', "status = 'spam'"],
  ['is left for later', "hidden_until = '2999-01-01T00:00:00.000Z'"],
])('there is no reminder of a request that %s', async (_name, change) => {
  const { path, mail } = await prepare();
  setClock(momentAt(answeringTime));
  storeWaiting(path, [90]);
  runSql(path, `UPDATE bookings SET ${change}`);
  await runTwoRounds(startNotifyingStaff(path, mail.url));
  expect(remindersIn(mail.messages)).toEqual([]);
});

test('there is no reminder of a request that waits for less than an hour', async () => {
  const { path, mail } = await prepare();
  setClock(momentAt(answeringTime));
  storeWaiting(path, [59]);
  await runTwoRounds(startNotifyingStaff(path, mail.url));
  expect(remindersIn(mail.messages)).toEqual([]);
});

test('there is a reminder of a request that was left for later, when its time is over', async () => {
  const { path, mail } = await prepare();
  setClock(momentAt(answeringTime));
  storeWaiting(path, [61]);
  runSql(path, 'UPDATE bookings SET hidden_until = ?', new Date(Date.now() + 10 * minuteMs).toISOString());
  const staff = startNotifyingStaff(path, mail.url);
  vi.setSystemTime(Date.now() + 10 * minuteMs);
  staff.notify();
  await expect.poll(() => remindersIn(mail.messages).map(subjectOf)).toEqual(['1 request waits']);
});

/** The languages whose enquiries are answered at some hours only. */
const withHours = locales.flatMap((locale) => {
  const { hours } = allTexts[locale].answeringHours;
  return hours === 'always' ? [] : [{ locale, ...hours }];
});

const alwaysAnswered = locales.filter((locale) => allTexts[locale].answeringHours.hours === 'always');

test.each(withHours)(
  'at $opens, when answers in $locale begin, staff are reminded of a request',
  async ({ locale, opens }) => {
    const { path, mail } = await prepare();
    setClock(momentAt(opens));
    storeWaiting(path, [120], locale);
    startNotifyingStaff(path, mail.url);
    await expect.poll(() => mail.messages.map(subjectOf)).toEqual(['1 request waits']);
  },
);

test.each(
  withHours.flatMap(({ locale, opens, closes }) => [
    { locale, time: minutesToTime(timeToMinutes(opens) - 1) },
    { locale, time: closes },
  ]),
)(
  'at $time, when nobody answers in $locale, staff are not reminded of a request',
  async ({ locale, time }) => {
    const { path, mail } = await prepare();
    setClock(momentAt(time));
    storeWaiting(path, [120], locale);
    await runTwoRounds(startNotifyingStaff(path, mail.url));
    expect(remindersIn(mail.messages)).toEqual([]);
  },
);

test.each(alwaysAnswered)('staff are reminded of a request in %s even at night', async (locale) => {
  const { path, mail } = await prepare();
  setClock(momentAt('04:00'));
  storeWaiting(path, [61], locale);
  startNotifyingStaff(path, mail.url);
  await expect.poll(() => mail.messages.map(subjectOf)).toEqual(['1 request waits']);
});

test('a reminder that could not be sent is sent in the next round', async () => {
  const { path, mail } = await prepare();
  mail.behaviour = 'refuses';
  setClock(momentAt(answeringTime));
  storeWaiting(path, [61]);
  const { notify, lines } = startNotifyingStaff(path, mail.url);
  await expect.poll(() => findLogEntries(lines, 'mail could not be sent')).toHaveLength(1);
  mail.behaviour = 'accepts';
  notify();
  await expect.poll(() => mail.messages.map(subjectOf)).toEqual(['1 request waits']);
});
