import Database from 'better-sqlite3';
import { expect, test } from 'vitest';
import { refusal, startMailServer } from '../support/mailServer.ts';
import { newBooking } from '../support/newBooking.ts';
import { logged, mailTo, notify } from '../support/notifying.ts';
import { databaseIn } from '../support/testServer.ts';
import { temporaryFolder } from '../support/testSite.ts';

const freshPath = () => databaseIn(temporaryFolder());

/** How many rows the outbox has, told or not. */
const rowsIn = (path: string): unknown => {
  const db = new Database(path);
  try {
    return db.prepare('SELECT count(*) FROM outbox').pluck().get();
  } finally {
    db.close();
  }
};

/** The id that a message names in full. */
const idIn = (message: string): string | undefined => /^Id +(\S+)/m.exec(message)?.[1];

test('a message names the request and how to read it, and nothing that was typed', async () => {
  const mail = await startMailServer();
  const { save } = notify(freshPath(), [mailTo(mail.url)]);
  const typed = {
    name: 'Canary-name',
    email: 'canary-email@example.com',
    phone: '+34 canary-phone',
    message: 'canary-message',
  };
  const known = await save(newBooking({ ...typed, masseuse: 'canary', locale: 'fr' }));
  await expect.poll(() => mail.messages).toHaveLength(1);
  const other = await save(newBooking({ ...typed, service: 'canary-service', serviceSlug: null }));
  await expect.poll(() => mail.messages).toHaveLength(2);
  await save(newBooking({ ...typed, kind: 'contact', service: 'Contact', serviceSlug: null }));
  await expect.poll(() => mail.messages).toHaveLength(3);
  expect(mail.messages.join('')).not.toMatch(/canary/i);
  const [first = '', second = '', third = ''] = mail.messages;
  expect(mail.recipients[0]).toEqual(['front@staff.example', 'desk@staff.example']);
  expect(first).toMatch(new RegExp(`^Subject: New booking request ${known.slice(0, 8)}\r$`, 'm'));
  expect(first).toMatch(/^From: Bookings <bookings@staff\.example>\r$/m);
  expect(first).toMatch(/^To: front@staff\.example, desk@staff\.example\r$/m);
  expect(first).toContain(`Message-ID: <${known}@staff.example>`);
  expect(first).toContain(`npm run -s bookings -- show ${known.slice(0, 8)}\r\n`);
  expect(first).toMatch(/^Kind +booking\r$/m);
  expect(first).toMatch(/^Service +Tantra/m);
  expect(first).toMatch(/^Language +fr\r$/m);
  expect(first).toMatch(/^Received +\d{4}-\d\d-\d\d \d\d:\d\d \(Madrid\)\r$/m);
  expect(idIn(second)).toBe(other);
  expect(second).toMatch(/^Service +not one of the list\r$/m);
  expect(third).toMatch(/^Subject: New message /m);
  expect(third).toMatch(/^Service +Contact\r$/m);
});

test('who logs in at the mail server is the sender', async () => {
  const mail = await startMailServer();
  const url = mail.url.replace('//', '//house%40mail.example:p%2Fw@');
  const { save } = notify(freshPath(), [mailTo(url)]);
  await save(newBooking());
  await expect.poll(() => mail.messages).toHaveLength(1);
  expect(mail.messages[0]).toMatch(/^From: Bookings <house@mail\.example>\r$/m);
});

test('a message that is refused is sent again until it is taken; the log has the code and no word of it', async () => {
  const mail = await startMailServer('refuses');
  const { save, lines, waiting } = notify(freshPath(), [mailTo(mail.url)], [100, 300]);
  const id = await save(newBooking());
  await expect.poll(() => logged(lines, 'not told').length).toBeGreaterThanOrEqual(2);
  expect(logged(lines, 'not told').slice(0, 2)).toMatchObject([
    { channel: 'mail', code: 'EENVELOPE_452', failures: 1 },
    { channel: 'mail', code: 'EENVELOPE_452', failures: 2 },
  ]);
  expect(await waiting()).toMatchObject([{ channel: 'mail', waiting: 1, lastError: 'EENVELOPE_452' }]);
  mail.manner = 'takes';
  await expect.poll(() => mail.messages.map(idIn)).toEqual([id]);
  await expect.poll(waiting).toEqual([]);
  expect(lines.join('')).not.toMatch(new RegExp(`${refusal}|@|127\\.0\\.0\\.1|Ana`));
});

test('a receiver who is refused is told of in the log, and keeps nobody else from the message', async () => {
  const mail = await startMailServer();
  const { save, lines, waiting } = notify(freshPath(), [mailTo(mail.url, 5000, 'unknown')]);
  await save(newBooking());
  await expect.poll(() => mail.recipients).toEqual([['front@staff.example']]);
  await expect.poll(waiting).toEqual([]);
  expect(logged(lines, 'some receivers were refused')).toMatchObject([{ channel: 'mail', refused: 1 }]);
  expect(lines.join('')).not.toContain('@');
});

test('a message whose connection breaks off within it is sent again, as the same one', async () => {
  const mail = await startMailServer('drops');
  const { save, lines } = notify(freshPath(), [mailTo(mail.url)]);
  const id = await save(newBooking());
  await expect.poll(() => logged(lines, 'not told')).not.toEqual([]);
  expect(mail.messages).toEqual([]);
  mail.manner = 'takes';
  await expect.poll(() => mail.messages.map(idIn)).toEqual([id]);
});

