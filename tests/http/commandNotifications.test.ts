import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { createCommandChannel } from '../../src/notify/commandChannel.ts';
import { newBooking } from '../support/bookings.ts';
import { logged, noRetryMs, notify } from '../support/notifications.ts';
import { databaseIn } from '../support/testServer.ts';
import { temporaryFolder } from '../support/testSite.ts';

/** Writes a shell script to a new folder. `read` returns the text of a file that the script created there. */
const writeScript = (lines: readonly string[], name = 'tell') => {
  const folder = temporaryFolder();
  const path = join(folder, name);
  writeFileSync(path, ['#!/bin/sh', `cd '${folder}'`, ...lines, ''].join('\n'), { mode: 0o700 });
  const read = (file: string): string =>
    existsSync(join(folder, file)) ? readFileSync(join(folder, file), 'utf8') : '';
  return { path, folder, read };
};

const notifyByCommand = (path: string, { timeoutMs = 10_000, delaysMs = [100] } = {}) =>
  notify(databaseIn(temporaryFolder()), [createCommandChannel(path, timeoutMs)], delaysMs);

test('the notification command gets an id and no secret, and its output is not logged', async () => {
  process.env['SMTP_URL'] = 'smtp://user:canary@mail.example';
  const { path, read } = writeScript([
    'printf "%s|" "$#" "$@" > arguments',
    'env > environment',
    'cat > input',
    'echo noise; echo noise >&2',
  ]);
  const { save, lines, waitingNotifications } = notifyByCommand(path);
  const id = await save(newBooking({ name: 'Canary', message: '$(touch canary)' }));
  await expect.poll(waitingNotifications).toEqual([]);
  delete process.env['SMTP_URL'];
  expect(read('arguments')).toBe(`1|${id}|`);
  expect(read('input')).toBe('');
  const names = read('environment').match(/^\w+(?==)/gm) ?? [];
  const harmless = ['PATH', 'HOME', 'LANG', 'PWD', 'OLDPWD', 'SHLVL', '_'];
  expect(names).toContain('PATH');
  expect(names.filter((name) => !harmless.includes(name))).toEqual([]);
  expect(lines.join('')).not.toMatch(/canary|noise/i);
});

test('the notification command runs without a shell, whatever characters its path contains', async () => {
  const name = 'tell; touch made $(touch made) "`touch made`';
  const { path, folder } = writeScript(['touch done'], name);
  const { save, waitingNotifications } = notifyByCommand(path);
  await save(newBooking());
  await expect.poll(waitingNotifications).toEqual([]);
  expect(readdirSync(folder).sort()).toEqual(['done', name]);
  expect(existsSync('made'), 'in the folder of the server').toBe(false);
});

test('a notification command that fails runs until it succeeds; the log has its failures', async () => {
  const { path, read } = writeScript(['echo "$1" >> ids', '[ "$(wc -l < ids)" -eq 3 ] || exit 7']);
  const { save, lines, waitingNotifications } = notifyByCommand(path);
  const id = await save(newBooking());
  await expect.poll(waitingNotifications).toEqual([]);
  expect(read('ids')).toBe(`${id}\n`.repeat(3));
  expect(logged(lines, 'notification failed')).toMatchObject([
    { channel: 'command', code: 'EXIT_7', failures: 1 },
    { channel: 'command', code: 'EXIT_7', failures: 2 },
  ]);
});

test.each([
  ['exit 3', 'EXIT_3'],
  ['kill -TERM $$', 'SIGTERM'],
  // A process outside the group keeps standard error open.
  ['setsid sleep 20 & exit 3', 'EXIT_3'],
])('the log says how a notification command failed, without its error output: %s', async (end, code) => {
  const { path } = writeScript(['printf "canary %s" "$1" >&2', end]);
  const { save, lines } = notifyByCommand(path, { delaysMs: [noRetryMs] });
  await save(newBooking());
  await expect.poll(() => logged(lines, 'notification failed')).toMatchObject([{ code }]);
  expect(lines.join('')).not.toContain('canary');
});

const isAlive = (pid: string): boolean => {
  try {
    // A zombie process has no command line.
    return readFileSync(`/proc/${Number(pid)}/cmdline`, 'utf8') !== '';
  } catch {
    return false;
  }
};

test('a notification command that hangs is killed with its children, and the next one runs', async () => {
  // The first run ignores signals, starts a child process and hangs. The second run ends at once.
  const { path, read } = writeScript([
    'echo "$1" >> ids',
    '[ "$(wc -l < ids)" -gt 1 ] && exit 0',
    'trap "" TERM HUP INT',
    'sleep 300 &',
    'echo $! > child',
    'echo $$ > self',
    'sleep 300',
  ]);
  const { save, lines } = notifyByCommand(path, { timeoutMs: 2000, delaysMs: [noRetryMs] });
  await save(newBooking());
  const other = await save(newBooking({ name: 'Eva' }));
  await expect.poll(() => logged(lines, 'notification failed')).toMatchObject([{ code: 'ETIMEDOUT' }]);
  await expect.poll(() => read('ids')).toContain(other);
  await expect.poll(() => [read('child'), read('self')].map(isAlive)).toEqual([false, false]);
});

test('notification commands run one at a time', async () => {
  const { path, read } = writeScript(['echo in >> order', 'sleep 0.05', 'echo out >> order']);
  const { save, waitingNotifications } = notifyByCommand(path);
  const names = ['Ana', 'Eva', 'Zoe', 'Mar'];
  await Promise.all(names.map((name) => save(newBooking({ name }))));
  await expect.poll(waitingNotifications).toEqual([]);
  expect(read('order')).toBe('in\nout\n'.repeat(names.length));
});
