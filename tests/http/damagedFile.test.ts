import { spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  copyFileSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import Database from 'better-sqlite3';
import request from 'supertest';
import { expect, onTestFinished, test } from 'vitest';
import { openDatabase } from '../../db/sqlite/openDatabase.ts';
import { booking, sendJson } from '../support/postBooking.ts';
import { createTestSite, temporaryFolder } from '../support/testSite.ts';

type Site = ReturnType<typeof createTestSite>;

/** Posts different requests one after the other. */
const post = async ({ app }: Site, count: number, prefix = 'Ana'): Promise<number[]> => {
  const statuses: number[] = [];
  for (let number = 0; number < count; number += 1) {
    const { status } = await sendJson(app, { ...booking, name: `${prefix} ${number}` });
    statuses.push(status);
  }
  return statuses;
};

const expectRefused = async (site: Site): Promise<void> => {
  expect(await post(site, 2, 'Refused')).toEqual([503, 503]);
  await request(site.app).get('/readyz').expect(503);
  await request(site.app).get('/es').expect(200);
};

test('refuses requests when a backup is copied over the open file', async () => {
  const site = createTestSite();
  const backup = join(temporaryFolder(), 'backup.sqlite');
  await post(site, 3);
  const other = new Database(site.databasePath);
  other.exec(`VACUUM INTO '${backup}'`);
  other.close();
  await post(site, 3, 'Later');
  const { ino } = statSync(site.databasePath);
  copyFileSync(backup, site.databasePath);
  expect(statSync(site.databasePath).ino).toBe(ino);
  await expectRefused(site);
});

/** File operations on the open file; `copy` is a backup made two requests earlier. */
const changes: Record<string, (path: string, copy: string) => void> = {
  'a copy with the same pages is written over the file': (path, copy) => copyFileSync(copy, path),
  'a copy is moved over the file': (path, copy) => renameSync(copy, path),
  'the file becomes a link to a copy': (path, copy) => {
    rmSync(path);
    symlinkSync(copy, path);
  },
  'the file is deleted': (path) => rmSync(path),
  'the file is emptied': (path) => truncateSync(path),
  'the end of the file is cut off': (path) => truncateSync(path, 8192),
  'the log is deleted': (path) => rmSync(`${path}-wal`),
  'the log is cut off': (path) => truncateSync(`${path}-wal`, 4096),
  'the index of the log is deleted': (path) => rmSync(`${path}-shm`),
  'an older log is moved over the log': (path, copy) => renameSync(`${copy}-wal`, `${path}-wal`),
};

test.each(Object.entries(changes))('refuses requests when %s', async (_name, change) => {
  const site = createTestSite();
  const copy = join(temporaryFolder(), 'copy.sqlite');
  await post(site, 2);
  for (const ending of ['', '-wal']) copyFileSync(site.databasePath + ending, copy + ending);
  await post(site, 2, 'Later');
  change(site.databasePath, copy);
  await expectRefused(site);
});

/** A site whose file, with an empty log, was replaced by an older copy, and another process that has it open. */
const replaceByOlderCopy = async () => {
  const site = createTestSite();
  const copy = join(temporaryFolder(), 'copy.sqlite');
  const other = new Database(site.databasePath);
  await post(site, 2);
  other.exec(`VACUUM INTO '${copy}'`);
  await post(site, 2, 'Later');
  other.pragma('wal_checkpoint(TRUNCATE)');
  copyFileSync(copy, site.databasePath);
  return { site, other };
};

test('refuses requests after an older copy replaces a file with an empty log', async () => {
  const { site, other } = await replaceByOlderCopy();
  other.close();
  await expectRefused(site);
});

test('refuses requests after a copy replaces the file and another process commits', async () => {
  const { site, other } = await replaceByOlderCopy();
  await expectRefused(site);
  other.exec('UPDATE upkeep SET purged_at = hex(randomblob(8))');
  other.close();
  await expectRefused(site);
});

test('stores requests while other processes write, rebuild the file and empty its log', async () => {
  const site = createTestSite();
  await post(site, 1);
  const program = `
    import Database from 'better-sqlite3';
    const db = new Database(process.argv[1]);
    db.pragma('wal_autocheckpoint = 3');
    process.stdout.write('ready');
    for (let round = 0; ; round += 1) {
      try {
        db.exec('UPDATE upkeep SET purged_at = hex(randomblob(8))');
        if (round % 9 === 0) db.pragma('wal_checkpoint(PASSIVE)');
        if (round % 50 === 0) db.exec('VACUUM');
        if (round % 25 === 0) db.pragma('wal_checkpoint(TRUNCATE)');
      } catch (error) {
        if (error.code !== 'SQLITE_BUSY') throw error;
      }
    }`;
  const child = spawn(process.execPath, ['--input-type=module', '-e', program, site.databasePath], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  onTestFinished(() => void child.kill('SIGKILL'));
  await once(child.stdout, 'data');
  expect(new Set(await post(site, 60, 'Busy'))).toEqual(new Set([201]));
  expect(child.exitCode).toBeNull();
});

test('refuses requests when the file is overwritten with other bytes', async () => {
  const site = createTestSite();
  await post(site, 1);
  writeFileSync(site.databasePath, Buffer.alloc(40_000, 'x'), { flag: 'r+' });
  await expectRefused(site);
});

test('refuses requests when the log is removed before the first write', async () => {
  const site = createTestSite();
  rmSync(`${site.databasePath}-wal`);
  await expectRefused(site);
});

test('refuses requests when the log is emptied', async () => {
  const site = createTestSite();
  await post(site, 2);
  truncateSync(`${site.databasePath}-wal`);
  await expectRefused(site);
});

test('stores requests after another process checkpoints the log', async () => {
  const site = createTestSite();
  await post(site, 2);
  const other = new Database(site.databasePath);
  other.pragma('wal_checkpoint(TRUNCATE)');
  expect(statSync(`${site.databasePath}-wal`).size).toBe(0);
  expect(await post(site, 2, 'Later')).toEqual([201, 201]);
  other.pragma('wal_checkpoint(PASSIVE)');
  other.close();
  expect(await post(site, 2, 'Last')).toEqual([201, 201]);
  await request(site.app).get('/readyz').expect(200);
});

test('stores requests after its own checkpoints', async () => {
  const site = createTestSite({ variables: { RATE_LIMIT_MAX: '10000' } });
  const { mtimeMs } = statSync(site.databasePath);
  const statuses = await post(site, 250);
  expect(new Set(statuses)).toEqual(new Set([201]));
  expect(statSync(site.databasePath).mtimeMs).toBeGreaterThan(mtimeMs);
});

test('stores requests again when a moved file returns', async () => {
  const site = createTestSite();
  renameSync(site.databasePath, `${site.databasePath}.moved`);
  await expectRefused(site);
  renameSync(`${site.databasePath}.moved`, site.databasePath);
  expect(await post(site, 1)).toEqual([201]);
});

test('watches the files behind a symbolic link', async () => {
  const folder = temporaryFolder();
  const databasePath = join(folder, 'link.sqlite');
  openDatabase(join(folder, 'bookings.sqlite')).close();
  symlinkSync(join(folder, 'bookings.sqlite'), databasePath);
  const site = createTestSite({ variables: { DATABASE_PATH: databasePath } });
  await post(site, 1);
  rmSync(join(folder, 'bookings.sqlite-wal'));
  await expectRefused(site);
});
