import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, expect, test } from 'vitest';
import { createSeal } from '../../src/storage/seal.ts';
import { openStore } from '../support/databases.ts';
import { fillSearchIndex, indexedGroups } from '../support/fillSearchIndex.ts';
import { makeKeyFile } from '../support/keyFiles.ts';
import { newBooking } from '../support/newBooking.ts';
import { run } from '../support/serverProcess.ts';
import { databaseIn } from '../support/testServer.ts';
import { temporaryFolder } from '../support/testSite.ts';
import { startWatch } from '../support/watchProcess.ts';

type Texts = { id: string; name: string; message: string | null };

let folder: string;
let path: string;
let key: Awaited<ReturnType<typeof makeKeyFile>>;

const zoe = newBooking({
  name: 'Zoé “=1+1” \u001b[2J',
  email: 'zoe@example.com',
  phone: '+34600111222',
  service: 'kanarie, something else',
  serviceSlug: null,
  masseuse: 'alba',
  message: 'viernes\n\tkanarie 👩🏽‍🦰',
  locale: 'fr',
});

/** Stores requests as a server does that seals to these keys, or to none. */
const keep = async (recipients: readonly string[], ...bookings: (typeof zoe)[]): Promise<void> => {
  const seal = recipients.length > 0 ? await createSeal(recipients) : undefined;
  const store = openStore(path, [], seal);
  for (const booking of bookings) await store.save(booking);
  await store.close();
};

beforeEach(async () => {
  folder = temporaryFolder();
  path = databaseIn(folder);
  key = await makeKeyFile(folder);
});

const bookings = (...args: string[]) => run('src/bookings.js', [...args, '--db', path]);

const listed = (...args: string[]): Texts[] => {
  const { stdout, stderr, status } = bookings('list', '--format', 'json', ...args);
  expect(status, stderr).toBe(0);
  return JSON.parse(stdout) as Texts[];
};

const isOnDisk = (text: string): boolean =>
  ['', '-wal', '-shm'].some((ending) => {
    try {
      return readFileSync(path + ending).includes(text);
    } catch {
      return false;
    }
  });

test('whoever has the key reads what was typed, exactly; others see that it is sealed', async () => {
  await keep([key.recipient], zoe, newBooking());
  const { idempotencyKey: _key, clientAddress: _address, statementVersion: _version, ...texts } = zoe;
  expect(listed('--identity', key.file)).toMatchObject([{ name: 'Ana' }, texts]);
  expect(listed()).toMatchObject([
    { name: '', service: 'Tantra', serviceSlug: 'tantra-massage', locale: 'en', status: 'new' },
    { name: '', email: null, phone: null, service: '', masseuse: null, message: null, locale: 'fr' },
  ]);
  const closed = bookings('list');
  expect(closed.stderr).toContain('2 requests sealed (--identity FILE opens them).\n');
  expect(closed.stdout).toMatch(/ Tantra /);
  const [, { id = '' } = {}] = listed();
  expect(bookings('show', id).stdout).not.toMatch(/Zoé|kanarie/);
  expect(bookings('next').stdout).toMatch(/sealed: --identity FILE opens it/);
  expect(bookings('next', '--identity', key.file).stdout).toMatch(/zoe@example\.com[\s\S]*viernes\n/);
  expect(bookings('mark', id, 'spam').stderr).toMatch(new RegExp(`^Marked as spam: ${id.slice(0, 8)}\n`));
  expect(bookings('show', id, '--identity', key.file).stdout).toMatch(/zoe@example\.com[\s\S]*viernes\n/);
});

test('a search reads what is sealed where there is a key', async () => {
  await keep([], newBooking({ name: 'Plain', message: 'viernes' }));
  await keep([key.recipient], zoe, newBooking());
  const names = (...args: string[]) => listed(...args).map(({ name }) => name);
  expect(names('--search', 'VIERNES', '--identity', key.file)).toEqual([zoe.name, 'Plain']);
  expect(names('--search', 'viernes')).toEqual(['Plain']);
  expect(bookings('list', '--search', 'viernes').stderr).toContain('2 sealed requests not searched');
});

