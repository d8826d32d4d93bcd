/** What the server and the staff's commands do with bookings that visitors post. */

import { request } from 'node:http';
import { expect, test } from 'vitest';
import type { FormValues } from '../../content/bookingFields.ts';
import { formatDayInSentence } from '../../content/rules/calendar.ts';
import { schedule } from '../../content/rules/schedule.ts';
import { startMailServer } from '../support/catchMail.ts';
import { bookingsOn } from '../support/cli.ts';
import { ordinaryDay } from '../support/days.ts';
import { databaseIn, temporaryFolder } from '../support/folders.ts';
import { massage, masseuse, titleOf } from '../support/sample.ts';
import { postToServer } from '../support/sendBooking.ts';
import { startTestServer } from '../support/serverProcess.ts';
import { readBookings } from '../support/storedBookings.ts';

const day = ordinaryDay();

/** A booking with all fields. */
const allFields: FormValues = {
  name: 'Ana',
  email: 'ana@example.com',
  phone: '600 111 222',
  service: titleOf(massage.slug),
  masseuse: masseuse.slug,
  day,
  time: schedule.startTimesOn(day, massage.options[0].minutes)[0] ?? '',
  message: 'A quiet room, please.',
};

/** Posts a booking with all fields to a new server, and returns its id and the commands on its database. */
const postAllFields = async () => {
  const path = databaseIn(temporaryFolder());
  const { url } = await startTestServer({ DATABASE_PATH: path });
  const { status, id } = await postToServer(url, allFields);
  expect(status).toBe(201);
  return { id, bookings: bookingsOn(path) };
};

test('`list --format json` has each field of a booking that was posted', async () => {
  const { bookings } = await postAllFields();
  expect(JSON.parse(bookings('list', '--format', 'json').stdout)).toMatchObject([allFields]);
});

test('`show` has each field of a booking that was posted', async () => {
  const { id, bookings } = await postAllFields();
  const { stdout } = bookings('show', id);
  const shown = { ...allFields, day: formatDayInSentence(day, 'en-GB') };
  for (const [field, text] of Object.entries(shown)) expect(stdout, field).toContain(text);
});

test('a booking that was posted is mailed to the staff', async () => {
  const mail = await startMailServer();
  const { url } = await startTestServer({
    DATABASE_PATH: databaseIn(temporaryFolder()),
    SMTP_URL: mail.url,
    NOTIFY_TO: 'front@staff.example',
  });
  const { id } = await postToServer(url);
  await expect.poll(() => mail.messages).toEqual([expect.stringContaining(id)]);
  expect(mail.recipients).toEqual([['front@staff.example']]);
});

test('twenty equal bookings at once are stored once, and all get the id of that one', async () => {
  const path = databaseIn(temporaryFolder());
  const { url } = await startTestServer({ DATABASE_PATH: path });
  const posts = Array.from({ length: 20 }, () => postToServer(url, { message: 'Friday' }));
  const answers = await Promise.all(posts);
  for (const { status } of answers) expect(status).toBe(201);
  const stored = readBookings(path).map(({ id }) => id);
  expect(stored).toHaveLength(1);
  expect([...new Set(answers.map(({ id }) => id))]).toEqual(stored);
});

/** Posts a valid booking, and cuts the connection as soon as the system has it. */
const postAndDisconnect = async (url: string, message: string): Promise<void> => {
  const headers = { 'Content-Type': 'application/json' };
  const call = request(`${url}/api/bookings`, { method: 'POST', agent: false, headers });
  call.on('error', () => {});
  const closed = new Promise<void>((resolve) => call.once('close', () => resolve()));
  const body = JSON.stringify({ name: 'Ana', service: titleOf(massage.slug), message });
  await new Promise<void>((resolve) => call.end(body, resolve));
  call.destroy();
  await closed;
};

test('bookings of clients that disconnect before the answer count for RATE_LIMIT_MAX', async () => {
  const path = databaseIn(temporaryFolder());
  const { url } = await startTestServer({ DATABASE_PATH: path, RATE_LIMIT_MAX: '5' });
  for (let number = 0; number < 5; number += 1) await postAndDisconnect(url, `Cut ${number}`);
  await expect.poll(() => readBookings(path)).toHaveLength(5);
  expect((await postToServer(url, { message: 'Another' })).status).toBe(429);
});
