import { expect, test } from 'vitest';
import { contactService } from '../../content/bookingFields.ts';
import { newBooking, readValue, runSql } from '../support/bookings.ts';
import { logged, mailTo, noRetryMs, notify, refusal, startMailServer } from '../support/notifications.ts';
import { massage, titleOf } from '../support/sample.ts';
import { databaseIn } from '../support/testServer.ts';
import { temporaryFolder } from '../support/testSite.ts';

const newDatabase = () => databaseIn(temporaryFolder());

const countNotifications = (path: string): unknown => readValue(path, 'SELECT count(*) FROM outbox');

/** The whole id in a message. */
const idIn = (message: string): string | undefined => /^Id +(\S+)/m.exec(message)?.[1];

/** The words of a visitor. None of them may be in a mail. */
const canaries = {
  name: 'Canary-name',
  email: 'canary-email@example.com',
  phone: '+34 canary-phone',
  message: 'canary-message',
};

test('a mail has the id and the command of a booking, and no word of the visitor', async () => {
  const mail = await startMailServer();
  // `mailTo` sends from house@mail.example to the two addresses of staff.
  const { save } = notify(newDatabase(), [mailTo(mail.url)]);
  const id = await save(
    newBooking({ ...canaries, masseuse: 'canary', day: 'canary', time: 'canary', locale: 'fr' }),
  );
  await expect.poll(() => mail.recipients).toEqual([['front@staff.example', 'desk@staff.example']]);
  const [message = ''] = mail.messages;
  expect(message).toMatch(new RegExp(`^Subject: New booking request ${id.slice(0, 8)}\r$`, 'm'));
  expect(message).toMatch(/^From: Bookings <house@mail\.example>\r$/m);
  expect(message).toMatch(/^To: front@staff\.example, desk@staff\.example\r$/m);
  expect(message).toContain(`Message-ID: <${id}@mail.example>`);
  expect(message).toContain(`npm run -s bookings -- show ${id.slice(0, 8)}\r\n`);
  expect(message).toMatch(/^Kind +booking\r$/m);
  expect(message).toMatch(new RegExp(`^Service +${titleOf(massage.slug)}`, 'm'));
  expect(message).toMatch(/^Language +fr\r$/m);
  expect(message).toMatch(/^Received +\d{4}-\d\d-\d\d \d\d:\d\d \(Madrid\)\r$/m);
  expect(message).not.toMatch(/canary/i);
});

test.each([
  ['booking', 'Canary-service', 'New booking request', 'not one of the list'],
  ['contact', contactService, 'New message', contactService],
] as const)(
  'the mail of a %s for %s has the subject %j and the service %j',
  async (kind, service, subject, said) => {
    const mail = await startMailServer();
    const { save } = notify(newDatabase(), [mailTo(mail.url)]);
    await save(newBooking({ ...canaries, kind, service, serviceSlug: null }));
    await expect.poll(() => mail.messages).toHaveLength(1);
    expect(mail.messages[0]).toMatch(new RegExp(`^Subject: ${subject} `, 'm'));
    expect(mail.messages[0]).toMatch(new RegExp(`^Service +${said}\r$`, 'm'));
    expect(mail.messages[0]).not.toMatch(/canary/i);
  },
);

test("a refused mail is sent again, and the log has the code without the mail server's text", async () => {
  const mail = await startMailServer('refuses');
  const { save, lines, waitingNotifications } = notify(newDatabase(), [mailTo(mail.url)], [100, 300]);
  const id = await save(newBooking({ name: 'Canary' }));
  // The test server refuses every recipient with SMTP code 452; mails are tried again after 100 and 300 ms.
  await expect.poll(() => logged(lines, 'notification failed').length).toBeGreaterThanOrEqual(2);
  expect(logged(lines, 'notification failed').slice(0, 2)).toMatchObject([
    { channel: 'mail', code: 'EENVELOPE_452', failures: 1 },
    { channel: 'mail', code: 'EENVELOPE_452', failures: 2 },
  ]);
  mail.behaviour = 'accepts';
  await expect.poll(() => mail.messages.map(idIn)).toEqual([id]);
  await expect.poll(waitingNotifications).toEqual([]);
  expect(lines.join('')).not.toMatch(new RegExp(`${refusal}|@|127\\.0\\.0\\.1|Canary`));
});

test('no mail is sent without TLS to another host, unless SMTP_URL allows it', async () => {
  const mail = await startMailServer();
  // Another spelling of a loopback address counts as another host.
  const url = `smtp://user:canary@[::ffff:127.0.0.1]:${mail.port}`;
  const { save, lines } = notify(newDatabase(), [mailTo(url)]);
  await save(newBooking());
  await expect.poll(() => logged(lines, 'notification failed')[0]).toMatchObject({ code: 'ETLS_500' });
  expect(mail.logins).toEqual([]);
  const allowed = notify(newDatabase(), [mailTo(`${url}?requireTLS=false`)]);
  const id = await allowed.save(newBooking());
  await expect.poll(() => mail.messages.map(idIn)).toEqual([id]);
  expect(mail.logins).toEqual(['canary']);
});

