import { expect, test, vi } from 'vitest';
import { contactService } from '../../content/bookingFields.ts';
import { zoneCity } from '../../content/hours.ts';
import { timestampToLocalTime } from '../../content/rules/time.ts';
import { refusal, startMailServer, startNotifyingStaff, subjectOf } from '../support/catchMail.ts';
import { setClock } from '../support/clock.ts';
import { holdWriteLock, readValue, runSql } from '../support/databaseFiles.ts';
import { databaseIn, temporaryFolder } from '../support/folders.ts';
import { findLogEntries } from '../support/logEntries.ts';
import { massage, masseuse, otherLocale, titleOf } from '../support/sample.ts';
import { booking, sendJson } from '../support/sendBooking.ts';
import { newBooking, storeAll } from '../support/storedBookings.ts';
import { createTestSite } from '../support/testSite.ts';

/** The level of errors in the log. */
const error = 50;

const newDatabase = () => databaseIn(temporaryFolder());

/** Starts a mail server, and tells staff about the bookings of a new database through it. */
const startStaffMail = async ({
  refuses = false,
  to,
}: {
  refuses?: boolean;
  to?: readonly string[];
} = {}) => {
  const path = newDatabase();
  const mail = await startMailServer(refuses ? 'refuses' : 'accepts');
  return { path, mail, ...startNotifyingStaff(path, mail.url, to) };
};

/** The whole id in a mail about a booking. */
const idIn = (message: string): string | undefined => /^Id +(\S+)/m.exec(message)?.[1];

/** The value beside a label in a mail. */
const valueIn = (message: string, label: string): string | undefined =>
  new RegExp(`^${label} +(.*)\r$`, 'm').exec(message)?.[1];

/** The words of a visitor. None of them may be in a mail. */
const canaries = {
  name: 'Canary-name',
  email: 'canary-email@example.com',
  phone: '+34 canary-phone',
  message: 'canary-message',
};

/** Stores a booking, and returns it with the text of its mail. */
const mailAbout = async (differences: Parameters<typeof newBooking>[0]) => {
  const { bookings, notify, mail } = await startStaffMail();
  const id = bookings.save(newBooking(differences));
  notify();
  await expect.poll(() => mail.messages).toHaveLength(1);
  const [message = ''] = mail.messages;
  return { id, createdAt: bookings.find(id)?.createdAt ?? '', message };
};

test('a mail about a booking goes from the sender to all recipients of the settings', async () => {
  const { bookings, notify, mail } = await startStaffMail({
    to: ['front@staff.example', 'desk@staff.example'],
  });
  bookings.save(newBooking());
  notify();
  await expect.poll(() => mail.recipients).toEqual([['front@staff.example', 'desk@staff.example']]);
  // `startNotifyingStaff` sends from this address.
  expect(mail.messages[0]).toMatch(/^From: Bookings <house@mail\.example>\r$/m);
  expect(mail.messages[0]).toMatch(/^To: front@staff\.example, desk@staff\.example\r$/m);
});

test('a mail about a booking names its massage, its language and its time', async () => {
  const { message, createdAt } = await mailAbout({ locale: otherLocale });
  expect(valueIn(message, 'Kind')).toBe('booking');
  expect(valueIn(message, 'Service')).toBe(titleOf(massage.slug));
  expect(valueIn(message, 'Language')).toBe(otherLocale);
  expect(valueIn(message, 'Received')).toBe(`${timestampToLocalTime(createdAt)} (${zoneCity})`);
});

test('a mail about a booking has its id, and the command that shows it', async () => {
  const { message, id } = await mailAbout({});
  expect(subjectOf(message)).toBe(`New booking request ${id.slice(0, 8)}`);
  expect(valueIn(message, 'Id')).toBe(id);
  expect(message).toContain(`bookings show ${id.slice(0, 8)}\r\n`);
});

test('the mail about a contact message calls it a message', async () => {
  const { message } = await mailAbout({ kind: 'contact', service: contactService, serviceSlug: null });
  expect(subjectOf(message)).toMatch(/^New message /);
  expect(valueIn(message, 'Service')).toBe(contactService);
});

test('the mail about a massage that is not in the list does not repeat its name', async () => {
  const { message } = await mailAbout({ service: 'Canary-service', serviceSlug: null });
  expect(valueIn(message, 'Service')).toBe('not one of the list');
  expect(message).not.toMatch(/canary/i);
});

test('a mail has nothing that the visitor typed', async () => {
  const { message } = await mailAbout({ ...canaries, service: 'Canary-service' });
  expect(message).not.toMatch(/canary/i);
});

test('a mail has nothing that the visitor chose besides the massage', async () => {
  const visit = { masseuse: masseuse.slug, day: '2031-12-30', time: '21:30' };
  const { message } = await mailAbout(visit);
  for (const chosen of Object.values(visit)) expect(message).not.toContain(chosen);
});

test('the site logs in to the mail server with user and password of the URL', async () => {
  const mail = await startMailServer();
  const url = new URL(mail.url);
  url.username = 'house%40mail.example';
  url.password = 'p%2Fw';
  const { bookings, notify } = startNotifyingStaff(newDatabase(), url.href);
  bookings.save(newBooking());
  notify();
  await expect.poll(() => mail.messages).toHaveLength(1);
  expect(mail.logins).toEqual([{ username: 'house@mail.example', password: 'p/w' }]);
});

