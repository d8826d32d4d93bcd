import { expect, test } from 'vitest';
import { namesIn } from '../support/databases.ts';
import { killRounds } from '../support/killRounds.ts';
import { databaseIn, startTestServer } from '../support/testServer.ts';
import { temporaryFolder } from '../support/testSite.ts';

test('killed at random moments under load, it keeps every acknowledged request once, in a sound file', async () => {
  const report = await killRounds(databaseIn(temporaryFolder()), 5, {
    onRound: ({ lost, doubled, damage }) =>
      expect({ lost, doubled, damage }).toEqual({ lost: [], doubled: [], damage: [] }),
  });
  expect(report.acknowledged.length).toBeGreaterThan(5);
  expect(new Set(report.acknowledged).size).toBe(report.acknowledged.length);
  expect(report.unexpected).toEqual([]);
}, 60_000);

test.each([
  ['JSON', 'application/json', undefined],
  ['JSON with a key', 'application/json', 'one'],
  ['a form', 'application/x-www-form-urlencoded', undefined],
  ['a form with a key', 'application/x-www-form-urlencoded', 'one'],
])('50 of the same at once, as %s, are one row', async (_name, type, key) => {
  const path = databaseIn(temporaryFolder());
  const server = await startTestServer({ DATABASE_PATH: path });
  const fields = { name: 'Ana', service: 'Tantra', message: 'Friday' };
  const answers = await Promise.all(
    Array.from({ length: 50 }, () =>
      fetch(`${server.url}/api/bookings`, {
        method: 'POST',
        headers: { 'Content-Type': type, ...(key === undefined ? {} : { 'Idempotency-Key': key }) },
        body: type === 'application/json' ? JSON.stringify(fields) : String(new URLSearchParams(fields)),
      }).then(async (response) => ({ status: response.status, body: await response.text() })),
    ),
  );
  expect(answers.map(({ status }) => status).sort()).toEqual([...Array(49).fill(200), 201]);
  expect(new Set(answers.map(({ body }) => body)).size).toBe(1);
  expect(namesIn(path)).toEqual(['Ana']);
});
