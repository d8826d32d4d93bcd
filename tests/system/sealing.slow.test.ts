import { mkdirSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, expect, test } from 'vitest';
import { masseuses } from '../../content/masseuses.ts';
import { createSeal } from '../../src/storage/seal.ts';
import { makeKeyFile } from '../support/ageKeys.ts';
import { newBooking } from '../support/bookings.ts';
import { findTexts, openStore, readNames } from '../support/databases.ts';
import { otherLocale } from '../support/sample.ts';
import { runBookings } from '../support/serverProcess.ts';
import { databaseIn } from '../support/testServer.ts';
import { temporaryFolder } from '../support/testSite.ts';

type Texts = { id: string; name: string; message: string | null };

let folder: string;
let database: string;
let key: Awaited<ReturnType<typeof makeKeyFile>>;

beforeEach(async () => {
  folder = temporaryFolder();
  database = databaseIn(folder);
  key = await makeKeyFile(folder);
});

const zoe = newBooking({
  name: 'Zoé “=1+1” \u001b[2J',
  email: 'Zoe@example.com',
  phone: '+34600111222',
  service: 'kanarie, something else',
  serviceSlug: null,
  masseuse: masseuses[0].slug,
  day: '2026-11-27',
  time: '00:30',
  message: 'viernes\n\tkanarie 👩🏽‍🦰',
  locale: otherLocale,
});

/** The title of a massage is one of the site's own texts, so it is not sealed. */
const ana = newBooking();

/** Stores requests, sealed to these recipients if there are any. */
const insert = async (recipients: readonly string[], ...bookings: (typeof zoe)[]): Promise<void> => {
  const seal = recipients.length > 0 ? await createSeal(recipients) : undefined;
  const store = openStore(database, [], { seal });
  for (const booking of bookings) await store.save(booking);
  await store.close();
};

const bookings = (...args: string[]) => runBookings([...args, '--db', database]);

const listed = (...args: string[]): Texts[] => {
  const { stdout, stderr, status } = bookings('list', '--format', 'json', ...args);
  expect(status, stderr).toBe(0);
  return JSON.parse(stdout) as Texts[];
};

test('list, show and next print sealed texts only with the key, else that they are sealed', async () => {
  await insert([key.recipient], zoe, ana);
  const { idempotencyKey: _key, clientAddress: _address, statementVersion: _version, ...texts } = zoe;
  expect(listed('--identity', key.file)).toMatchObject([{ name: ana.name }, texts]);
  const hidden = { name: '', email: null, phone: null, service: '', masseuse: null, day: null, time: null };
  expect(listed()).toMatchObject([
    { name: '', service: ana.service, serviceSlug: ana.serviceSlug, locale: ana.locale, status: 'new' },
    { ...hidden, locale: zoe.locale },
  ]);
  expect(bookings('list').stderr).toContain('2 requests sealed (--identity FILE opens them).\n');
  const id = listed()[1]?.id ?? '';
  expect(bookings('show', id).stdout).not.toMatch(/Zoé|kanarie/);
  expect(bookings('next').stdout).toMatch(/sealed: --identity FILE opens it/);
  for (const command of [['next'], ['show', id]]) {
    const { stdout } = bookings(...command, '--identity', key.file);
    expect(stdout).toMatch(/Zoe@example\.com[\s\S]*viernes\n/);
  }
});

test('list --search searches sealed bookings only with the key, and counts those it leaves out', async () => {
  await insert([], newBooking({ name: 'Plain', message: 'viernes' }));
  await insert([key.recipient], zoe, ana);
  const names = (...args: string[]) => listed(...args).map(({ name }) => name);
  expect(names('--search', 'VIERNES', '--identity', key.file)).toEqual([zoe.name, 'Plain']);
  expect(names('--search', 'viernes')).toEqual(['Plain']);
  expect(bookings('list', '--search', 'viernes').stderr).toContain('2 sealed requests not searched');
});

