import { chmodSync, chownSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import Database from 'better-sqlite3';
import { expect, onTestFinished, test } from 'vitest';
import { makeDatabase, namesIn } from '../support/databases.ts';
import { smallDisk } from '../support/smallDisk.ts';
import { databaseIn, startTestServer } from '../support/testServer.ts';
import { temporaryFolder } from '../support/testSite.ts';
import { expectOnlyPostsFail, expectRecovered, fill, post, startAs, statusOf } from '../support/trouble.ts';
import { holdWriteLock } from '../support/writeLock.ts';

test('a full disk fails posts alone, loses nothing that was acknowledged, and is over when there is room', async ({
  skip,
}) => {
  const disk = smallDisk(join(temporaryFolder(), 'disk'), '1m');
  if (!disk) return skip('No small disk can be mounted here');
  const path = databaseIn(disk);
  const reserve = join(disk, 'reserve');
  writeFileSync(reserve, Buffer.alloc(400_000));
  const { url, end } = await startTestServer({ DATABASE_PATH: path, RATE_LIMIT_MAX: '1000000' });
  onTestFinished(async () => void (await end('SIGKILL')));
  const stored = await fill(url);
  expect(stored.length).toBeGreaterThan(0);
  await expectOnlyPostsFail(url);
  rmSync(reserve);
  await expectRecovered(url, path);
  await end('SIGKILL');
  expect(namesIn(path)).toEqual(expect.arrayContaining(stored));
});

test('a file that may not grow fails posts alone, and the next start has all that was acknowledged', async ({
  skip,
}) => {
  const path = databaseIn(temporaryFolder());
  await makeDatabase(path, []);
  // 512-byte blocks in dash, kibibytes in bash: a limit of some 100 KiB either way.
  const command = `trap '' XFSZ; ulimit -f 200 || exit 99; exec "$0" src/start.js`;
  const { child, exited, url } = await startAs('sh', ['-c', command, process.execPath], path);
  if (url === null) return skip('No limit can be set here');
  const stored = await fill(url);
  await expectOnlyPostsFail(url);
  child.kill('SIGKILL');
  await exited;
  const next = await startTestServer({ DATABASE_PATH: path });
  await expectRecovered(next.url, path);
  expect(namesIn(path)).toEqual([...stored, 'Mar']);
});

test('a locked file fails posts alone, until it is free', async () => {
  const path = databaseIn(temporaryFolder());
  const { url } = await startTestServer({ DATABASE_PATH: path });
  const lock = holdWriteLock(path);
  await expectOnlyPostsFail(url);
  lock.release();
  await expectRecovered(url, path);
});

test('a row of next year makes the same words no repeat', async () => {
  const path = databaseIn(temporaryFolder());
  const { url } = await startTestServer({ DATABASE_PATH: path });
  expect((await post(url, 'Ana')).status).toBe(201);
  const db = new Database(path);
  const nextYear = new Date(Date.now() + 365 * 86_400_000).toISOString();
  db.prepare('UPDATE bookings SET created_at = ?').run(nextYear);
  db.close();
  expect((await post(url, 'Ana')).status).toBe(201);
  expect((await post(url, 'Ana')).status).toBe(200);
  expect(namesIn(path)).toEqual(['Ana', 'Ana']);
  expect(await statusOf(`${url}/readyz`)).toBe(200);
});

test('a folder that may not be written ends a start in a line, and loses nothing of a server that runs', async ({
  skip,
}) => {
  const folder = temporaryFolder();
  const path = databaseIn(folder);
  await makeDatabase(path, ['Earlier']);
  const isRoot = process.getuid?.() === 0;
  // Nothing is closed to root: it becomes nobody.
  const user = isRoot ? { uid: 65_534, gid: 65_534 } : {};
  if (isRoot) for (const file of [folder, path]) chownSync(file, 65_534, 65_534);
  const start = () => startAs(process.execPath, ['src/start.js'], path, user);
  const first = await start();
  if (first.url === null) return skip(`Nobody may run the project here: ${first.complaints()}`);
  expect((await post(first.url, 'Ana')).status).toBe(201);
  chmodSync(folder, 0o500);
  // Its files are open: it may go on or refuse, but what it says has to be so.
  const { status } = await post(first.url, 'Eva');
  expect([201, 503]).toContain(status);
  expect(await statusOf(`${first.url}/readyz`)).toBe(status === 201 ? 200 : 503);
  expect(await statusOf(`${first.url}/es`)).toBe(200);
  first.child.kill('SIGKILL');
  await first.exited;
  chmodSync(folder, 0o700);
  expect(namesIn(path)).toEqual(['Earlier', 'Ana', ...(status === 201 ? ['Eva'] : [])]);
  for (const ending of ['-wal', '-shm']) rmSync(path + ending, { force: true });
  chmodSync(folder, 0o500);
  const second = await start();
  expect([second.url, (await second.exited)[0]]).toEqual([null, 1]);
  expect(second.complaints()).toMatch(/^The database .* cannot be (opened|used).*\n$/);
  chmodSync(folder, 0o700);
  const third = await start();
  await expectRecovered(third.url ?? '', path);
});