test('each new booking is mailed once', async () => {
  const { bookings, notify, mail } = await startStaffMail();
  const ids: string[] = [];
  for (const name of ['Ana', 'Eva']) {
    ids.push(bookings.save(newBooking({ name })));
    notify();
    await expect.poll(() => bookings.countUnnotified()).toBe(0);
  }
  expect(mail.messages.map(idIn)).toEqual(ids);
});

test('the database has the time at which a booking was mailed', async () => {
  const { path, bookings, notify } = await startStaffMail();
  bookings.save(newBooking());
  expect(readValue(path, 'SELECT notified_at FROM bookings')).toBeNull();
  notify();
  await expect.poll(() => readValue(path, 'SELECT notified_at >= created_at FROM bookings')).toBe(1);
});

test('bookings that were stored while the site was down are mailed at its start', async () => {
  const path = newDatabase();
  const mail = await startMailServer();
  const { Ana: id } = storeAll(path, [newBooking({ name: 'Ana' })]);
  runSql(path, 'UPDATE bookings SET notified_at = NULL');
  startNotifyingStaff(path, mail.url);
  await expect.poll(() => mail.messages.map(idIn)).toEqual([id]);
});

test('spam is not mailed', async () => {
  const { bookings, notify, mail } = await startStaffMail();
  bookings.save(newBooking({ name: 'Robot', status: 'spam' }));
  const id = bookings.save(newBooking());
  notify();
  await expect.poll(() => bookings.countUnnotified()).toBe(0);
  expect(mail.messages.map(idIn)).toEqual([id]);
});

test('bookings from the time without mail are not mailed once mail is on', async () => {
  const mail = await startMailServer();
  const { app, databasePath } = createTestSite();
  await sendJson(app, booking).expect(201);
  const { bookings, notify } = startNotifyingStaff(databasePath, mail.url);
  const id = bookings.save(newBooking({ name: 'Eva' }));
  notify();
  await expect.poll(() => bookings.countUnnotified()).toBe(0);
  expect(mail.messages.map(idIn)).toEqual([id]);
});

test('three mails that cannot be sent cause one error line, with their number', async () => {
  const { bookings, notify, lines } = await startStaffMail({ refuses: true });
  for (const name of ['Ana', 'Eva', 'Zoe']) bookings.save(newBooking({ name }));
  notify();
  await expect.poll(() => lines).toHaveLength(1);
  expect(findLogEntries(lines, 'mail could not be sent')).toMatchObject([{ level: error, unsent: 3 }]);
});

test('the log line about a failed mail has the code of the mail server', async () => {
  const { bookings, notify, lines } = await startStaffMail({ refuses: true });
  bookings.save(newBooking());
  notify();
  await expect.poll(() => lines).toHaveLength(1);
  // The test server refuses every recipient with SMTP code 452.
  expect(findLogEntries(lines, 'mail could not be sent')).toMatchObject([{ code: 'EENVELOPE_452' }]);
});

test('the log line about a failed mail has no address and no text of the mail server', async () => {
  const { bookings, notify, lines } = await startStaffMail({ refuses: true });
  bookings.save(newBooking(canaries));
  notify();
  await expect.poll(() => lines).toHaveLength(1);
  expect(lines.join('')).not.toMatch(new RegExp(`${refusal}|@|127\\.0\\.0\\.1|canary`, 'i'));
});

test('mails that failed are sent in the next round, oldest first', async () => {
  const { bookings, notify, lines, mail } = await startStaffMail({ refuses: true });
  setClock(new Date());
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
  const { path, bookings, notify, lines, mail } = await startStaffMail();
  const id = bookings.save(newBooking());
  const lock = holdWriteLock(path);
  notify();
  await expect.poll(() => lines).toHaveLength(1);
  lock.release();
  notify();
  await expect.poll(() => bookings.countUnnotified()).toBe(0);
  expect(mail.messages.map(idIn)).toEqual([id]);
});

test('a booking that is handled before its mail is sent is not mailed', async () => {
  const { bookings, notify, lines, mail } = await startStaffMail({ refuses: true });
  const handled = bookings.save(newBooking());
  notify();
  await expect.poll(() => lines).toHaveLength(1);
  bookings.mark(handled, 'handled');
  mail.behaviour = 'accepts';
  const id = bookings.save(newBooking({ name: 'Eva' }));
  notify();
  await expect.poll(() => bookings.countUnnotified()).toBe(0);
  expect(mail.messages.map(idIn)).toEqual([id]);
});

test('a mail reaches the other recipients if the mail server refuses one', async () => {
  // The test server refuses recipients whose address begins with `unknown`.
  const to = ['front@staff.example', 'unknown@staff.example'];
  const { bookings, notify, mail } = await startStaffMail({ to });
  bookings.save(newBooking());
  notify();
  await expect.poll(() => bookings.countUnnotified()).toBe(0);
  expect(mail.recipients).toEqual([['front@staff.example']]);
});

test('no mail and no password is sent without TLS to a host that is not loopback', async () => {
  const mail = await startMailServer();
  const { port } = new URL(mail.url);
  // This spelling of a loopback address counts as another host. The test server has no TLS.
  const url = `smtp://user:password@[::ffff:127.0.0.1]:${port}`;
  const { bookings, notify, lines } = startNotifyingStaff(newDatabase(), url);
  bookings.save(newBooking());
  notify();
  await expect
    .poll(() => findLogEntries(lines, 'mail could not be sent'))
    .toMatchObject([{ code: expect.stringMatching(/^ETLS/) }]);
  expect([mail.logins, mail.messages]).toEqual([[], []]);
});
