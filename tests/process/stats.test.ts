import { expect, test } from 'vitest';
import { openStore } from '../support/databases.ts';
import { newBooking } from '../support/newBooking.ts';
import { run } from '../support/serverProcess.ts';
import { databaseIn } from '../support/testServer.ts';
import { temporaryFolder } from '../support/testSite.ts';

test('stats counts by status, and says what is still to be told and why it was not', async () => {
  const path = databaseIn(temporaryFolder());
  const store = openStore(path, ['mail']);
  const ids: string[] = [];
  for (const name of ['Ana', 'Eva', 'Mar']) {
    const result = await store.save(newBooking({ name }));
    if ('id' in result) ids.push(result.id);
  }
  await store.save(newBooking({ name: 'Robot', status: 'spam' }));
  await store.mark(ids[0] ?? '', 'handled');
  const claim = await store.outbox.claim('mail', { leaseMs: 1000, longestDelayMs: 1000 });
  if (claim) await store.outbox.markFailed(claim, 'ECONNREFUSED', 60_000);
  const eva = await store.find(ids[1] ?? '');
  await store.close();

  const { status, stdout, stderr } = run('src/bookings.js', ['stats', '--db', path]);
  expect([status, stderr]).toEqual([0, '']);
  expect(stdout).toMatch(/^new +2, the oldest since \d{4}-\d\d-\d\d \d\d:\d\d\nhandled +1\nspam +1\n/);
  expect(stdout).toMatch(/\nmail +2 to be told, .*; the last attempt failed \(ECONNREFUSED\)\n$/);
  const json = run('src/bookings.js', ['stats', '--format', 'json', '--db', path]);
  expect(JSON.parse(json.stdout)).toEqual({
    requests: { new: 2, handled: 1, spam: 1 },
    oldestNew: eva?.createdAt,
    outbox: [expect.objectContaining({ channel: 'mail', waiting: 2, lastError: 'ECONNREFUSED' })],
  });
});
