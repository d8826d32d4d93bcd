import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { generateX25519Identity, identityToRecipient } from 'age-encryption';
import { beforeEach, expect, test } from 'vitest';
import { run } from '../support/serverProcess.ts';
import { databaseIn, startTestServer } from '../support/testServer.ts';
import { temporaryFolder } from '../support/testSite.ts';

const canary = (field: string): string => `kanarie-${field}-wqx7`;

/** A canary in every field that takes one. */
const texts = {
  name: canary('name'),
  email: `${canary('email')}@example.com`,
  phone: canary('phone'),
  service: canary('service'),
  masseuse: 'alba',
  message: `${canary('message')}\nsegunda línea`,
};

let folder: string;
let path: string;
let recipient: string;

beforeEach(async () => {
  folder = temporaryFolder();
  path = databaseIn(folder);
  recipient = await identityToRecipient(await generateX25519Identity());
});

const post = (url: string, body: object, headers: Record<string, string> = {}) =>
  fetch(`${url}/api/bookings`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...headers },
    body: JSON.stringify(body),
  });

/** What of the texts stands in some bytes. */
const foundIn = (bytes: Buffer): string[] =>
  ['kanarie', 'alba', 'línea'].filter((text) =>
    (['utf8', 'utf16le'] as const).some((encoding) => bytes.includes(text, 0, encoding)),
  );

test('with a recipient, no text of a visitor is on disk, in the log or in /proc', async () => {
  const told = join(folder, 'told');
  const command = join(folder, 'tell');
  writeFileSync(command, `#!/bin/sh\necho "$*" >> ${told}\n`, { mode: 0o700 });
  const server = await startTestServer({
    DATABASE_PATH: path,
    BOOKINGS_RECIPIENT: recipient,
    NOTIFY_COMMAND: command,
    LOG_LEVEL: 'trace',
  });
  const key = { 'Idempotency-Key': canary('key') };
  const first = await post(server.url, texts, key);
  expect(first.status).toBe(201);
  const { id } = (await first.json()) as { id: string };
  expect(await (await post(server.url, texts, key)).json()).toEqual({ id });
  const again = await post(server.url, texts);
  expect([again.status, await again.json()]).toEqual([200, { id }]);
  expect((await post(server.url, { ...texts, name: canary('other') }, key)).status).toBe(422);
  expect((await post(server.url, { ...texts, website: canary('honeypot') })).status).toBe(201);
  await expect.poll(() => existsSync(told) && readFileSync(told, 'utf8')).toBe(`${id}\n`);
  const copy = join(folder, 'copy.sqlite');
  expect(run('src/bookings.js', ['backup', copy, '--db', path]).status).toBe(0);

  const files = readdirSync(folder).map((name) => join(folder, name));
  expect(files.length).toBeGreaterThanOrEqual(5);
  const system = ['cmdline', 'environ'].map((name) => `/proc/${server.pid}/${name}`);
  for (const file of [...files, ...system]) expect([file, foundIn(readFileSync(file))]).toEqual([file, []]);
  expect(foundIn(Buffer.from(server.lines.join('\n')))).toEqual([]);
  expect(server.lines.find((line) => line.includes('"listening"'))).toContain('"sealed":"on"');
  expect(await server.end('SIGTERM')).toBe(0);
  for (const file of files.filter((file) => readdirSync(folder).includes(file)))
    expect(foundIn(readFileSync(file))).toEqual([]);
});

test('without a recipient, the same search finds the texts', async () => {
  const server = await startTestServer({ DATABASE_PATH: path });
  expect((await post(server.url, texts)).status).toBe(201);
  await server.end('SIGTERM');
  expect(foundIn(readFileSync(path))).toEqual(['kanarie', 'alba', 'línea']);
  expect(server.lines.find((line) => line.includes('"listening"'))).toContain('"sealed":"off"');
});

test('warns when sealing was turned off, and refuses to start with an invalid key', async () => {
  const sealing = await startTestServer({ DATABASE_PATH: path, BOOKINGS_RECIPIENT: recipient });
  await post(sealing.url, texts);
  await sealing.end('SIGTERM');
  const server = await startTestServer({ DATABASE_PATH: path });
  await expect.poll(() => server.lines.join('\n')).toContain('BOOKINGS_RECIPIENT is not set');
  await server.end('SIGTERM');
  const noPoint = 'age1qqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqq5cu47z';
  const wrongChecksum = recipient.slice(0, -1) + (recipient.endsWith('q') ? 'p' : 'q');
  for (const BOOKINGS_RECIPIENT of [noPoint, wrongChecksum, `${recipient} ${wrongChecksum}`]) {
    const { status, stderr } = run('src/start.js', [], { DATABASE_PATH: path, BOOKINGS_RECIPIENT });
    expect([status, stderr]).toEqual([
      1,
      expect.stringMatching(/^BOOKINGS_RECIPIENT: A public key is invalid: .*\n$/),
    ]);
  }
});
