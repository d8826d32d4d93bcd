import { execFile } from 'node:child_process';
import { chmodSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { beforeEach, describe, expect, test } from 'vitest';
import { fileTime } from '../../db/sqlite/atomicFile.ts';
import { openDatabase } from '../../db/sqlite/openDatabase.ts';
import { damageIndex, makeDatabase, readNames } from '../support/databases.ts';
import { postBooking } from '../support/postBooking.ts';
import { root, run, runBookings } from '../support/serverProcess.ts';
import { databaseIn, startTestServer } from '../support/testServer.ts';
import { temporaryFolder } from '../support/testSite.ts';

const storedNames = ['Ana', 'Zoé'];
let folder: string;
let databasePath: string;
let backupFile: string;

beforeEach(() => {
  folder = temporaryFolder();
  databasePath = databaseIn(folder);
  backupFile = join(temporaryFolder(), 'copy.sqlite');
});

describe('backup and check', () => {
  beforeEach(() => makeDatabase(databasePath, storedNames));

  const backup = (...args: string[]) => runBookings(['backup', ...args, '--db', databasePath]);

  test('backup writes a file that only its owner can read, and says how many requests it has', () => {
    const { status, stdout, stderr } = backup(backupFile);
    expect([status, stderr]).toEqual([0, '']);
    expect(stdout).toBe(`${backupFile}: 2 requests, ${statSync(backupFile).size} bytes\n`);
    expect(statSync(backupFile).mode & 0o777).toBe(0o600);
    expect(readNames(backupFile)).toEqual(storedNames);
  });

  test('backup replaces a file only with --yes and without --dry-run', () => {
    writeFileSync(backupFile, 'what was there');
    const refused = backup(backupFile);
    expect([refused.status, refused.stdout]).toEqual([1, '']);
    expect(refused.stderr).toBe(`bookings: ${backupFile} is there already (--yes replaces it).\n`);
    const tried = backup(backupFile, '--yes', '--dry-run');
    expect([tried.status, tried.stderr]).toEqual([0, 'Nothing is changed (--dry-run).\n']);
    expect(readFileSync(backupFile, 'utf8')).toBe('what was there');
    expect(backup(backupFile, '--yes').status).toBe(0);
    expect(readNames(backupFile)).toEqual(storedNames);
  });

  test('backup --yes does not replace a database that a site is using', async () => {
    const used = join(folder, 'used.sqlite');
    await startTestServer({ DATABASE_PATH: used });
    const { status, stderr } = backup(used, '--yes');
    expect([status, stderr]).toEqual([1, `bookings: ${used} is another database: choose another name.\n`]);
    expect(readNames(used)).toEqual([]);
  });

  test('the check command and the server refuse a database with a trigger that the site did not make', () => {
    const db = openDatabase(databasePath);
    db.exec('CREATE TRIGGER hide AFTER INSERT ON bookings BEGIN DELETE FROM bookings WHERE id = new.id; END');
    db.close();
    const reason = 'this site did not make trigger hide in it.\n';
    const { status, stdout, stderr } = runBookings(['check', '--db', databasePath]);
    expect([status, stdout, stderr]).toEqual([1, '', `bookings: ${databasePath} cannot be used: ${reason}`]);
    const start = run('src/start.js', [], { DATABASE_PATH: databasePath });
    expect(start.stderr).toBe(`The database ${databasePath} cannot be opened: ${reason}`);
  });

  const check = (file = databasePath) => runBookings(['check', '--db', file]);

  test('check describes a sound database, and warns only if others may read it', () => {
    const { status, stdout, stderr } = check();
    expect([status, stderr]).toEqual([0, '']);
    expect(stdout).toMatch(/: sound\nversion +\d+, the newest\nrequests +2\nnewest +\d{4}-\d\d-\d\d /);
    chmodSync(databasePath, 0o644);
    const warning = `Others may read or change ${databasePath} (mode 644): chmod 600 it.\n`;
    expect(check()).toEqual({ status: 0, stdout, stderr: warning });
  });

  test('check fails for a damaged or missing database', () => {
    damageIndex(databasePath);
    const { status, stdout, stderr } = check();
    expect([status, stdout]).toEqual([1, '']);
    expect(stderr).toMatch(/^bookings: .* cannot be used: it is damaged: .*\n$/);
    expect(check(join(folder, 'missing.sqlite')).status).toBe(1);
  });
});

describe('restore', () => {
  const restore = (...args: string[]) => runBookings(['restore', backupFile, ...args, '--db', databasePath]);

  test('a backup made while visitors post restores every booking that was answered before it', async () => {
    const server = await startTestServer({ DATABASE_PATH: databasePath, RATE_LIMIT_MAX: '1000000' });
    const answered: string[] = [];
    // The visitors post until the server is killed.
    const visit = async (visitor: number): Promise<void> => {
      for (let number = 0; ; number += 1) {
        const name = `Visitor ${visitor} ${number}`;
        const { status } = await postBooking(server.url, { name });
        if (status === 201) answered.push(name);
      }
    };
    const visits = Promise.allSettled([1, 2, 3, 4].map(visit));
    await expect.poll(() => answered.length).toBeGreaterThan(20);
    const before = [...answered];
    const args = ['src/bookings.js', 'backup', backupFile, '--db', databasePath];
    await promisify(execFile)(process.execPath, args, { cwd: root });
    // Visitors were answered during the backup.
    expect(answered.length).toBeGreaterThan(before.length);
    await server.end('SIGKILL');
    await visits;
    writeFileSync(databasePath, 'nothing that could be read');

    expect(restore('--yes').status).toBe(0);
    expect(readNames(databasePath)).toEqual(expect.arrayContaining(before));
  });

  test('while the site runs on the database, restore --dry-run compares, but restore fails', async () => {
    await makeDatabase(backupFile, storedNames);
    const server = await startTestServer({ DATABASE_PATH: databasePath });
    expect((await postBooking(server.url, { name: 'Kept' })).status).toBe(201);
    expect(restore('--dry-run').stdout).toContain('Only the database has 1 request');
    const { status, stdout, stderr } = restore('--yes');
    expect([status, stdout]).toEqual([1, '']);
    expect(stderr).toMatch(/^bookings: .*: another process has it open: stop the site first\.\n$/);
    expect(readNames(databasePath)).toEqual(['Kept']);
  });

  test('restore needs --yes, and also --fewer if bookings would be lost', async () => {
    await makeDatabase(backupFile, storedNames);
    await makeDatabase(databasePath, ['Before']);
    expect(restore()).toMatchObject({ status: 2, stdout: '', stderr: expect.stringContaining('--yes') });
    const tried = restore('--dry-run');
    expect([tried.status, tried.stderr]).toEqual([0, 'Nothing is changed (--dry-run).\n']);
    for (const line of ['The backup has 2 requests', 'Only the database has 1 request', 'it needs --fewer'])
      expect(tried.stdout).toContain(line);
    expect(restore('--yes')).toMatchObject({ status: 1, stderr: expect.stringContaining('--fewer') });
    expect(readNames(databasePath)).toEqual(['Before']);
    expect(restore('--yes', '--fewer').status).toBe(0);
    expect(readNames(databasePath)).toEqual(storedNames);
  });
});

describe('scheduled backups', () => {
  /** The name of a backup made some hours ago. */
  const backupFromHoursAgo = (hours: number) =>
    `bookings-${fileTime(new Date(Date.now() - hours * 3_600_000))}.sqlite`;

  const earlierBackup = 'SQLite format 3\0';

  const entries = (lines: readonly string[], msg: string) =>
    lines.map((line) => JSON.parse(line)).filter((entry) => entry.msg === msg);

  test('the server makes a backup at its start if one is due, and keeps the newest BACKUP_KEEP', async () => {
    const BACKUP_DIR = join(folder, 'made', 'copies');
    await makeDatabase(databasePath, ['Ana']);
    mkdirSync(BACKUP_DIR, { recursive: true });
    const [newest = '', ...older] = [13, 26, 39].map(backupFromHoursAgo);
    // A file with a name of its own is no backup of the site, so it is kept.
    for (const name of [newest, ...older, 'mine.sqlite'])
      writeFileSync(join(BACKUP_DIR, name), earlierBackup);
    const variables = { DATABASE_PATH: databasePath, BACKUP_DIR, BACKUP_EVERY: '12h', BACKUP_KEEP: '2' };
    const server = await startTestServer(variables);
    await expect.poll(() => entries(server.lines, 'backed up')).toMatchObject([{ requests: 1 }]);
    const [{ file }] = entries(server.lines, 'backed up');
    await expect.poll(() => readdirSync(BACKUP_DIR).sort()).toEqual([newest, file, 'mine.sqlite'].sort());
    expect(readNames(join(BACKUP_DIR, file))).toEqual(['Ana']);
    await server.end('SIGTERM');
    // The newest backup is recent enough for the next start.
    const second = await startTestServer(variables);
    await second.end('SIGTERM');
    expect(entries(second.lines, 'backed up')).toEqual([]);
  });

  test('the server logs a failed backup in one line and stays ready', async () => {
    const noFolder = join(root, 'package.json');
    const server = await startTestServer({ DATABASE_PATH: databasePath, BACKUP_DIR: noFolder });
    await expect.poll(() => entries(server.lines, 'backup failed')).toHaveLength(1);
    expect((await fetch(`${server.url}/readyz`)).status).toBe(200);
  });

  test('with BACKUP_KEEP=1, a backup of an empty database does not replace the last one with bookings', async () => {
    const BACKUP_DIR = join(folder, 'copies');
    mkdirSync(BACKUP_DIR);
    const lastWithBookings = backupFromHoursAgo(30);
    writeFileSync(join(BACKUP_DIR, lastWithBookings), earlierBackup);
    const server = await startTestServer({ DATABASE_PATH: databasePath, BACKUP_DIR, BACKUP_KEEP: '1' });
    await expect.poll(() => entries(server.lines, 'backed up')).toMatchObject([{ requests: 0 }]);
    expect(readdirSync(BACKUP_DIR)).toContain(lastWithBookings);
  });
});
