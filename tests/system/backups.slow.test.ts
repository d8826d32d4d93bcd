import { execFile } from 'node:child_process';
import {
  chmodSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { pino } from 'pino';
import { beforeEach, describe, expect, onTestFinished, test } from 'vitest';
import { fileTime } from '../../db/sqlite/atomicFile.ts';
import { openDatabase } from '../../db/sqlite/openDatabase.ts';
import { scheduleBackups } from '../../src/maintenance/backups.ts';
import { damageIndex, makeDatabase, readNames } from '../support/databases.ts';
import { postBooking } from '../support/postBooking.ts';
import { makeCopyable } from '../support/preparedDatabases.ts';
import { root, run, runBookings } from '../support/serverProcess.ts';
import { databaseIn, startTestServer } from '../support/testServer.ts';
import { temporaryFolder } from '../support/testSite.ts';

describe('backup and check', () => {
  let folder: string;
  let path: string;
  let copy: string;
  let copies: () => string[];

  beforeEach(async () => {
    ({ folder, path, copy, copies } = await makeCopyable());
  });

  const backup = (...args: string[]) => runBookings(['backup', ...args, '--db', path]);

  test('a backup is one private file that includes the log of the running site', async () => {
    const site = openDatabase(path);
    site.exec("UPDATE bookings SET name = 'Ana María' WHERE name = 'Ana'");
    const { status, stdout, stderr } = backup(copy);
    expect([status, stderr]).toEqual([0, '']);
    expect(stdout).toBe(`${copy}: 2 requests, ${statSync(copy).size} bytes\n`);
    expect(copies()).toEqual(['copy.sqlite']);
    expect(statSync(copy).mode & 0o777).toBe(0o600);
    expect(readNames(copy)).toEqual(['Ana María', 'Zoé']);
    site.close();
  });

  test('refuses to replace an existing file without --yes', () => {
    writeFileSync(copy, 'what was there');
    const refused = backup(copy);
    expect([refused.status, refused.stdout]).toEqual([1, '']);
    expect(refused.stderr).toBe(`bookings: ${copy} is there already (--yes replaces it).\n`);
    const tried = backup(copy, '--yes', '--dry-run');
    expect([tried.status, tried.stderr]).toEqual([0, 'Nothing was written (--dry-run).\n']);
    expect(readFileSync(copy, 'utf8')).toBe('what was there');
    expect(backup(copy, '--yes').status).toBe(0);
    expect(readNames(copy)).toEqual(['Ana', 'Zoé']);
  });

  test('refuses to replace a database that another process uses', async () => {
    const used = join(folder, 'used.sqlite');
    await startTestServer({ DATABASE_PATH: used });
    const before = readdirSync(folder);
    const { status, stderr } = backup(used, '--yes');
    expect([status, stderr]).toEqual([1, `bookings: ${used} is another database: choose another name.\n`]);
    expect(readdirSync(folder)).toEqual(before);
    expect(readNames(used)).toEqual([]);
  });

  test('check refuses a trigger that the site did not make', () => {
    const db = openDatabase(path);
    db.exec('CREATE TRIGGER hide AFTER INSERT ON bookings BEGIN DELETE FROM bookings WHERE id = new.id; END');
    db.close();
    const { status, stdout, stderr } = runBookings(['check', '--db', path]);
    const refusal = `${path} cannot be used: this site did not make trigger hide in it.\n`;
    expect([status, stdout, stderr]).toEqual([1, '', `bookings: ${refusal}`]);
    expect(run('src/start.js', [], { DATABASE_PATH: path }).stderr).toBe(
      `The database ${path} cannot be opened: this site did not make trigger hide in it.\n`,
    );
  });

  test('check reports damage, permissions and missing files', () => {
    chmodSync(path, 0o644);
    const open = runBookings(['check', '--db', path]);
    expect([open.status, open.stderr]).toEqual([
      0,
      `Others may read or change ${path} (mode 644): chmod 600 it.\n`,
    ]);
    damageIndex(path);
    const damaged = runBookings(['check', '--db', path]);
    expect([damaged.status, damaged.stdout]).toEqual([1, '']);
    expect(damaged.stderr).toMatch(/^bookings: .* cannot be used: it is damaged: .*\n$/);
    const missing = join(folder, 'none.sqlite');
    expect(runBookings(['check', '--db', missing]).status).toBe(1);
    expect(existsSync(missing)).toBe(false);
  });
});

describe('restore', () => {
  let folder: string;
  let path: string;
  let copy: string;

  beforeEach(async () => {
    folder = temporaryFolder();
    path = databaseIn(folder);
    copy = join(temporaryFolder(), 'copy.sqlite');
    await makeDatabase(copy, ['Ana', 'Zoé']);
  });

  const restore = (...args: string[]) => runBookings(['restore', copy, ...args, '--db', path]);

  /** Posts a request and expects that it is stored. */
  const post = async (url: string, name: string): Promise<void> => {
    expect((await postBooking(url, { name })).status).toBe(201);
  };

  test('a restored backup contains all requests that were answered before it', async () => {
    const server = await startTestServer({ DATABASE_PATH: path, RATE_LIMIT_MAX: '1000000' });
    const answered: string[] = [];
    let isOver = false;
    const load = Array.from({ length: 4 }, async (_, connection) => {
      for (let number = 0; !isOver; number += 1) {
        const name = `Visitor ${connection} ${number}`;
        await post(server.url, name).then(
          () => answered.push(name),
          () => {},
        );
      }
    });
    await expect.poll(() => answered.length).toBeGreaterThan(20);
    const before = [...answered];
    const backup = join(folder, 'backup.sqlite');
    const { stdout } = await promisify(execFile)(
      process.execPath,
      ['src/bookings.js', 'backup', backup, '--db', path],
      { cwd: root },
    );
    const meanwhile = answered.length;
    await expect.poll(() => answered.length).toBeGreaterThan(meanwhile);
    await server.end('SIGKILL');
    isOver = true;
    await Promise.all(load);
    writeFileSync(path, 'nothing that could be read');
    expect(meanwhile).toBeGreaterThan(before.length);
    copy = backup;
    const restored = restore('--yes');
    expect([restored.status, restored.stdout.replace(path, backup)]).toEqual([0, stdout]);
    const restoredNames = new Set(readNames(path));
    expect(before.filter((name) => !restoredNames.has(name))).toEqual([]);
    const next = await startTestServer({ DATABASE_PATH: path });
    await post(next.url, 'After');
    expect(readNames(path).at(-1)).toBe('After');
    // The test runs five processes one after the other.
  });

  test('refuses to restore while the site runs', async () => {
    const server = await startTestServer({ DATABASE_PATH: path });
    await post(server.url, 'Kept');
    const { status, stdout, stderr } = restore('--yes');
    expect([status, stdout]).toEqual([1, '']);
    expect(stderr).toMatch(/^bookings: .*: another process has it open: stop the site first\.\n$/);
    expect(readNames(path)).toEqual(['Kept']);
  });

  test('restore needs --yes, and changes nothing with --dry-run', async () => {
    await makeDatabase(path, ['Before']);
    const refused = restore();
    expect([refused.status, refused.stdout]).toEqual([2, '']);
    expect(refused.stderr).toContain('--yes');
    const tried = restore('--dry-run');
    expect([tried.status, tried.stderr]).toEqual([0, 'Nothing was changed (--dry-run).\n']);
    const newest = 'the newest from \\d{4}-\\d\\d-\\d\\d \\d\\d:\\d\\d \\(Madrid\\)';
    expect(tried.stdout).toMatch(
      new RegExp(
        `^The backup has 2 requests, ${newest}\\.\nThe database has 1 request, ${newest}\\.\n` +
          'Only the backup has 2 requests\\.\nOnly the database has 1 request\\.\n' +
          'The restore would remove what only the database has: it needs --fewer\\.\n$',
      ),
    );
    expect(readNames(path)).toEqual(['Before']);
    expect(readdirSync(folder)).toEqual(['bookings.sqlite']);
    const lossy = restore('--yes');
    expect([lossy.status, lossy.stdout]).toEqual([1, '']);
    expect(lossy.stderr).toContain('it lacks 1 of the 1 requests of the database (--fewer restores it');
    expect(restore('--yes', '--fewer').status).toBe(0);
    expect(readNames(path)).toEqual(['Ana', 'Zoé']);
  });
});

describe('scheduled backups', () => {
  /** The name of a backup made some hours ago. */
  const nameAgo = (hours: number) => `bookings-${fileTime(new Date(Date.now() - hours * 3_600_000))}.sqlite`;

  const entries = (lines: readonly string[], msg: string) =>
    lines.map((line) => JSON.parse(line)).filter((entry) => entry.msg === msg);

  test('makes a backup at the start if one is due, and keeps the newest', async () => {
    const folder = temporaryFolder();
    const DATABASE_PATH = databaseIn(folder);
    const BACKUP_DIR = join(folder, 'made', 'copies');
    await makeDatabase(DATABASE_PATH, ['Ana']);
    mkdirSync(BACKUP_DIR, { recursive: true });
    const earlier = [13, 26, 39].map(nameAgo);
    for (const name of [...earlier, 'mine.sqlite']) writeFileSync(join(BACKUP_DIR, name), 'earlier');
    const variables = { DATABASE_PATH, BACKUP_DIR, BACKUP_EVERY: '12h', BACKUP_KEEP: '2' };
    const server = await startTestServer(variables);
    await expect.poll(() => entries(server.lines, 'backed up')).toHaveLength(1);
    const [{ file, requests }] = entries(server.lines, 'backed up');
    expect(file).toMatch(/^bookings-\d{8}T\d{6}Z\.sqlite$/);
    expect(requests).toBe(1);
    await expect.poll(() => readdirSync(BACKUP_DIR).sort()).toEqual([earlier[0], file, 'mine.sqlite'].sort());
    expect(statSync(join(BACKUP_DIR, file)).mode & 0o777).toBe(0o600);
    expect(readNames(join(BACKUP_DIR, file))).toEqual(['Ana']);
    expect(entries(server.lines, 'listening')).toMatchObject([{ backups: 'on' }]);
    await server.end('SIGTERM');
    // The newest backup is recent enough for the next start.
    const second = await startTestServer(variables);
    expect((await fetch(`${second.url}/readyz`)).status).toBe(200);
    expect(await second.end('SIGTERM')).toBe(0);
    expect(entries(second.lines, 'backed up')).toEqual([]);
  });

  test('logs a failed backup in one line and continues', async () => {
    const DATABASE_PATH = databaseIn(temporaryFolder());
    const server = await startTestServer({ DATABASE_PATH, BACKUP_DIR: join(root, 'package.json') });
    await expect.poll(() => entries(server.lines, 'backup failed')).toHaveLength(1);
    expect((await fetch(`${server.url}/readyz`)).status).toBe(200);
    expect(await server.end('SIGTERM')).toBe(0);
  });

  /** Schedules backups in this process, and returns their log. */
  const schedule = (database: string, folder: string, everyMs: number, keep: number) => {
    const lines: string[] = [];
    const { stop } = scheduleBackups({
      database,
      folder,
      everyMs,
      keep,
      cli: pathToFileURL(join(root, 'dist/bookings.js')),
      log: pino({ base: null }, { write: (line: string) => lines.push(line) }),
    });
    onTestFinished(stop);
    return { lines, stop };
  };

  test('keeps the last backup of a database that was replaced by an empty one', async () => {
    const database = databaseIn(temporaryFolder());
    const folder = temporaryFolder();
    writeFileSync(join(folder, nameAgo(30)), 'earlier');
    openDatabase(database).close();
    const { lines } = schedule(database, folder, 24 * 3_600_000, 1);
    await expect.poll(() => entries(lines, 'backed up')).toMatchObject([{ requests: 0 }]);
    expect(readdirSync(folder)).toHaveLength(2);
  });
});
