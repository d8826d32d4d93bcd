import { expect, onTestFinished, test, vi } from 'vitest';
import { contactService } from '../../content/bookingFields.ts';
import { formatMadrid, localTime, minutesPerDay, toMinutes, toTime, zoneCity } from '../../content/hours.ts';
import { defaultLocale, locales } from '../../content/locales.ts';
import type { Bookings } from '../../db/bookings.ts';
import { allTexts } from '../../views/allTexts.ts';
import { newBooking, readValue, runSql, storeAll } from '../support/bookings.ts';
import { holdWriteLock } from '../support/databases.ts';
import { logged, notifyStaff, refusal, startMailServer } from '../support/notifications.ts';
import { booking, postBooking, sendJson } from '../support/postBooking.ts';
import { massage, masseuse, otherLocale, titleOf } from '../support/sample.ts';
import { databaseIn, startTestServer } from '../support/testServer.ts';
import { createTestSite, temporaryFolder } from '../support/testSite.ts';

const newDatabase = () => databaseIn(temporaryFolder());

/** The whole id in a mail about a booking. */
const idIn = (message: string): string | undefined => /^Id +(\S+)/m.exec(message)?.[1];

const subjectOf = (message: string): string | undefined => /^Subject: (.*)\r$/m.exec(message)?.[1];

/** The words of a visitor. None of them may be in a mail. */
const canaries = {
  name: 'Canary-name',
  email: 'canary-email@example.com',
  phone: '+34 canary-phone',
  message: 'canary-message',
};

test('a mail about a booking goes to all recipients and has its id, massage, language and time', async () => {
  const mail = await startMailServer();
  const { bookings, notify } = notifyStaff(newDatabase(), mail.url);
  const id = bookings.save(newBooking({ locale: otherLocale }));
  notify();
  // `notifyStaff` sends from house@mail.example to these two addresses.
  await expect.poll(() => mail.recipients).toEqual([['front@staff.example', 'desk@staff.example']]);
  const [message = ''] = mail.messages;
  expect(subjectOf(message)).toBe(`New booking request ${id.slice(0, 8)}`);
  expect(message).toMatch(/^From: Bookings <house@mail\.example>\r$/m);
  expect(message).toMatch(/^To: front@staff\.example, desk@staff\.example\r$/m);
  expect(message).toMatch(/^Kind +booking\r$/m);
  expect(message).toMatch(new RegExp(`^Service +${titleOf(massage.slug)}\r$`, 'm'));
  expect(message).toMatch(new RegExp(`^Language +${otherLocale}\r$`, 'm'));
  const received = formatMadrid(bookings.find(id)?.createdAt ?? '');
  expect(message).toContain(`Received  ${received} (${zoneCity})\r\n`);
  expect(idIn(message)).toBe(id);
  expect(message).toContain(`bookings show ${id.slice(0, 8)}\r\n`);
});

test.each([
  ['booking', 'Canary-service', 'New booking request', 'not one of the list'],
  ['contact', contactService, 'New message', contactService],
] as const)(
  'the mail about a %s for "%s" has the subject "%s" and the service "%s"',
  async (kind, service, subject, said) => {
    const mail = await startMailServer();
    const { bookings, notify } = notifyStaff(newDatabase(), mail.url);
    bookings.save(newBooking({ ...canaries, kind, service, serviceSlug: null }));
    notify();
    await expect.poll(() => mail.messages).toHaveLength(1);
    const [message = ''] = mail.messages;
    expect(subjectOf(message)).toMatch(new RegExp(`^${subject} `));
    expect(message).toMatch(new RegExp(`^Service +${said}\r$`, 'm'));
  },
);