const seal = (db: string, ...args: string[]) =>
  runBookings(['seal', ...args, '--db', db], { BOOKINGS_RECIPIENT: key.recipient });

test('seal asks for --yes and the private key, removes plain texts, and repeats are recognized', async () => {
  const others = Array.from({ length: 250 }, (_, index) => newBooking({ name: `Kanarie ${index}` }));
  const count = 1 + others.length;
  await insert([], zoe, ...others);
  expect(seal(database).status).toBe(2);
  expect(seal(database, '--yes').stderr).toContain('--without-proof');
  const wrong = await makeKeyFile(folder, 'wrong.txt');
  const unproved = seal(database, '--identity', wrong.file, '--yes');
  expect([unproved.status, unproved.stderr]).toEqual([1, expect.stringContaining('Nothing was sealed')]);
  expect(bookings('seal', '--yes').stderr).toMatch(/seal needs a public key/);
  expect(seal(database, '--dry-run').stdout).toBe(
    `${count} requests would be sealed to\n  ${key.recipient}\n`,
  );
  const texts = ['kanarie', 'Kanarie', 'Zoe@', '600111222'];
  expect(findTexts(database, texts)).toEqual(texts);
  const before = listed('--limit', '1000');
  const done = seal(database, '--identity', key.file, '--yes');
  expect([done.status, done.stdout]).toEqual([0, `${count} requests sealed to\n  ${key.recipient}\n`]);
  expect(findTexts(database, texts)).toEqual([]);
  expect(listed('--limit', '1000', '--identity', key.file)).toEqual(before);
  const store = openStore(database, [], { seal: await createSeal([key.recipient]) });
  expect((await store.save(zoe)).outcome).toBe('repeat');
  await store.close();
});

test('seal reports backups with plain texts, and seal and erase --db work on a backup', async () => {
  await insert([], zoe);
  const copies = join(folder, 'copies');
  mkdirSync(copies);
  const backupFile = join(copies, 'copy.sqlite');
  bookings('backup', backupFile);
  const sealed = seal(database, '--yes', '--identity', key.file, '--backups', copies);
  expect(sealed.stdout).toContain(`\nstill in ${backupFile}: 1 request\n`);
  expect(findTexts(backupFile, ['viernes'])).toEqual(['viernes']);
  expect(seal(backupFile, '--yes', '--without-proof').status).toBe(0);
  expect(findTexts(backupFile, ['viernes'])).toEqual([]);
  expect(readdirSync(copies)).toEqual(['copy.sqlite']);
  const args = ['erase', '--person', 'zoe@example.com', '--identity', key.file, '--yes', '--db', backupFile];
  expect(runBookings(args).stdout).toMatch(/^1 request erased\n/);
});

test('export and erase --person refuse sealed bookings without the key, and find them with it', async () => {
  await insert([key.recipient], zoe, newBooking({ name: 'Friend', message: 'with zoe@example.com' }), ana);
  const person = ['--person', 'zoe@example.com'];
  for (const command of [['export'], ['erase', '--yes'], ['erase', '--dry-run']]) {
    const { status, stdout, stderr } = bookings(...command, ...person);
    expect([status, stdout]).toEqual([2, '']);
    expect(stderr).toMatch(/^bookings: 3 requests sealed\. Add --identity FILE.*\n$/m);
  }
  const identity = ['--identity', key.file];
  expect(JSON.parse(bookings('export', ...person, ...identity).stdout)).toMatchObject([
    { name: zoe.name, message: zoe.message, masseuse: zoe.masseuse },
  ]);
  const erased = bookings('erase', ...person, ...identity, '--yes');
  expect([erased.status, erased.stdout]).toEqual([0, expect.stringMatching(/^1 request erased\n .* Zoé/)]);
  expect(erased.stderr).toMatch(/1 further request may mention this person/);
  expect(readNames(database)).toHaveLength(3 - 1);
});
