import { spawnSync } from 'node:child_process';
import {
  copyFileSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { execute, programFolder } from '../support/cluster.ts';
import { damageIndex, makeDatabase } from '../support/databases.ts';
import { root } from '../support/serverProcess.ts';
import { postgresTest, shareCluster } from '../support/sharedCluster.ts';
import { temporaryFolder } from '../support/testSite.ts';

const old = 'bookings-20260101T000000Z.sqlite';
const newest = 'bookings-20260102T000000Z.sqlite';
const newestNames = ['Ana', 'Eva'];

/** An installed release with two backups, and a function that runs a script of `docs/deploy` there. */
const install = async () => {
  const home = temporaryFolder();
  const current = join(home, 'current');
  const [backups, temporary, metrics] = [join(home, 'backups'), join(home, 'tmp'), join(home, 'metrics')];
  for (const folder of [join(current, 'bin'), backups, temporary, metrics])
    mkdirSync(folder, { recursive: true });
  symlinkSync(process.execPath, join(current, 'bin/node'));
  symlinkSync(join(root, 'src'), join(current, 'src'));
  await makeDatabase(join(backups, old), ['Ana']);
  await makeDatabase(join(backups, newest), newestNames);
  const run = (name: string, args: string[] = [], variables: Record<string, string> = {}) => {
    const script = readFileSync(join(root, 'docs/deploy', name), 'utf8')
      .replaceAll('/opt/ambar-y-seda/current', current)
      .replaceAll('/var/lib/prometheus/node-exporter', metrics);
    const env = { PATH: process.env['PATH'], TMPDIR: temporary, BACKUP_DIR: backups, ...variables };
    return spawnSync('sh', ['-c', script, name, ...args], { env, encoding: 'utf8' });
  };
  return { home, backups, temporary, metrics, run };
};

test('the restore-drill script checks the newest backup, fails if it is damaged, and leaves no file', async () => {
  const { backups, temporary, run } = await install();
  expect(run('restore-drill')).toMatchObject({
    status: 0,
    stdout: expect.stringMatching(new RegExp(`: sound\n(.*\n)*requests +${newestNames.length}\n`)),
  });
  damageIndex(join(backups, newest));
  expect(run('restore-drill')).toMatchObject({ status: 1, stderr: expect.stringContaining('damaged') });
  expect(readdirSync(temporary)).toEqual([]);
  expect(readdirSync(backups)).toEqual([old, newest]);
});

const hasNoRsync = spawnSync('rsync', ['--version']).status !== 0 && !process.env['REQUIRE_RSYNC'];

test.skipIf(hasNoRsync)('ship-backups copies and deletes only while the newest backup is sound', async () => {
  const { home, backups, run } = await install();
  // A folder on another machine. A script in place of `ssh` runs the command here.
  const elsewhere = join(home, 'elsewhere');
  mkdirSync(elsewhere);
  const ssh = join(home, 'ssh');
  writeFileSync(ssh, '#!/bin/sh\nshift\nexec "$@"\n', { mode: 0o755 });
  const ship = () => run('ship-backups', [], { RSYNC_RSH: ssh, SHIP_TO: `copies:${elsewhere}/` });
  const files = () => readdirSync(elsewhere).sort();
  // An unfinished backup, which must not be copied, and a file of somebody else, which must not be deleted.
  writeFileSync(join(backups, `${newest}.1a2b.partial`), '');
  writeFileSync(join(elsewhere, 'notes'), '');
  expect(ship()).toMatchObject({ status: 0, stderr: '' });
  expect(files()).toEqual([old, newest, 'notes']);

  copyFileSync(join(backups, newest), join(home, 'sound'));
  damageIndex(join(backups, newest));
  expect(ship()).toMatchObject({ status: 1, stderr: expect.stringContaining('damaged') });
  for (const name of [old, newest]) rmSync(join(backups, name));
  expect(ship()).toMatchObject({ status: 1, stderr: expect.stringContaining('Nothing was copied') });
  expect(files()).toEqual([old, newest, 'notes']);

  // Once a backup is sound again, copies of deleted backups are deleted.
  copyFileSync(join(home, 'sound'), join(backups, newest));
  expect(ship().status).toBe(0);
  expect(files()).toEqual([newest, 'notes']);
});

const cluster = shareCluster();

postgresTest('dump writes a readable dump, deletes old ones, and leaves none if it fails', async () => {
  const { home, run } = await install();
  const url = new URL(await cluster().createDatabase());
  await execute(url.href, 'CREATE TABLE kept AS SELECT 1 AS number');
  const dumps = join(home, 'dumps');
  const dump = (database: string) =>
    run('dump', [], {
      PATH: `${programFolder}:${process.env['PATH']}`,
      PGHOST: url.searchParams.get('host') ?? '',
      PGUSER: 'postgres',
      PGDATABASE: database,
      DUMP_DIR: dumps,
      DUMP_DAYS: '14',
    });
  expect(dump('missing').status).not.toBe(0);
  expect(readdirSync(dumps)).toEqual([]);
  const expired = join(dumps, 'bookings-20260101T000000Z.dump');
  writeFileSync(expired, '');
  const then = new Date(Date.now() - 20 * 86_400_000);
  utimesSync(expired, then, then);
  expect(dump(url.pathname.slice(1))).toMatchObject({ status: 0, stderr: '' });
  const files = readdirSync(dumps);
  expect(files).toEqual([expect.stringMatching(/^bookings-\d{8}T\d{6}Z\.dump$/)]);
  const listed = spawnSync('pg_restore', ['--list', join(dumps, files[0] ?? '')], { encoding: 'utf8' });
  expect(listed.stdout).toContain('TABLE DATA public kept');
});

const promtool = (...args: string[]) => spawnSync('promtool', args, { cwd: root, encoding: 'utf8' });
const hasNoPromtool = promtool('--version').status !== 0 && !process.env['REQUIRE_PROMTOOL'];

test.skipIf(hasNoPromtool)('Prometheus accepts the report-success metric and alert rules', async () => {
  const { metrics, run } = await install();
  const before = Math.floor(Date.now() / 1000);
  expect(run('report-success', ['drill']).status).toBe(0);
  const text = readFileSync(join(metrics, 'ambar-drill.prom'), 'utf8');
  const [, seconds] = /^site_task_success_timestamp_seconds\{task="drill"\} (\d+)$/m.exec(text) ?? [];
  expect(Number(seconds)).toBeGreaterThanOrEqual(before);
  const checked = spawnSync('promtool', ['check', 'metrics'], { input: text, encoding: 'utf8' });
  expect([checked.status, checked.stderr]).toEqual([0, '']);
  expect(promtool('check', 'rules', 'docs/deploy/alerts.yml').status).toBe(0);
});