test('a mail has nothing that the visitor typed or chose besides the massage', async () => {
  const mail = await startMailServer();
  const { bookings, notify } = notifyStaff(newDatabase(), mail.url);
  const visit = { masseuse: masseuse.slug, day: '2031-12-30', time: '21:30' };
  bookings.save(newBooking({ ...canaries, ...visit, service: 'Canary-service' }));
  notify();
  await expect.poll(() => mail.messages).toHaveLength(1);
  const [message = ''] = mail.messages;
  expect(message).not.toMatch(/canary/i);
  for (const chosen of Object.values(visit)) expect(message).not.toContain(chosen);
});

test('a booking that is posted to the server is mailed to the staff', async () => {
  const mail = await startMailServer();
  const { url } = await startTestServer({
    DATABASE_PATH: newDatabase(),
    SMTP_URL: mail.url,
    NOTIFY_TO: 'front@staff.example',
  });
  const { id } = await postBooking(url);
  await expect.poll(() => mail.messages.map(idIn)).toEqual([id]);
  expect(mail.recipients).toEqual([['front@staff.example']]);
});

test('the site logs in to the mail server with user and password of the URL', async () => {
  const mail = await startMailServer();
  const url = new URL(mail.url);
  url.username = 'house%40mail.example';
  url.password = 'p%2Fw';
  const { bookings, notify } = notifyStaff(newDatabase(), url.href);
  bookings.save(newBooking());
  notify();
  await expect.poll(() => mail.messages).toHaveLength(1);
  expect(mail.logins).toEqual(['p/w']);
});

test('each new booking is mailed once, and its mail is noted in the database', async () => {
  const path = newDatabase();
  const mail = await startMailServer();
  const { bookings, notify } = notifyStaff(path, mail.url);
  const first = bookings.save(newBooking({ name: 'Ana' }));
  expect(readValue(path, 'SELECT notified_at FROM bookings')).toBeNull();
  notify();
  await expect.poll(() => bookings.listUnnotified()).toEqual([]);
  expect(readValue(path, 'SELECT notified_at >= created_at FROM bookings')).toBe(1);
  const second = bookings.save(newBooking({ name: 'Eva' }));
  notify();
  await expect.poll(() => bookings.listUnnotified()).toEqual([]);
  expect(mail.messages.map(idIn)).toEqual([first, second]);
});

test('bookings that were stored while the site was down are mailed at its start', async () => {
  const path = newDatabase();
  const mail = await startMailServer();
  const { Ana: id } = storeAll(path, [newBooking()]);
  runSql(path, 'UPDATE bookings SET notified_at = NULL');
  notifyStaff(path, mail.url);
  await expect.poll(() => mail.messages.map(idIn)).toEqual([id]);
});

test('spam is not mailed', async () => {
  const mail = await startMailServer();
  const { bookings, notify } = notifyStaff(newDatabase(), mail.url);
  bookings.save(newBooking({ name: 'Robot', status: 'spam' }));
  const id = bookings.save(newBooking());
  notify();
  await expect.poll(() => bookings.listUnnotified()).toEqual([]);
  expect(mail.messages.map(idIn)).toEqual([id]);
});

test('bookings from the time without mail are not mailed once mail is on', async () => {
  const mail = await startMailServer();
  const { app, databasePath } = createTestSite();
  await sendJson(app, booking).expect(201);
  expect(readValue(databasePath, 'SELECT notified_at = created_at FROM bookings')).toBe(1);
  const { bookings, notify } = notifyStaff(databasePath, mail.url);
  const id = bookings.save(newBooking({ name: 'Eva' }));
  notify();
  await expect.poll(() => bookings.listUnnotified()).toEqual([]);
  expect(mail.messages.map(idIn)).toEqual([id]);
});

test('a round ends at its first failure, with one error line that has the number of unsent mails', async () => {
  const mail = await startMailServer('refuses');
  const { bookings, notify, lines } = notifyStaff(newDatabase(), mail.url);
  for (const name of ['Ana', 'Eva', 'Zoe']) bookings.save(newBooking({ ...canaries, name }));
  notify();
  await expect.poll(() => lines).toHaveLength(1);
  // The test server refuses every recipient with SMTP code 452.
  expect(logged(lines, 'mail could not be sent')).toMatchObject([
    { level: 50, code: 'EENVELOPE_452', unsent: 3 },
  ]);
  mail.behaviour = 'accepts';
  notify();
  await expect.poll(() => bookings.listUnnotified()).toEqual([]);
  expect(lines).toHaveLength(1);
});

