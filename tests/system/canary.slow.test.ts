import { randomBytes } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { defaultLocale } from '../../content/locales.ts';
import { urlOf } from '../../views/urls.ts';
import { ordinaryDay } from '../support/days.ts';
import { otherLocale } from '../support/sample.ts';
import { root, runBookings } from '../support/serverProcess.ts';
import { databaseIn, startTestServer } from '../support/testServer.ts';
import { temporaryFolder } from '../support/testSite.ts';

/** A unique word. */
const canary = (): string => `${randomBytes(9).toString('hex')}Ñ`;

/** What a visitor types. */
const typed = {
  name: canary(),
  email: `${randomBytes(9).toString('hex')}@canary.example`,
  phone: `6${String(randomBytes(4).readUInt32BE() % 1e8).padStart(8, '0')}`,
  service: canary(),
  day: ordinaryDay(),
  message: canary(),
};

/** What else arrives with requests. */
const alsoSent = {
  website: canary(),
  key: randomBytes(12).toString('hex'),
  agent: randomBytes(12).toString('hex'),
  query: randomBytes(12).toString('hex'),
  path: randomBytes(12).toString('hex'),
  cookie: randomBytes(12).toString('hex'),
  refused: canary(),
};

const filesBelow = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name));

/** The canaries that some bytes contain, in any case, as UTF-8 or UTF-16. */
const canariesIn = (bytes: Buffer): string[] => {
  const texts = (['utf8', 'utf16le'] as const).map((encoding) => bytes.toString(encoding).toLowerCase());
  return Object.entries({ ...typed, ...alsoSent })
    .filter(([, canary]) => texts.some((text) => text.includes(canary.toLowerCase())))
    .map(([field]) => field);
};

const post = async (url: string, body: object, headers: Record<string, string> = {}): Promise<number> => {
  const response = await fetch(`${url}/api/bookings?utm=${alsoSent.query}`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...headers },
    body: JSON.stringify(body),
  });
  await response.arrayBuffer();
  return response.status;
};

/** Sends the canaries in every way; the server stores two of these requests. */
const sendTypedAndOtherCanaries = async (url: string): Promise<void> => {
  const { website, key, agent, query, path, cookie, refused } = alsoSent;
  const headers = { 'Idempotency-Key': key, 'User-Agent': agent, Cookie: `a=${cookie}` };
  const foreign = { Origin: `https://${path}.example`, 'Sec-Fetch-Site': 'cross-site' };
  expect([
    await post(url, typed, headers), // Stored.
    await post(url, typed, { ...headers, 'Idempotency-Key': `${key}2` }), // A repeat.
    await post(url, { ...typed, website }, { 'X-Forwarded-For': agent }), // Stored as spam.
    await post(url, { ...typed, name: '', message: refused }), // Invalid.
    await post(url, { ...typed, message: refused }, headers), // Has a used key.
    await post(url, { ...typed, message: refused }, foreign), // From another site.
    await post(url, { message: refused.repeat(10_000) }), // Too large.
  ]).toEqual([201, 200, 201, 422, 422, 403, 413]);
  for (const page of [
    `/${path}?q=${query}`,
    urlOf({ page: 'services' }, defaultLocale, { query: { q: path } }),
    `${urlOf({ page: 'home' }, otherLocale)}/${path}`,
  ])
    await fetch(url + page, { headers: { Referer: `${url}/${path}`, 'User-Agent': agent } });
};

test('what visitors type is only in the database and backups, and after erase only in old backups', async () => {
  const folder = temporaryFolder();
  const [cwd, data, backups] = [join(folder, 'cwd'), join(folder, 'data'), join(folder, 'backups')];
  for (const each of [cwd, data]) mkdirSync(each, { mode: 0o700 });
  const database = databaseIn(data);
  const atRoot = readdirSync(root).sort();
  const start = (variables: Record<string, string> = {}) =>
    startTestServer(
      { DATABASE_PATH: database, LOG_LEVEL: 'trace', ...variables },
      { cwd, command: [process.execPath, join(root, 'src/start.js')] },
    );
  const first = await start();
  await sendTypedAndOtherCanaries(first.url);
  await first.end('SIGTERM');

  // The second start makes a backup.
  const server = await start({ BACKUP_DIR: backups });
  await expect.poll(() => server.lines.join('\n')).toContain('"backed up"');
  const [copy = ''] = filesBelow(backups);
  const withCanaries = () => filesBelow(folder).filter((file) => canariesIn(readFileSync(file)).length > 0);
  expect(canariesIn(readFileSync(copy)).sort()).toEqual(Object.keys(typed).sort());
  expect(withCanaries().filter((file) => !file.startsWith(database))).toEqual([copy]);
  expect(withCanaries().some((file) => file.startsWith(database))).toBe(true);
  runBookings(['erase', '--person', typed.email, '--yes', '--db', database]);
  expect(withCanaries()).toEqual([copy]);
  // What the server writes after the erasure has no canaries either.
  expect(await post(server.url, { name: 'Somebody else', service: 'Any' })).toBe(201);
  await server.end('SIGTERM');
  expect(withCanaries()).toEqual([copy]);
  const log = [first, server].map(({ lines, errors }) => lines.join('\n') + errors()).join('\n');
  expect(canariesIn(Buffer.from(log))).toEqual([]);
  // There are no core dumps, heap snapshots or diagnostic reports.
  expect(readdirSync(cwd)).toEqual([]);
  expect(readdirSync(root).sort()).toEqual(atRoot);
});