test('a mail server that never greets holds up nothing, and is left after a time', async () => {
  const mail = await startMailServer('hangs');
  const { save, lines } = notify(freshPath(), [mailTo(mail.url, 300)]);
  const id = await save(newBooking());
  await expect.poll(() => mail.connections).toBe(1);
  const started = performance.now();
  const other = await save(newBooking({ name: 'Eva' }));
  expect(performance.now() - started).toBeLessThan(250);
  await expect.poll(() => logged(lines, 'not told')).toMatchObject([{ code: 'ETIMEDOUT' }]);
  mail.manner = 'takes';
  await expect.poll(() => mail.messages.map(idIn).sort()).toEqual([id, other].sort());
});

test('what was stored while nobody listened at the port is told by the next start', async () => {
  const path = freshPath();
  const { port, stop } = await startMailServer();
  stop();
  const first = notify(path, [mailTo(`smtp://127.0.0.1:${port}`)], [3_600_000]);
  const id = await first.save(newBooking());
  await expect.poll(() => logged(first.lines, 'not told')).toMatchObject([{ code: 'ESOCKET' }]);
  await first.stop();
  const mail = await startMailServer('takes', port);
  notify(path, [mailTo(mail.url)]);
  await expect.poll(() => mail.messages.map(idIn)).toEqual([id]);
});

test('what is taken again leaves no other request to wait for its next attempt', async () => {
  const mail = await startMailServer('refuses');
  const { save, lines, waiting } = notify(freshPath(), [mailTo(mail.url)], [3_600_000]);
  const ids = [await save(newBooking()), await save(newBooking({ name: 'Eva' }))];
  await expect.poll(() => logged(lines, 'not told')).toHaveLength(2);
  mail.manner = 'takes';
  ids.push(await save(newBooking({ name: 'Zoe' })));
  await expect.poll(() => mail.messages.map(idIn).sort()).toEqual(ids.sort());
  await expect.poll(waiting).toEqual([]);
});

test('spam, repeats, and what came before mail was on are not told', async () => {
  const path = freshPath();
  const off = notify(path, []);
  await off.save(newBooking({ name: 'Before' }));
  await off.stop();
  const mail = await startMailServer();
  const { save, waiting } = notify(path, [mailTo(mail.url)]);
  await save(newBooking({ name: 'Before' }));
  await save(newBooking({ name: 'Machine', status: 'spam' }));
  const id = await save(newBooking({ idempotencyKey: 'one' }));
  expect(await save(newBooking({ idempotencyKey: 'one' }))).toBe(id);
  expect(await save(newBooking({ idempotencyKey: 'two' }))).toBe(id);
  await expect.poll(() => mail.messages.map(idIn)).toEqual([id]);
  await expect.poll(waiting).toEqual([]);
  // One more: whatever else waited would have gone before it.
  await save(newBooking({ name: 'Last' }));
  await expect.poll(() => mail.messages).toHaveLength(2);
  expect(mail.connections).toBe(2);
  expect(rowsIn(path)).toBe(2);
});

test('a request that was taken care of or erased while the mail server was down is not told any more', async () => {
  const path = freshPath();
  const mail = await startMailServer('refuses');
  const { store, save, lines, waiting } = notify(path, [mailTo(mail.url)], [3_600_000]);
  const handled = await save(newBooking());
  const erased = await save(newBooking({ name: 'Eva' }));
  await expect.poll(() => logged(lines, 'not told')).toHaveLength(2);
  await store.mark(handled, 'handled');
  const db = new Database(path);
  db.prepare('DELETE FROM bookings WHERE id = ?').run(erased);
  db.close();
  expect(rowsIn(path)).toBe(1);
  expect(await waiting()).toEqual([]);
  mail.manner = 'takes';
  const id = await save(newBooking({ name: 'Zoe' }));
  await expect.poll(() => mail.messages.map(idIn)).toEqual([id]);
});

test('two processes on one file tell of each request once', async () => {
  const path = freshPath();
  const mail = await startMailServer();
  const sites = [notify(path, [mailTo(mail.url)]), notify(path, [mailTo(mail.url)])];
  const ids = await Promise.all(
    Array.from({ length: 20 }, (_, index) => sites[index % 2]?.save(newBooking({ name: `Ana ${index}` }))),
  );
  await expect.poll(async () => (await sites[0]?.waiting()) ?? null, { timeout: 20_000 }).toEqual([]);
  expect(mail.messages.map(idIn).sort()).toEqual(ids.sort());
});

test('a stop while the mail server hangs takes a moment, and the next start tells at once', async () => {
  const path = freshPath();
  const mail = await startMailServer('hangs');
  const first = notify(path, [mailTo(mail.url, 60_000)]);
  const id = await first.save(newBooking());
  await expect.poll(() => mail.connections).toBe(1);
  const started = performance.now();
  await first.stop();
  expect(performance.now() - started).toBeLessThan(4000);
  mail.manner = 'takes';
  notify(path, [mailTo(mail.url, 60_000)]);
  await expect.poll(() => mail.messages.map(idIn)).toEqual([id]);
});

test('what a wrong clock put off, or claimed, for years is told', async () => {
  const path = freshPath();
  const mail = await startMailServer('refuses');
  const first = notify(path, [mailTo(mail.url)], [3_600_000]);
  const ids = [await first.save(newBooking()), await first.save(newBooking({ name: 'Eva' }))];
  await expect.poll(() => logged(first.lines, 'not told')).toHaveLength(2);
  await first.stop();
  const db = new Database(path);
  const later = '2199-01-01T00:00:00.000Z';
  db.prepare('UPDATE outbox SET claimed_until = ?, next_attempt_at = ? WHERE booking_id = ?').run(
    later,
    later,
    ids[0],
  );
  db.close();
  mail.manner = 'takes';
  notify(path, [mailTo(mail.url)]);
  await expect.poll(() => mail.messages.map(idIn).sort()).toEqual(ids.sort());
});
