import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import Database from 'better-sqlite3';
import { beforeEach, describe, expect, test } from 'vitest';
import { fieldNames } from '../../content/bookingFields.ts';
import { createSeal } from '../../src/storage/seal.ts';
import { ageTest, makeKey, makeKeyFile, openWithAge } from '../support/ageKeys.ts';
import { newBooking, runSql } from '../support/bookings.ts';
import { openStore } from '../support/databases.ts';
import { massage, titleOf } from '../support/sample.ts';
import { runBookings } from '../support/serverProcess.ts';
import { databaseIn } from '../support/testServer.ts';
import { temporaryFolder } from '../support/testSite.ts';

describe('reading and sealing', () => {
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
    day: '2026-11-27',
    time: '00:30',
    message: 'viernes\n\tkanarie 👩🏽‍🦰',
    locale: 'fr',
  });

  /** Stores requests, sealed to these recipients if there are any. */
  const insert = async (recipients: readonly string[], ...bookings: (typeof zoe)[]): Promise<void> => {
    const seal = recipients.length > 0 ? await createSeal(recipients) : undefined;
    const store = openStore(path, [], { seal });
    for (const booking of bookings) await store.save(booking);
    await store.close();
  };

  beforeEach(async () => {
    folder = temporaryFolder();
    path = databaseIn(folder);
    key = await makeKeyFile(folder);
  });

  const bookings = (...args: string[]) => runBookings([...args, '--db', path]);

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

  test('the key opens texts exactly; without it they are reported as sealed', async () => {
    await insert([key.recipient], zoe, newBooking());
    const { idempotencyKey: _key, clientAddress: _address, statementVersion: _version, ...texts } = zoe;
    expect(listed('--identity', key.file)).toMatchObject([{ name: 'Ana' }, texts]);
    expect(listed()).toMatchObject([
      { name: '', service: titleOf(massage.slug), serviceSlug: massage.slug, locale: 'en', status: 'new' },
      {
        name: '',
        email: null,
        phone: null,
        service: '',
        masseuse: null,
        day: null,
        time: null,
        locale: 'fr',
      },
    ]);
    const closed = bookings('list');
    expect(closed.stderr).toContain('2 requests sealed (--identity FILE opens them).\n');
    expect(closed.stdout).toContain(` ${titleOf(massage.slug)} `);
    const [, { id = '' } = {}] = listed();
    expect(bookings('show', id).stdout).not.toMatch(/Zoé|kanarie/);
    expect(bookings('next').stdout).toMatch(/sealed: --identity FILE opens it/);
    expect(bookings('next', '--identity', key.file).stdout).toMatch(/zoe@example\.com[\s\S]*viernes\n/);
    expect(bookings('mark', id, 'spam').stderr).toMatch(new RegExp(`^Marked as spam: ${id.slice(0, 8)}\n`));
    expect(bookings('show', id, '--identity', key.file).stdout).toMatch(/zoe@example\.com[\s\S]*viernes\n/);
  });

  test('reports a wrong or invalid key in one line', async () => {
    await insert([key.recipient], zoe);
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
    expect([status, stderr]).toEqual([
      1,
      expect.stringMatching(/^bookings: .*: line 1 is not an age secret key.*\n$/),
    ]);
  });

  test('seal removes plain texts from the file, and repeats are still recognized', async () => {
    const others = Array.from({ length: 250 }, (_, index) =>
      newBooking({ name: `Kanarie ${index}`, phone: '600 111 222' }),
    );
    await insert([], zoe, ...others);
    expect(isOnDisk('kanarie')).toBe(true);
    const seal = (...args: string[]) =>
      runBookings(['seal', ...args, '--db', path], { BOOKINGS_RECIPIENT: key.recipient });
    expect(seal()).toMatchObject({ status: 2 });
    expect(seal('--yes').stderr).toContain('--without-proof');
    const wrong = await makeKeyFile(folder, 'wrong.txt');
    const unproved = seal('--identity', wrong.file, '--yes');
    expect([unproved.status, unproved.stderr]).toEqual([1, expect.stringContaining('Nothing was sealed')]);
    expect(bookings('seal', '--yes').stderr).toMatch(/seal needs a public key/);
    const tried = seal('--dry-run');
    expect([tried.status, tried.stdout]).toEqual([
      0,
      `251 requests would be sealed to\n  ${key.recipient}\n`,
    ]);
    expect(isOnDisk('kanarie')).toBe(true);
    const before = listed('--limit', '1000');
    const done = seal('--identity', key.file, '--yes');
    expect([done.status, done.stdout]).toEqual([0, `251 requests sealed to\n  ${key.recipient}\n`]);
    for (const text of ['kanarie', 'Kanarie', 'zoe@', 'alba', '600 111'])
      expect([text, isOnDisk(text)]).toEqual([text, false]);
    expect(listed('--limit', '1000', '--identity', key.file)).toEqual(before);
    const store = openStore(path, [], { seal: await createSeal([key.recipient]) });
    expect((await store.save(zoe)).outcome).toBe('repeat');
    await store.close();
    expect(seal('--yes', '--without-proof').stdout).toMatch(/^0 requests sealed/);
  });
});