test('the log line about a failed mail has no address and no text of the mail server', async () => {
  const mail = await startMailServer('refuses');
  const { bookings, notify, lines } = notifyStaff(newDatabase(), mail.url);
  bookings.save(newBooking(canaries));
  notify();
  await expect.poll(() => lines).toHaveLength(1);
  expect(lines.join('')).not.toMatch(new RegExp(`${refusal}|@|127\\.0\\.0\\.1|canary`, 'i'));
});

test('mails that failed are sent in the next round, oldest first', async () => {
  const mail = await startMailServer('refuses');
  const { bookings, notify, lines } = notifyStaff(newDatabase(), mail.url);
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() });
  onTestFinished(() => void vi.useRealTimers());
  const ids = ['Ana', 'Eva'].map((name) => {
    vi.setSystemTime(Date.now() + 1000);
    return bookings.save(newBooking({ name }));
  });
  notify();
  await expect.poll(() => lines).toHaveLength(1);
  mail.behaviour = 'accepts';
  notify();
  await expect.poll(() => mail.messages.map(idIn)).toEqual(ids);
});

test('a mail that was sent while the database could not be written is not sent again', async () => {
  const path = newDatabase();
  const mail = await startMailServer();
  const { bookings, notify, lines } = notifyStaff(path, mail.url);
  const id = bookings.save(newBooking());
  const lock = holdWriteLock(path);
  notify();
  await expect.poll(() => lines).toHaveLength(1);
  lock.release();
  notify();
  await expect.poll(() => bookings.listUnnotified()).toEqual([]);
  expect(mail.messages.map(idIn)).toEqual([id]);
});

test('a booking that is handled before its mail is sent is not mailed', async () => {
  const mail = await startMailServer('refuses');
  const { bookings, notify, lines } = notifyStaff(newDatabase(), mail.url);
  const handled = bookings.save(newBooking());
  notify();
  await expect.poll(() => lines).toHaveLength(1);
  bookings.mark(handled, 'handled');
  mail.behaviour = 'accepts';
  const id = bookings.save(newBooking({ name: 'Eva' }));
  notify();
  await expect.poll(() => bookings.listUnnotified()).toEqual([]);
  expect(mail.messages.map(idIn)).toEqual([id]);
});

test('a mail reaches the other recipients if the mail server refuses one', async () => {
  const mail = await startMailServer();
  // The test server refuses recipients whose address begins with `unknown`.
  const to = ['front@staff.example', 'unknown@staff.example'];
  const { bookings, notify } = notifyStaff(newDatabase(), mail.url, to);
  bookings.save(newBooking());
  notify();
  await expect.poll(() => bookings.listUnnotified()).toEqual([]);
  expect(mail.recipients).toEqual([['front@staff.example']]);
});

test('no mail and no password is sent without TLS to a host that is not loopback', async () => {
  const mail = await startMailServer();
  const { port } = new URL(mail.url);
  // This spelling of a loopback address counts as another host. The test server has no TLS.
  const url = `smtp://user:password@[::ffff:127.0.0.1]:${port}`;
  const { bookings, notify, lines } = notifyStaff(newDatabase(), url);
  bookings.save(newBooking());
  notify();
  await expect.poll(() => logged(lines, 'mail could not be sent')).toMatchObject([{ unsent: 1 }]);
  expect(lines.join('')).toContain('ETLS');
  expect([mail.logins, mail.messages]).toEqual([[], []]);
});

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;

