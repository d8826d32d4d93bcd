import { mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import Database from 'better-sqlite3';
import { beforeEach, expect, test } from 'vitest';
import { createSeal } from '../../src/storage/seal.ts';
import { ageTest, makeKey, openWithAge } from '../support/age.ts';
import { openStore } from '../support/databases.ts';
import { makeKeyFile } from '../support/keyFiles.ts';
import { newBooking } from '../support/newBooking.ts';
import { run } from '../support/serverProcess.ts';
import { databaseIn } from '../support/testServer.ts';
import { temporaryFolder } from '../support/testSite.ts';

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

const keepSealed = async (recipient: string): Promise<void> => {
  const store = openStore(path, [], await createSeal([recipient]));
  for (const booking of [
    zoe,
    newBooking({ name: 'Friend', message: 'with zoe@example.com' }),
    newBooking(),
  ]) {
    await store.save(booking);
  }
  await store.close();
};

const bookings = (...args: string[]) => run('src/bookings.js', [...args, '--db', path]);

const countRows = (): number => {
  const db = new Database(path);
  try {
    return db.prepare<[], number>('SELECT count(*) FROM bookings').pluck().get() ?? 0;
  } finally {
    db.close();
  }
};

test('without the key nobody can say what is whose; with it a person gets all, and all of it can be erased', async () => {
  const { file, recipient } = await makeKeyFile(folder);
  await keepSealed(recipient);
  for (const command of [['export'], ['erase', '--yes'], ['erase', '--dry-run']]) {
    const { status, stdout, stderr } = bookings(...command, '--person', 'zoe@example.com');
    expect([status, stdout, stderr.split('\n')]).toEqual([
      2,
      '',
      [expect.stringMatching(/^bookings: 3 requests sealed: --person needs --identity/), ''],
    ]);
  }
  const exported = bookings('export', '--person', '+34600111222', '--identity', file);
  expect(JSON.parse(exported.stdout)).toMatchObject([
    { name: zoe.name, message: zoe.message, masseuse: 'alba' },
  ]);
  const erased = bookings('erase', '--person', 'ZOE@example.com', '--identity', file, '--yes');
  expect([erased.status, erased.stdout]).toEqual([0, '1 request erased\n']);
  expect(erased.stderr).toMatch(/1 further request that may mention this person/);
  expect(countRows()).toBe(2);
  const other = await makeKeyFile(folder, 'other.txt');
  const wrong = bookings('erase', '--person', 'zoe@example.com', '--identity', other.file, '--yes');
  expect([wrong.status, wrong.stderr]).toEqual([1, expect.stringMatching(/^bookings: .* opens none .*\n$/)]);
});

test('a copy from before is named, and can be sealed or have somebody erased, too', async () => {
  const { file, recipient } = await makeKeyFile(folder);
  const store = openStore(path);
  await store.save(zoe);
  await store.close();
  const copies = join(folder, 'copies');
  mkdirSync(copies);
  const copy = join(copies, 'copy.sqlite');
  bookings('backup', copy);
  const sealed = bookings('seal', '--yes', '--recipient', recipient, '--backups', copies);
  expect([sealed.status, sealed.stdout]).toEqual([
    0,
    `1 request sealed to\n  ${recipient}\nstill in ${copy}: 1 request\n`,
  ]);
  const onCopy = (...args: string[]) => run('src/bookings.js', [...args, '--db', copy]);
  expect(readFileSync(copy).includes('viernes')).toBe(true);
  expect(onCopy('seal', '--yes', '--recipient', recipient)).toMatchObject({ status: 0 });
  expect(readFileSync(copy).includes('viernes')).toBe(false);
  expect(readdirSync(copies)).toEqual(['copy.sqlite']);
  expect(bookings('seal', '--yes', '--recipient', recipient, '--backups', copies).stdout).not.toMatch(
    /still in/,
  );
  const erased = onCopy('erase', '--person', 'zoe@example.com', '--identity', file, '--yes');
  expect([erased.status, erased.stdout]).toEqual([0, '1 request erased\n']);
});

ageTest('the program age opens what export --sealed writes, with a key that it made', async () => {
  const { file, recipient } = makeKey(folder);
  await keepSealed(recipient);
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
  const { name, email, phone, service, masseuse, message } = zoe;
  expect(opened.at(-1)).toEqual({ name, email, phone, service, masseuse, message });
  expect(bookings('export', '--sealed', out)).toMatchObject({ status: 0, stdout });
  writeFileSync(files[0] ?? '', 'mine');
  expect(bookings('export', '--sealed', out)).toMatchObject({ status: 1, stdout: '' });
  expect(readFileSync(files[0] ?? '', 'utf8')).toBe('mine');
});