describe('a person in sealed requests', () => {
  let folder: string;
  let path: string;

  const zoe = newBooking({
    name: 'Zoé “=1+1”',
    email: 'Zoe@example.com',
    phone: '600 111 222',
    service: 'something else',
    serviceSlug: null,
    masseuse: 'alba',
    message: 'viernes\n\t👩🏽‍🦰',
  });

  beforeEach(() => {
    folder = temporaryFolder();
    path = databaseIn(folder);
  });

  const insertSealed = async (recipient: string): Promise<void> => {
    const store = openStore(path, [], { seal: await createSeal([recipient]) });
    for (const booking of [
      zoe,
      newBooking({ name: 'Friend', message: 'with zoe@example.com' }),
      newBooking(),
    ]) {
      await store.save(booking);
    }
    await store.close();
  };

  const bookings = (...args: string[]) => runBookings([...args, '--db', path]);

  const countRows = (): number => {
    const db = new Database(path);
    try {
      return db.prepare<[], number>('SELECT count(*) FROM bookings').pluck().get() ?? 0;
    } finally {
      db.close();
    }
  };

  test('--person needs the key for sealed requests, then exports and erases', async () => {
    const { file, recipient } = await makeKeyFile(folder);
    await insertSealed(recipient);
    for (const command of [['export'], ['erase', '--yes'], ['erase', '--dry-run']]) {
      const { status, stdout, stderr } = bookings(...command, '--person', 'zoe@example.com');
      expect([status, stdout, stderr.split('\n')]).toEqual([
        2,
        '',
        [expect.stringMatching(/^bookings: 3 requests sealed\. Add --identity FILE/), ''],
      ]);
    }
    const exported = bookings('export', '--person', '+34600111222', '--identity', file);
    expect(JSON.parse(exported.stdout)).toMatchObject([
      { name: zoe.name, message: zoe.message, masseuse: 'alba' },
    ]);
    const erased = bookings('erase', '--person', 'ZOE@example.com', '--identity', file, '--yes');
    expect([erased.status, erased.stdout]).toEqual([0, expect.stringMatching(/^1 request erased\n .* Zoé/)]);
    expect(erased.stderr).toMatch(/1 further request may mention this person/);
    expect(countRows()).toBe(2);
    const other = await makeKeyFile(folder, 'other.txt');
    const wrong = bookings('erase', '--person', 'zoe@example.com', '--identity', other.file, '--yes');
    expect([wrong.status, wrong.stderr]).toEqual([
      1,
      expect.stringMatching(/^bookings: .* opens none .*\n$/),
    ]);
  });

  test('seal reports backups with plain texts, and can seal and erase in them', async () => {
    const { file, recipient } = await makeKeyFile(folder);
    const store = openStore(path);
    await store.save(zoe);
    await store.close();
    const copies = join(folder, 'copies');
    mkdirSync(copies);
    const copy = join(copies, 'copy.sqlite');
    bookings('backup', copy);
    const seal = (db: string, ...args: string[]) =>
      runBookings(['seal', ...args, '--db', db], { BOOKINGS_RECIPIENT: recipient });
    const sealed = seal(path, '--yes', '--identity', file, '--backups', copies);
    expect([sealed.status, sealed.stdout]).toEqual([
      0,
      `1 request sealed to\n  ${recipient}\nstill in ${copy}: 1 request\n`,
    ]);
    const onCopy = (...args: string[]) => runBookings([...args, '--db', copy]);
    expect(readFileSync(copy).includes('viernes')).toBe(true);
    expect(seal(copy, '--yes', '--without-proof')).toMatchObject({ status: 0 });
    expect(readFileSync(copy).includes('viernes')).toBe(false);
    expect(readdirSync(copies)).toEqual(['copy.sqlite']);
    const again = seal(path, '--dry-run', '--backups', copies);
    expect(again.stdout).not.toMatch(/still in/);
    const erased = onCopy('erase', '--person', 'zoe@example.com', '--identity', file, '--yes');
    expect([erased.status, erased.stdout]).toEqual([0, expect.stringMatching(/^1 request erased\n/)]);
  });

  ageTest('age opens files that export --sealed writes', async () => {
    const { file, recipient } = makeKey(folder);
    await insertSealed(recipient);
    const plain = openStore(path);
    await plain.save(newBooking({ name: 'Plain' }));
    await plain.close();
    const out = join(folder, 'out');
    const { status, stdout, stderr } = bookings('export', '--sealed', out);
    expect(status).toBe(0);
    expect(stderr).toBe('1 request in plain text left out (bookings seal seals them).\n');
    const files = stdout.trim().split('\n');
    expect(files.map((name) => name.slice(out.length + 1)).sort()).toEqual(readdirSync(out).sort());
    expect(files.map((name) => statSync(name).mode & 0o777)).toEqual([0o600, 0o600, 0o600]);
    expect(readFileSync(files[0] ?? '', 'utf8')).toMatch(/^-----BEGIN AGE ENCRYPTED FILE-----\n/);
    const opened = files.map((name) => JSON.parse(openWithAge(file, readFileSync(name))));
    expect(opened.at(-1)).toEqual(Object.fromEntries(fieldNames.map((field) => [field, zoe[field]])));
    expect(bookings('export', '--sealed', out)).toMatchObject({ status: 0, stdout });
    writeFileSync(files[0] ?? '', 'mine');
    expect(bookings('export', '--sealed', out)).toMatchObject({ status: 1, stdout: '' });
    expect(readFileSync(files[0] ?? '', 'utf8')).toBe('mine');
    runSql(path, "UPDATE bookings SET id = '../evil' WHERE rowid = 2");
    const refused = bookings('export', '--sealed', join(folder, 'fresh'));
    expect([refused.status, refused.stdout]).toEqual([1, '']);
    expect(refused.stderr).toMatch(/^bookings: Nothing was written: '\.\.\/evil' is no UUID\. .*\n$/);
    expect(existsSync(join(folder, 'fresh'))).toBe(false);
  });
});
