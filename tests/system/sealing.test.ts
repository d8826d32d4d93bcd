import { execFile } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { generateX25519Identity, identityToRecipient } from 'age-encryption';
import { beforeEach, describe, expect, test } from 'vitest';
import { ordinaryDay } from '../support/days.ts';
import { postBooking } from '../support/postBooking.ts';
import { root, run, runBookings } from '../support/serverProcess.ts';
import { databaseIn, startTestServer } from '../support/testServer.ts';
import { temporaryFolder } from '../support/testSite.ts';

describe('sealing', () => {
  /** A text of a visitor. The tests search for the word 'kanarie', so they find each of these texts. */
  const canary = (field: string): string => `kanarie-${field}`;

  const day = ordinaryDay();

  /** What a visitor types. */
  const typed = {
    name: canary('name'),
    email: `${canary('email')}@example.com`,
    phone: canary('phone'),
    service: canary('service'),
    masseuse: 'alba',
    day,
    time: '12:30',
    message: `${canary('message')}\nsegunda línea`,
  };

  let folder: string;
  let database: string;
  let recipient: string;

  beforeEach(async () => {
    folder = temporaryFolder();
    database = databaseIn(folder);
    recipient = await identityToRecipient(await generateX25519Identity());
  });

  const searched = ['kanarie', typed.masseuse, day, 'línea'];

  /** The texts of a visitor that some bytes contain. */
  const textsIn = (bytes: Buffer): string[] =>
    searched.filter((text) =>
      (['utf8', 'utf16le'] as const).some((encoding) => bytes.includes(text, 0, encoding)),
    );

  test('with BOOKINGS_RECIPIENT set, no text that a visitor types is in a file, in the log or in /proc', async () => {
    const notified = join(folder, 'notified');
    const command = join(folder, 'notify');
    writeFileSync(command, `#!/bin/sh\necho "$*" >> ${notified}\n`, { mode: 0o700 });
    const server = await startTestServer({
      DATABASE_PATH: database,
      BOOKINGS_RECIPIENT: recipient,
      NOTIFY_COMMAND: command,
      LOG_LEVEL: 'trace',
    });
    const key = { 'Idempotency-Key': canary('key') };
    const statuses = [
      (await postBooking(server.url, typed, key)).status, // Stored.
      (await postBooking(server.url, typed)).status, // A repeat.
      (await postBooking(server.url, { ...typed, name: canary('other') }, key)).status, // Has a used key.
      (await postBooking(server.url, { ...typed, website: canary('honeypot') })).status, // Stored as spam.
    ];
    expect(statuses).toEqual([201, 200, 422, 201]);
    await expect.poll(() => existsSync(notified)).toBe(true);
    const copy = join(folder, 'copy.sqlite');
    runBookings(['backup', copy, '--db', database]);
    const files = readdirSync(folder).map((name) => join(folder, name));
    expect(files).toEqual(expect.arrayContaining([database, `${database}-wal`, copy, notified]));
    const system = ['cmdline', 'environ'].map((name) => `/proc/${server.pid}/${name}`);

    expect(textsIn(Buffer.from(Object.values(typed).join()))).toEqual(searched);
    for (const file of [...files, ...system]) expect(textsIn(readFileSync(file)), file).toEqual([]);
    expect(textsIn(Buffer.from(server.lines.join('\n')))).toEqual([]);
  });

  test('the server warns that BOOKINGS_RECIPIENT is not set only if the last booking is sealed', async () => {
    const startAndStore = async (name: string, variables: Record<string, string> = {}) => {
      const server = await startTestServer({ DATABASE_PATH: database, ...variables });
      await postBooking(server.url, { name });
      await server.end('SIGTERM');
      return server.lines.join('\n');
    };
    const warning = 'BOOKINGS_RECIPIENT is not set';
    await startAndStore('Plain');
    expect(await startAndStore('Also plain')).not.toContain(warning);
    expect(await startAndStore('Sealed', { BOOKINGS_RECIPIENT: recipient })).not.toContain(warning);
    expect(await startAndStore('Plain again')).toContain(warning);
  });

  test('the server exits with one line if a public key in BOOKINGS_RECIPIENT is invalid', () => {
    const notOnTheCurve = 'age1qqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqq5cu47z';
    const wrongChecksum = recipient.slice(0, -1) + (recipient.endsWith('q') ? 'p' : 'q');
    for (const BOOKINGS_RECIPIENT of [notOnTheCurve, `${recipient} ${wrongChecksum}`]) {
      const { status, stderr } = run('src/start.js', [], { DATABASE_PATH: database, BOOKINGS_RECIPIENT });
      expect([status, stderr]).toEqual([
        1,
        expect.stringMatching(/^BOOKINGS_RECIPIENT: A public key is invalid: .*\n$/),
      ]);
    }
  });
});

describe('digest key', () => {
  test('six processes that start at once create one digest key and share it', async () => {
    const folder = temporaryFolder();
    const script = `import { readOrCreateDigestKey } from ${JSON.stringify(join(root, 'src/storage/digests.ts'))};
    process.stdout.write(readOrCreateDigestKey(process.argv[1]).toString('hex'));`;
    const args = ['--input-type=module', '--eval', script, join(folder, 'key')];
    const keys = await Promise.all(
      Array.from({ length: 6 }, async () => (await promisify(execFile)(process.execPath, args)).stdout),
    );
    expect(new Set(keys).size).toBe(1);
    expect(keys[0]).toMatch(/^[0-9a-f]{64}$/);
    expect(readdirSync(folder)).toEqual(['key']);
  });

  test('the server exits with one line if others may read its digest key', () => {
    const folder = temporaryFolder();
    const key = join(folder, 'key');
    writeFileSync(key, Buffer.alloc(32), { mode: 0o644 });
    const { status, stderr } = run('src/start.js', [], {
      DATABASE_PATH: databaseIn(folder),
      DIGEST_KEY_FILE: key,
      LOG_LEVEL: 'silent',
    });
    expect([status, stderr]).toEqual([
      1,
      `The digest key ${key} cannot be used: others may read or change it (mode 644): chmod 600 it.\n`,
    ]);
  });
});
