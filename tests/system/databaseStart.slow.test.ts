import Database from 'better-sqlite3';
import { expect, onTestFinished, test } from 'vitest';
import { newBooking } from '../support/bookings.ts';
import { makeOlderFile, openStore, readNames, schemaVersions } from '../support/databases.ts';
import { postBooking } from '../support/postBooking.ts';
import { databaseIn, startTestServer } from '../support/testServer.ts';
import { temporaryFolder } from '../support/testSite.ts';

test('two servers that start at once on an older database keep its bookings, and both store new ones', async () => {
  const [oldest = 0, secondNewest = 0] = [schemaVersions[0], schemaVersions.at(-2)];
  for (const version of [oldest, secondNewest]) {
    const path = databaseIn(temporaryFolder());
    makeOlderFile(path, version, ['Ana']);
    const start = () => startTestServer({ DATABASE_PATH: path });
    const [one, other] = await Promise.all([start(), start()]);
    expect((await postBooking(one.url, { name: 'One' })).status).toBe(201);
    expect((await postBooking(other.url, { name: 'Other' })).status).toBe(201);
    expect(readNames(path)).toEqual(['Ana', 'One', 'Other']);
  }
});

test('a server starts while others read and write its SQLite database, and blocks none of them', async () => {
  const path = databaseIn(temporaryFolder());
  const site = openStore(path);
  onTestFinished(() => site.close());
  await site.save(newBooking({ name: 'First' }));
  const reader = new Database(path, { readonly: true });
  onTestFinished(() => void reader.close());
  const rows = reader.prepare('SELECT name FROM bookings').iterate();
  rows.next();
  let isListening = false;
  const starting = startTestServer({ DATABASE_PATH: path }).finally(() => {
    isListening = true;
  });
  for (let number = 0; !isListening; number += 1) {
    const saved = await site.save(newBooking({ name: `Visitor ${number}` }));
    expect(saved.outcome).toBe('stored');
    // Let the process's output arrive.
    await new Promise(setImmediate);
  }
  expect((await postBooking((await starting).url, { name: 'After' })).status).toBe(201);
  rows.return?.();
});
