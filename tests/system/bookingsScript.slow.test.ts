import { execFileSync, spawnSync } from 'node:child_process';
import {
  chmodSync,
  chownSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { databaseIn, root, temporaryFolder } from '../support/folders.ts';
import { nobody } from '../support/projectCopy.ts';
import { makeDatabase } from '../support/storedBookings.ts';

/** Gives files to the user of the site. */
const giveToSite = (...paths: string[]): void => {
  if (!nobody.uid) return;
  for (const path of paths) chownSync(path, nobody.uid, nobody.gid);
};

/**
 * Installs `docs/deploy/bookings` as the deployment guide says, with the booking of Ana. Only the user of the
 * site may read the data and the settings. Returns the data folder, and a function that runs the script
 * there.
 */
const install = () => {
  const home = temporaryFolder();
  chmodSync(home, 0o755);
  const site = join(home, 'site');
  mkdirSync(join(site, 'node_modules/.bin'), { recursive: true });
  symlinkSync(process.execPath, join(site, 'node_modules/.bin/node'));
  symlinkSync(join(root, 'src'), join(site, 'src'));

  const data = join(home, 'data');
  mkdirSync(data, { mode: 0o700 });
  makeDatabase(databaseIn(data), ['Ana']);
  const settings = join(home, 'settings');
  writeFileSync(settings, `DATABASE_PATH=${databaseIn(data)}\n`, { mode: 0o600 });
  giveToSite(data, databaseIn(data), settings);

  const siteUser = execFileSync('id', ['-un'], { ...nobody, encoding: 'utf8' }).trim();
  const script = join(home, 'bookings');
  const text = readFileSync(join(root, 'docs/deploy/bookings'), 'utf8')
    .replaceAll('/opt/ambar-y-seda', site)
    .replaceAll('/etc/ambar-y-seda.env', settings)
    .replaceAll('/usr/local/bin/bookings', script)
    .replaceAll('= ambar ]', `= ${siteUser} ]`)
    .replaceAll('-u ambar', `-u ${siteUser}`);
  writeFileSync(script, text, { mode: 0o755 });

  const run = (args: readonly string[], user: object = {}) =>
    spawnSync(script, args, { cwd: data, env: { PATH: process.env['PATH'] }, encoding: 'utf8', ...user });
  const list = (user?: object) => JSON.parse(run(['list', '--format', 'json'], user).stdout);
  return { data, run, list };
};

test('the bookings script reads the database that the settings of the site name', () => {
  expect(install().list(nobody)).toMatchObject([{ name: 'Ana' }]);
});

test('the bookings script passes spaces and quotes to its command unchanged', () => {
  const { run, list } = install();
  const [{ id }] = list(nobody);
  const note = '22:30, "called"';
  expect(run(['note', id, note], nobody).status).toBe(0);
  expect(list(nobody)).toMatchObject([{ note }]);
});

test('the bookings script writes a backup to the folder in which it is called', () => {
  const { data, run } = install();
  expect(run(['backup', 'copy.sqlite'], nobody)).toMatchObject({ status: 0 });
  expect(readdirSync(data)).toContain('copy.sqlite');
});

test.each([
  ['an unknown id', ['show', 'ffffffff'], 1],
  ['an unknown command', ['unknown'], 2],
])('the bookings script exits with the status of its command for %s', (_name, args, status) => {
  expect(install().run(args, nobody).status).toBe(status);
});

test.runIf(process.getuid?.() === 0)(
  'a backup that root makes with the script belongs to the user of the site',
  () => {
    const { data, run } = install();
    expect(run(['backup', 'copy.sqlite'])).toMatchObject({ status: 0 });
    expect(statSync(join(data, 'copy.sqlite')).uid).toBe(nobody.uid);
  },
);