/** A moment of a winter day at which the clocks of the centre show this time. */
const momentAt = (time: string): Date => {
  const midnight = Date.parse('2031-01-15T00:00:00Z');
  const moments = Array.from(
    { length: minutesPerDay },
    (_, minute) => new Date(midnight + minute * minuteMs),
  );
  const found = moments.find((moment) => localTime(moment).endsWith(` ${time}`));
  if (!found) throw new Error(`No clock shows ${time}`);
  return found;
};

/** Sets the clock until the test ends. */
const setClock = (moment: Date): void => {
  vi.useFakeTimers({ toFake: ['Date'], now: moment });
  onTestFinished(() => void vi.useRealTimers());
};

/** Stores bookings that came some minutes ago, one for each number, and of which the staff have been told. */
const storeWaiting = (path: string, minutesAgo: readonly number[], locale: string = defaultLocale): void => {
  for (const minutes of minutesAgo) {
    const name = `Visitor ${minutes}`;
    storeAll(path, [newBooking({ ...canaries, name, locale })]);
    const createdAt = new Date(Date.now() - minutes * minuteMs).toISOString();
    runSql(path, 'UPDATE bookings SET created_at = ? WHERE name = ?', createdAt, name);
  }
};

/** Runs a round to its end. The mail about another booking tells the end, because reminders follow such mails. */
const runRound = async ({ bookings, notify }: { bookings: Bookings; notify: () => void }): Promise<void> => {
  const id = bookings.save(newBooking({ name: `Visitor at ${Date.now()}` }));
  notify();
  await expect.poll(() => bookings.listUnnotified()).toEqual([]);
  bookings.mark(id, 'handled');
};

const remindersIn = (messages: readonly string[]): string[] =>
  messages.filter((message) => idIn(message) === undefined);

const { hours: defaultHours } = allTexts[defaultLocale].answeringHours;

/** A time at which enquiries in the default language are answered. */
const answeredAt = defaultHours === 'always' ? '18:00' : defaultHours.opens;

test('a reminder has the number of requests that wait more than an hour, and the time of the oldest', async () => {
  const path = newDatabase();
  const mail = await startMailServer();
  setClock(momentAt(answeredAt));
  storeWaiting(path, [90, 75, 61, 59, 5]);
  notifyStaff(path, mail.url);
  await expect.poll(() => mail.messages).toHaveLength(1);
  const [message = ''] = mail.messages;
  expect(subjectOf(message)).toBe('3 requests wait');
  const since = toTime(toMinutes(answeredAt) - 90);
  expect(message).toContain(`3 requests wait, the oldest since ${since} (${zoneCity}).\r\n`);
  expect(message).toContain('bookings next\r\n');
  expect(message).not.toMatch(/canary|visitor/i);
});

test('a reminder of one request from another day has its date', async () => {
  const path = newDatabase();
  const mail = await startMailServer();
  setClock(momentAt(answeredAt));
  storeWaiting(path, [minutesPerDay]);
  notifyStaff(path, mail.url);
  await expect.poll(() => mail.messages).toHaveLength(1);
  const since = localTime(new Date(Date.now() - minutesPerDay * minuteMs));
  expect(mail.messages[0]).toContain(`1 request waits, since ${since} (${zoneCity}).\r\n`);
});

test('there is at most one reminder an hour', async () => {
  const path = newDatabase();
  const mail = await startMailServer();
  setClock(momentAt(answeredAt));
  storeWaiting(path, [61]);
  const staff = notifyStaff(path, mail.url);
  await expect.poll(() => remindersIn(mail.messages)).toHaveLength(1);
  vi.setSystemTime(Date.now() + 59 * minuteMs);
  await runRound(staff);
  vi.setSystemTime(Date.now() + minuteMs);
  await runRound(staff);
  await runRound(staff);
  expect(mail.messages.map((message) => (idIn(message) ? 'booking' : 'reminder'))).toEqual([
    'reminder',
    'booking',
    'booking',
    'reminder',
    'booking',
  ]);
});