test('a mail reaches the others if a recipient is refused, and the log has the number refused', async () => {
  const mail = await startMailServer();
  // The test server refuses recipients whose address begins with `unknown`.
  const channel = mailTo(mail.url, { second: 'unknown@staff.example' });
  const { save, lines, waitingNotifications } = notify(newDatabase(), [channel]);
  await save(newBooking());
  await expect.poll(() => mail.recipients).toEqual([['front@staff.example']]);
  await expect.poll(waitingNotifications).toEqual([]);
  expect(logged(lines, 'some recipients were refused')).toMatchObject([{ channel: 'mail', refused: 1 }]);
  expect(lines.join(''), 'no address is logged').not.toContain('@');
});

test('if the mail server never greets, sending ends after the timeout and is tried again', async () => {
  const mail = await startMailServer('hangs');
  const { save, lines } = notify(newDatabase(), [mailTo(mail.url, { timeoutMs: 300 })]);
  const id = await save(newBooking());
  await expect.poll(() => mail.connections).toBe(1);
  const other = await save(newBooking({ name: 'Eva' }));
  await expect.poll(() => logged(lines, 'notification failed')[0]).toMatchObject({ code: 'ETIMEDOUT' });
  mail.behaviour = 'accepts';
  await expect.poll(() => mail.messages.map(idIn).sort()).toEqual([id, other].sort());
});

test('no mail is sent for spam, repeats and bookings stored before mail was on', async () => {
  const databasePath = newDatabase();
  const off = notify(databasePath, []);
  await off.save(newBooking({ name: 'Before' }));
  await off.stop();
  const mail = await startMailServer();
  const { save, waitingNotifications } = notify(databasePath, [mailTo(mail.url)]);
  await save(newBooking({ name: 'Before' })); // It is a repeat now.
  await save(newBooking({ name: 'Machine', status: 'spam' }));
  const id = await save(newBooking({ idempotencyKey: 'one' }));
  expect(await save(newBooking({ idempotencyKey: 'one' }))).toBe(id);
  expect(await save(newBooking({ idempotencyKey: 'two' }))).toBe(id);
  await expect.poll(() => mail.messages.map(idIn)).toEqual([id]);
  await expect.poll(waitingNotifications).toEqual([]);
  // All earlier notifications would arrive before this one.
  await save(newBooking({ name: 'Last' }));
  await expect.poll(() => mail.messages).toHaveLength(2);
  expect(countNotifications(databasePath), 'one for each of these two mails').toBe(2);
});

test('no mail is sent for a booking that was handled or erased before the next attempt', async () => {
  const databasePath = newDatabase();
  const mail = await startMailServer('refuses');
  const { store, save, lines, waitingNotifications } = notify(databasePath, [mailTo(mail.url)], [noRetryMs]);
  const handled = await save(newBooking());
  const erased = await save(newBooking({ name: 'Eva' }));
  await expect.poll(() => logged(lines, 'notification failed')).toHaveLength(2);
  await store.mark(handled, 'handled');
  runSql(databasePath, 'DELETE FROM bookings WHERE id = ?', erased);
  expect(countNotifications(databasePath), 'the notification of an erased booking is erased').toBe(1);
  expect(await waitingNotifications()).toEqual([]);
  mail.behaviour = 'accepts';
  const id = await save(newBooking({ name: 'Zoe' }));
  await expect.poll(() => mail.messages.map(idIn)).toEqual([id]);
});

test('two servers on one database send one mail for each booking', async () => {
  const databasePath = newDatabase();
  const mail = await startMailServer();
  const sites = [notify(databasePath, [mailTo(mail.url)]), notify(databasePath, [mailTo(mail.url)])];
  const ids = await Promise.all(
    Array.from({ length: 20 }, (_, index) => sites[index % 2]?.save(newBooking({ name: `Ana ${index}` }))),
  );
  await expect.poll(async () => (await sites[0]?.waitingNotifications()) ?? null).toEqual([]);
  expect(mail.messages.map(idIn).sort()).toEqual(ids.sort());
});

test('the server stops while the mail server hangs, and sends the mails after the next start', async () => {
  const databasePath = newDatabase();
  const mail = await startMailServer('hangs');
  const first = notify(databasePath, [mailTo(mail.url, { timeoutMs: 60_000 })]);
  const id = await first.save(newBooking());
  await expect.poll(() => mail.connections).toBe(1);
  // Saving and stopping would exceed the time limit of the test if they waited for the mail server.
  const other = await first.save(newBooking({ name: 'Eva' }));
  await first.stop();
  mail.behaviour = 'accepts';
  notify(databasePath, [mailTo(mail.url, { timeoutMs: 60_000 })]);
  await expect.poll(() => mail.messages.map(idIn).sort()).toEqual([id, other].sort());
});
