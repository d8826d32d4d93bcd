import { mkdirSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, expect, test } from 'vitest';
import { masseuses } from '../../content/masseuses.ts';
import { createSeal } from '../../src/storage/seal.ts';
import { makeKeyFile } from '../support/ageKeys.ts';
import { newBooking, storeAll } from '../support/bookings.ts';
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

const wordOfZoe = 'viernes';

const zoe = newBooking({
  name: 'Zoé “=1+1” \u001b[2J',
  email: 'Zoe@example.com',
  phone: '+34600111222',
  service: 'Otra cosa',
  serviceSlug: null,
  masseuse: masseuses[0].slug,
  day: '2026-11-27',
  time: '00:30',
  message: `${wordOfZoe}\n\t👩🏽‍🦰`,
  locale: otherLocale,
});

/** The title of a massage is one of the site's own texts, so it is not sealed. */
const ana = newBooking();

const storePlain = (...bookings: (typeof zoe)[]) => storeAll(database, bookings);

/** Stores requests that only `key` opens. */
const storeSealed = async (...bookings: (typeof zoe)[]): Promise<void> => {
  const store = openStore(database, [], { seal: await createSeal([key.recipient]) });
  for (const booking of bookings) await store.save(booking);
  await store.close();
};

const bookings = (...args: string[]) => runBookings([...args, '--db', database]);

const listed = (...args: string[]): Texts[] => {
  const { stdout, stderr, status } = bookings('list', '--format', 'json', ...args);
  expect(status, stderr).toBe(0);
  return JSON.parse(stdout) as Texts[];
};

test('list prints sealed texts only with the key, and says how many bookings are sealed', async () => {
  await storeSealed(zoe, ana);
  const { idempotencyKey: _key, clientAddress: _address, statementVersion: _version, ...texts } = zoe;
  expect(listed('--identity', key.file)).toMatchObject([{ name: ana.name }, texts]);
  const hidden = { name: '', email: null, phone: null, service: '', masseuse: null, day: null, time: null };
  expect(listed()).toMatchObject([
    { name: '', service: ana.service, serviceSlug: ana.serviceSlug, locale: ana.locale, status: 'new' },
    { ...hidden, locale: zoe.locale },
  ]);
  expect(bookings('list').stderr).toContain('2 requests sealed (--identity FILE opens them).\n');
});

test('show and next print sealed texts only with the key, else that they are sealed', async () => {
  await storeSealed(zoe);
  for (const command of [['next'], ['show', listed()[0]?.id ?? '']]) {
    const withoutKey = bookings(...command);
    expect(withoutKey.stdout).toMatch(/sealed: --identity FILE opens it/);
    expect(withoutKey.stdout).not.toMatch(/Zo[eé]|viernes/);
    const { stdout } = bookings(...command, '--identity', key.file);
    expect(stdout).toMatch(/Zoe@example\.com[\s\S]*viernes\n/);
  }
});

test('list --search searches sealed bookings only with the key, and counts those it leaves out', async () => {
  await storePlain(newBooking({ name: 'Plain', message: wordOfZoe }));
  await storeSealed(zoe, ana);
  const names = (...args: string[]) => listed(...args).map(({ name }) => name);
  expect(names('--search', wordOfZoe.toUpperCase(), '--identity', key.file)).toEqual([zoe.name, 'Plain']);
  expect(names('--search', wordOfZoe)).toEqual(['Plain']);
  expect(bookings('list', '--search', wordOfZoe).stderr).toContain('2 sealed requests not searched');
});

const seal = (db: string, ...args: string[]) =>
  runBookings(['seal', ...args, '--db', db], { BOOKINGS_RECIPIENT: key.recipient });

test('seal seals nothing without --yes, a public key, or proof that staff have the private key', async () => {
  await storePlain(zoe);
  expect(seal(database).status).toBe(2);
  expect(seal(database, '--yes').stderr).toContain('--without-proof');
  const wrong = await makeKeyFile(folder, 'wrong.txt');
  const unproved = seal(database, '--identity', wrong.file, '--yes');
  expect([unproved.status, unproved.stderr]).toEqual([1, expect.stringContaining('Nothing was sealed')]);
  expect(bookings('seal', '--yes').stderr).toMatch(/seal needs a public key/);
  expect(seal(database, '--dry-run').stdout).toBe(`1 request would be sealed to\n  ${key.recipient}\n`);
  expect(listed()).toMatchObject([{ name: zoe.name, message: zoe.message }]);
});

test('seal leaves no plain text in the file, the key opens all bookings, and a repeat is still found', async () => {
  // One transaction seals 200 bookings.
  const others = Array.from({ length: 250 }, (_, index) => newBooking({ name: `Kanarie ${index}` }));
  await storePlain(zoe, ...others);
  const texts = [wordOfZoe, 'Kanarie', 'Zoe@', '600111222'];
  expect(findTexts(database, texts)).toEqual(texts);
  const before = listed('--limit', '1000');
  const { status, stdout } = seal(database, '--identity', key.file, '--yes');
  const count = 1 + others.length;
  expect([status, stdout]).toEqual([0, `${count} requests sealed to\n  ${key.recipient}\n`]);
  expect(findTexts(database, texts)).toEqual([]);
  expect(listed('--limit', '1000', '--identity', key.file)).toEqual(before);
  // Zoé sends her booking again.
  await storeSealed(zoe);
  expect(listed('--limit', '1000')).toHaveLength(count);
});

test('seal names the backups that still hold plain texts, and seal --db seals such a backup', async () => {
  await storePlain(zoe);
  const backups = join(folder, 'backups');
  mkdirSync(backups);
  const backup = join(backups, 'copy.sqlite');
  bookings('backup', backup);
  const { stdout } = seal(database, '--yes', '--identity', key.file, '--backups', backups);
  expect(stdout).toContain(`\nstill in ${backup}: 1 request\n`);
  expect(findTexts(backup, [wordOfZoe])).toEqual([wordOfZoe]);
  // --without-proof seals on a machine that has no private key.
  expect(seal(backup, '--yes', '--without-proof').status).toBe(0);
  expect(findTexts(backup, [wordOfZoe])).toEqual([]);
  // There is no other file that may still hold plain texts.
  expect(readdirSync(backups)).toEqual(['copy.sqlite']);
});

test('export and erase --person refuse sealed bookings without the key, and find them with it', async () => {
  await storeSealed(zoe, newBooking({ name: 'Friend', message: 'with zoe@example.com' }), ana);
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