test('watch opens what comes', async () => {
  await keep([key.recipient], zoe);
  const watch = startWatch(['--db', path, '--identity', key.file, '--since', '1h']);
  await expect.poll(watch.output).toMatch(/zoe@example\.com/);
  await keep([key.recipient], newBooking({ name: 'Later' }));
  await expect.poll(watch.output).toMatch(/ Later /);
});

test('the key of something else is one line, and so is none', async () => {
  await keep([key.recipient], zoe);
  const other = await makeKeyFile(folder, 'other.txt');
  for (const command of [['list'], ['list', '--search', 'viernes'], ['show', listed()[0]?.id ?? '']]) {
    const { status, stdout, stderr } = bookings(...command, '--identity', other.file);
    expect([status, stdout, stderr]).toEqual([
      1,
      '',
      expect.stringMatching(/^bookings: .*other\.txt opens none .*\n$/),
    ]);
  }
  const { status, stderr } = bookings('list', '--identity', path);
  expect([status, stderr]).toEqual([1, expect.stringMatching(/^bookings: .*: line 1 is no secret key.*\n$/)]);
});

test('after the key was changed, a file with both reads all', async () => {
  const later = await makeKeyFile(folder, 'later.txt');
  await keep([key.recipient], zoe);
  await keep([later.recipient, key.recipient], newBooking({ name: 'Both' }));
  await keep([later.recipient], newBooking({ name: 'Later' }));
  const names = (file: string) => listed('--identity', file).map(({ name }) => name);
  expect(names(later.file)).toEqual(['Later', 'Both', '']);
  const both = join(folder, 'both.txt');
  writeFileSync(both, readFileSync(key.file, 'utf8') + readFileSync(later.file, 'utf8'), { mode: 0o600 });
  expect(names(both)).toEqual(['Later', 'Both', zoe.name]);
});

test('seal takes what stands in plain text from the file, and repeats are still found', async () => {
  const others = Array.from({ length: 250 }, (_, index) =>
    newBooking({ name: `Kanarie ${index}`, phone: '600 111 222' }),
  );
  await keep([], zoe, ...others);
  fillSearchIndex(path);
  expect(isOnDisk('kanarie')).toBe(true);
  expect(indexedGroups(path)).toContain('kan');
  expect(bookings('seal', '--recipient', key.recipient)).toMatchObject({ status: 2 });
  expect(bookings('seal', '--yes').stderr).toMatch(/seal needs a public key/);
  const tried = bookings('seal', '--dry-run', '--recipient', key.recipient);
  expect([tried.status, tried.stdout]).toEqual([0, `251 requests would be sealed to\n  ${key.recipient}\n`]);
  expect(isOnDisk('kanarie')).toBe(true);
  const before = listed('--limit', '1000');
  const done = run('src/bookings.js', ['seal', '--yes', '--db', path], { BOOKINGS_RECIPIENT: key.recipient });
  expect([done.status, done.stdout]).toEqual([0, `251 requests sealed to\n  ${key.recipient}\n`]);
  for (const text of ['kanarie', 'Kanarie', 'zoe@', 'alba', '600 111'])
    expect([text, isOnDisk(text)]).toEqual([text, false]);
  expect(indexedGroups(path).filter((term) => 'kanarie zoe 600111222 alba viernes'.includes(term))).toEqual(
    [],
  );
  expect(listed('--limit', '1000', '--identity', key.file)).toEqual(before);
  const store = openStore(path, [], await createSeal([key.recipient]));
  expect((await store.save(zoe)).outcome).toBe('repeat');
  await store.close();
  expect(bookings('seal', '--yes', '--recipient', key.recipient).stdout).toMatch(/^0 requests sealed/);
});
