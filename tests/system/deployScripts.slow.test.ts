import { execFileSync, spawnSync } from 'node:child_process';
import {
  copyFileSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Cluster, execute, programFolder, startCluster } from '../support/cluster.ts';
import { damageIndex, makeDatabase } from '../support/databases.ts';
import { root } from '../support/serverProcess.ts';
import { temporaryFolder } from '../support/testSite.ts';

/** An installed release and its data, in a temporary folder. */
const install = () => {
  const home = temporaryFolder();
  const current = join(home, 'current');
  mkdirSync(join(current, 'bin'), { recursive: true });
  symlinkSync(process.execPath, join(current, 'bin/node'));
  symlinkSync(join(root, 'src'), join(current, 'src'));
  const folder = (name: string): string => {
    mkdirSync(join(home, name));
    return join(home, name);
  };
  const [backups, temporary, metrics] = [folder('backups'), folder('tmp'), folder('metrics')];
  const run = (name: string, args: string[] = [], variables: Record<string, string> = {}) => {
    const script = readFileSync(join(root, 'docs/deploy', name), 'utf8')
      .replaceAll('/opt/ambar-y-seda/current', current)
      .replaceAll('/var/lib/prometheus/node-exporter', metrics);
    const env = { PATH: process.env['PATH'], TMPDIR: temporary, BACKUP_DIR: backups, ...variables };
    const { status, stdout, stderr } = spawnSync('sh', ['-c', script, name, ...args], {
      env,
      encoding: 'utf8',
    });
    return { status, stdout, stderr };
  };
  return { home, backups, temporary, metrics, folder, run };
};

const old = 'bookings-20260101T000000Z.sqlite';
const newest = 'bookings-20260102T000000Z.sqlite';

const makeBackups = async (folder: string): Promise<void> => {
  await makeDatabase(join(folder, old), ['Ana']);
  await makeDatabase(join(folder, newest), ['Ana', 'Eva']);
};

describe('restore-drill', () => {
  test('restores the newest backup, and leaves nothing behind', async () => {
    const { backups, temporary, run } = install();
    expect(run('restore-drill')).toMatchObject({ status: 1, stderr: expect.stringContaining('no backup') });
    await makeBackups(backups);
    const { status, stdout } = run('restore-drill');
    expect([status, stdout]).toEqual([0, expect.stringMatching(/: sound\n(.*\n)*requests +2\n/)]);
    expect(readdirSync(temporary)).toEqual([]);
    expect(readdirSync(backups)).toEqual([old, newest]);
  });

  test('fails for a damaged backup, and leaves nothing behind', async () => {
    const { backups, temporary, run } = install();
    await makeBackups(backups);
    damageIndex(join(backups, newest));
    expect(run('restore-drill')).toMatchObject({ status: 1, stderr: expect.stringContaining('damaged') });
    expect(readdirSync(temporary)).toEqual([]);
  });
});

describe.skipIf(spawnSync('rsync', ['--version']).status !== 0 && !process.env['REQUIRE_RSYNC'])(
  'ship-backups',
  () => {
    /** A folder on another machine. A script in place of `ssh` runs the command here. */
    const elsewhere = (site: ReturnType<typeof install>) => {
      const folder = site.folder('elsewhere');
      const ssh = join(site.home, 'ssh');
      writeFileSync(ssh, '#!/bin/sh\nshift\nexec "$@"\n', { mode: 0o755 });
      const ship = () => site.run('ship-backups', [], { RSYNC_RSH: ssh, SHIP_TO: `copies:${folder}/` });
      return { ship, files: () => readdirSync(folder).sort(), folder };
    };

    test('copies only backups, and deletes copies of deleted backups', async () => {
      const site = install();
      const { ship, files, folder } = elsewhere(site);
      await makeBackups(site.backups);
      writeFileSync(join(site.backups, 'bookings-20260102T000000Z.sqlite.1a2b.partial'), '');
      writeFileSync(join(folder, 'notes'), '');
      expect(ship()).toMatchObject({ status: 0, stderr: '' });
      expect(files()).toEqual([old, newest, 'notes']);
      rmSync(join(site.backups, old));
      expect(ship().status).toBe(0);
      expect(files()).toEqual([newest, 'notes']);
    });

    test('deletes no copy if the source folder is empty or a backup is damaged', async () => {
      const site = install();
      const { ship, files } = elsewhere(site);
      await makeBackups(site.backups);
      expect(ship().status).toBe(0);
      rmSync(join(site.backups, old));
      copyFileSync(join(site.backups, newest), join(site.home, 'sound'));
      damageIndex(join(site.backups, newest));
      expect(ship()).toMatchObject({ status: 1, stderr: expect.stringContaining('damaged') });
      rmSync(join(site.backups, newest));
      expect(ship()).toMatchObject({ status: 1, stderr: expect.stringContaining('Nothing was copied') });
      expect(files()).toEqual([old, newest]);
    });
  },
);

describe.skipIf(programFolder === undefined && !process.env['REQUIRE_POSTGRES'])('dump', () => {
  let cluster: Cluster;
  beforeAll(async () => {
    cluster = await startCluster();
  });
  afterAll(() => cluster.remove());

  test('keeps a readable dump, deletes old ones, and leaves none after a failure', async () => {
    const { home, run } = install();
    const url = new URL(await cluster.createDatabase());
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
    execFileSync('touch', ['-d', '20 days ago', expired]);
    expect(dump(url.pathname.slice(1))).toMatchObject({ status: 0, stderr: '' });
    const [file = '', ...others] = readdirSync(dumps);
    expect([file, others]).toEqual([expect.stringMatching(/^bookings-\d{8}T\d{6}Z\.dump$/), []]);
    const listed = spawnSync('pg_restore', ['--list', join(dumps, file)], { encoding: 'utf8' });
    expect(listed.stdout).toContain('TABLE DATA public kept');
  });
});

test('report-success writes a metric that Prometheus reads', () => {
  const { metrics, run } = install();
  const before = Math.floor(Date.now() / 1000);
  expect(run('report-success', ['drill']).status).toBe(0);
  expect(readdirSync(metrics)).toEqual(['ambar-drill.prom']);
  const text = readFileSync(join(metrics, 'ambar-drill.prom'), 'utf8');
  const [, seconds] = /^ambar_task_success_timestamp_seconds\{task="drill"\} (\d+)$/m.exec(text) ?? [];
  expect(Number(seconds)).toBeGreaterThanOrEqual(before);
  const checked = spawnSync('promtool', ['check', 'metrics'], { input: text, encoding: 'utf8' });
  if (!checked.error) expect([checked.status, checked.stderr]).toEqual([0, '']);
});

const isInstalled = spawnSync('promtool', ['--version']).status === 0;

if (!isInstalled)
  process.stderr.write("The program 'promtool' is not installed (on Debian: apt install prometheus).\n");

test.skipIf(!isInstalled && !process.env['REQUIRE_PROMTOOL'])(
  'Prometheus accepts the alert rules, and each alert fires when expected',
  () => {
    const promtool = (...args: string[]) =>
      spawnSync('promtool', args, { cwd: root, encoding: 'utf8', timeout: 60_000 });
    const checked = promtool('check', 'rules', join('docs', 'deploy', 'alerts.yml'));
    expect(checked.stdout).toMatch(/\d+ rules found/);
    const tested = promtool('test', 'rules', join('tests', 'system', 'alertSeries.yml'));
    expect(tested.stdout + tested.stderr).toContain('SUCCESS');
    expect([checked.status, tested.status]).toEqual([0, 0]);
  },
);
