import { expect, test } from 'vitest';
import { defaultLocale } from '../../content/locales.ts';
import { newBooking, storeAll } from '../support/bookings.ts';
import { openStore } from '../support/databases.ts';
import { massage, titleOf } from '../support/sample.ts';
import { runBookings } from '../support/serverProcess.ts';
import { databaseIn } from '../support/testServer.ts';
import { temporaryFolder } from '../support/testSite.ts';

/** A handled booking, two new ones of which one is a contact message, and spam; notifying staff by mail fails. */
const storeBookings = async () => {
  const path = databaseIn(temporaryFolder());
  const contact = { kind: 'contact', service: 'Contact', serviceSlug: null, locale: 'pt' } as const;
  const ids = await storeAll(path, [
    newBooking({ name: 'Handled' }),
    newBooking({ name: 'New' }),
    newBooking({ name: 'New contact', ...contact }),
    newBooking({ name: 'Spam', status: 'spam' }),
  ]);
  const store = openStore(path, ['mail']);
  await store.mark(ids['Handled'] ?? '', 'handled');
  const claim = await store.outbox.claimNext('mail', { leaseMs: 1000, longestDelayMs: 1000 });
  if (claim) await store.outbox.markFailed(claim, 'ECONNREFUSED', 60_000);
  const oldestNew = (await store.findBooking(ids['New'] ?? ''))?.createdAt;
  await store.close();
  return { path, oldestNew };
};

test('stats counts bookings by status, day, massage and language, and shows waiting notifications', async () => {
  const { path } = await storeBookings();
  const { status, stdout, stderr } = runBookings(['stats', '--db', path]);
  expect([status, stderr]).toEqual([0, '']);
  expect(stdout).toMatch(
    /^status\nnew +2 {2}the oldest since \d{4}-\d\d-\d\d \d\d:\d\d\nhandled +1\nspam +1 {2}25% of all\n/,
  );
  expect(stdout).toMatch(/\noutbox\nmail +2 {2}waiting since .*; failing \(ECONNREFUSED\)\n/);
  const twoWeeks = 14;
  expect(stdout.match(/^\w{3} \d{4}-\d\d-\d\d +\d+/gm)).toHaveLength(twoWeeks);
  expect(stdout).toMatch(new RegExp(`\nmassage, without spam\n${titleOf(massage.slug)} +2\ncontact +1\n`));
  const language = new Intl.DisplayNames('en', { type: 'language' }).of(defaultLocale);
  expect(stdout).toMatch(new RegExp(`\nlanguage, without spam\n${language} +2\npt +1\n`));
});

test('stats --format json has the same counts', async () => {
  const { path, oldestNew } = await storeBookings();
  const { stdout } = runBookings(['stats', '--format', 'json', '--db', path]);
  expect(JSON.parse(stdout)).toEqual({
    requests: { new: 2, handled: 1, spam: 1 },
    oldestNew,
    spamShare: 0.25,
    days: expect.toSatisfy((days: { requests: number }[]) => days.at(-1)?.requests === 3),
    services: { [massage.slug]: 2, contact: 1 },
    languages: { [defaultLocale]: 2, pt: 1 },
    // Staff need no notification of a handled booking or of spam.
    outbox: [expect.objectContaining({ channel: 'mail', waiting: 2, lastError: 'ECONNREFUSED' })],
  });
});

test('stats prints zeros for an empty database', async () => {
  const path = databaseIn(temporaryFolder());
  await openStore(path).close();
  const { status, stdout } = runBookings(['stats', '--db', path]);
  expect(status).toBe(0);
  expect(stdout).toMatch(/^status\nnew +0\nhandled +0\nspam +0 {2}0% of all\n/);
});