test('there is no reminder of requests that are handled, spam, hidden or younger than an hour', async () => {
  const path = newDatabase();
  const mail = await startMailServer();
  setClock(momentAt(answeredAt));
  storeWaiting(path, [61, 62, 63, 59]);
  const hiddenUntil = new Date(Date.now() + hourMs).toISOString();
  runSql(path, `UPDATE bookings SET status = 'handled' WHERE name = 'Visitor 61'`);
  runSql(path, `UPDATE bookings SET status = 'spam' WHERE name = 'Visitor 62'`);
  runSql(path, `UPDATE bookings SET hidden_until = ? WHERE name = 'Visitor 63'`, hiddenUntil);
  const staff = notifyStaff(path, mail.url);
  await runRound(staff);
  await runRound(staff);
  expect(remindersIn(mail.messages)).toEqual([]);
});

test('there is a reminder of a request that is no longer hidden', async () => {
  const path = newDatabase();
  const mail = await startMailServer();
  setClock(momentAt(answeredAt));
  storeWaiting(path, [61]);
  runSql(path, 'UPDATE bookings SET hidden_until = ?', new Date(Date.now() + 10 * minuteMs).toISOString());
  const staff = notifyStaff(path, mail.url);
  await runRound(staff);
  expect(remindersIn(mail.messages)).toEqual([]);
  vi.setSystemTime(Date.now() + 10 * minuteMs);
  staff.notify();
  await expect.poll(() => remindersIn(mail.messages).map(subjectOf)).toEqual(['1 request waits']);
});

const withHours = locales.flatMap((locale) => {
  const { hours } = allTexts[locale].answeringHours;
  return hours === 'always' ? [] : [{ locale, ...hours }];
});

const alwaysAnswered = locales.filter((locale) => allTexts[locale].answeringHours.hours === 'always');

test.each(withHours)(
  'there is a reminder of a request in $locale from $opens on, when its enquiries are answered',
  async ({ locale, opens }) => {
    const path = newDatabase();
    const mail = await startMailServer();
    setClock(momentAt(toTime(toMinutes(opens) - 1)));
    storeWaiting(path, [120], locale);
    const staff = notifyStaff(path, mail.url);
    await runRound(staff);
    expect(remindersIn(mail.messages)).toEqual([]);
    vi.setSystemTime(momentAt(opens));
    staff.notify();
    await expect.poll(() => remindersIn(mail.messages).map(subjectOf)).toEqual(['1 request waits']);
  },
);

test.each(withHours)(
  'there is no reminder of a request in $locale from $closes on, when nobody answers',
  async ({ locale, closes }) => {
    const path = newDatabase();
    const mail = await startMailServer();
    setClock(momentAt(closes));
    storeWaiting(path, [120], locale);
    const staff = notifyStaff(path, mail.url);
    await runRound(staff);
    await runRound(staff);
    expect(remindersIn(mail.messages)).toEqual([]);
  },
);

test.each(alwaysAnswered)('there is a reminder of a request in %s at any time', async (locale) => {
  const path = newDatabase();
  const mail = await startMailServer();
  setClock(momentAt('04:00'));
  storeWaiting(path, [61], locale);
  notifyStaff(path, mail.url);
  await expect.poll(() => mail.messages.map(subjectOf)).toEqual(['1 request waits']);
});

test('a reminder that could not be sent is sent in the next round', async () => {
  const path = newDatabase();
  const mail = await startMailServer('refuses');
  setClock(momentAt(answeredAt));
  storeWaiting(path, [61]);
  const { notify, lines } = notifyStaff(path, mail.url);
  await expect.poll(() => logged(lines, 'mail could not be sent')).toMatchObject([{ unsent: 0 }]);
  mail.behaviour = 'accepts';
  notify();
  await expect.poll(() => mail.messages.map(subjectOf)).toEqual(['1 request waits']);
});
