import { execFileSync, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  chownSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { parseEnv } from 'node:util';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeKeyFile } from '../support/ageKeys.ts';
import { load } from '../support/html.ts';
import { postBooking } from '../support/postBooking.ts';
import { makeRelease, nobody, unpack } from '../support/release.ts';
import { root } from '../support/serverProcess.ts';
import { startTestServer } from '../support/testServer.ts';
import { temporaryFolder } from '../support/testSite.ts';

/** Making and unpacking a release is slow on a busy machine. */
const patience = { timeout: 180_000 };

let folder: string;
let archive: string;
/** An unpacked release that is read-only. */
let release: string;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'ambar-'));
  archive = await makeRelease(folder);
  release = unpack(archive, folder);
}, patience.timeout);

afterAll(() => {
  execFileSync('chmod', ['-R', 'u+w', folder]);
  rmSync(folder, { recursive: true });
});

/** A folder for the database, and spawn options of a user who may only write there. */
const install = () => {
  const data = temporaryFolder();
  if (nobody.uid) chownSync(data, nobody.uid, nobody.gid);
  const env = {
    PATH: '/usr/bin:/bin',
    HOST: '127.0.0.1',
    PORT: '0',
    DATABASE_PATH: join(data, 'b.sqlite'),
  };
  return { data, options: { cwd: '/', env, encoding: 'utf8', ...nobody } as const };
};

test('an ordinary user can run a read-only release, book, list, back up and stop', patience, async () => {
  const { data, options } = install();
  const bookings = join(data, 'bookings');
  symlinkSync(join(release, 'bookings'), bookings);
  const { url, end } = await startTestServer({}, { command: [join(release, 'start')], ...options });
  expect((await fetch(`${url}/readyz`)).status).toBe(200);
  const page = load(await (await fetch(`${url}/es`)).text());
  const assets = [
    ...page.attributes('link[href*="/assets/"]', 'href'),
    ...page.attributes('[src*="/assets/"]', 'src'),
  ];
  expect(assets).not.toEqual([]);
  for (const path of new Set(assets)) expect((await fetch(new URL(path, url))).status, path).toBe(200);
  expect((await postBooking(url, { name: 'Ana' })).status).toBe(201);
  const listed = spawnSync(bookings, ['list', '--format', 'json'], options);
  expect(JSON.parse(listed.stdout)).toMatchObject([{ name: 'Ana' }]);
  expect(spawnSync(bookings, ['backup', join(data, 'copy.sqlite')], options).status).toBe(0);
  expect(await end('SIGTERM')).toBe(0);
  // The purge after the start may end last, and then leaves SQLite's log.
  const written = readdirSync(data).filter((name) => !/-(wal|shm)$/.test(name));
  expect(written.sort()).toEqual(['b.sqlite', 'b.sqlite.digest-key', 'bookings', 'copy.sqlite']);
  // The default place of the database stays unused.
  expect(readdirSync(release)).not.toContain('db');
});

test(
  'the documented systemd unit runs a site, and the script runs commands on its bookings',
  patience,
  async () => {
    const { data, options } = install();
    const example = (name: string): string =>
      readFileSync(join(release, name), 'utf8')
        .replaceAll('/opt/ambar-y-seda/current', release)
        .replaceAll('/var/lib/ambar-y-seda', data)
        .replaceAll('/etc/ambar-y-seda.env', join(data, 'settings'));
    const settings = example('docs/deploy/ambar-y-seda.env')
      .replace('PORT=3000', 'PORT=0')
      .replace('PORT=9464', 'PORT=0');
    writeFileSync(join(data, 'settings'), settings);
    const unit = example('docs/deploy/ambar-y-seda.service');
    const setting = (name: string): string => new RegExp(`^${name}=(.+)$`, 'm').exec(unit)?.[1] ?? '';
    const command = setting('ExecStart').split(' ');
    // systemd sets no PATH.
    const asUnit = { ...options, cwd: setting('WorkingDirectory'), env: parseEnv(settings) };
    const { url } = await startTestServer({}, { command, ...asUnit });
    expect((await postBooking(url, { name: 'Eva' })).status).toBe(201);

    const ambar = execFileSync('id', ['-un'], { ...nobody, encoding: 'utf8' }).trim();
    const script = join(data, 'bookings');
    const text = example('docs/deploy/bookings').replace('= ambar ]', `= ${ambar} ]`);
    writeFileSync(script, text, { mode: 0o755 });
    const asStaff = { ...options, cwd: data, env: { PATH: options.env.PATH } };
    const bookings = (...args: string[]) => spawnSync(script, args, asStaff);
    const [{ id, name }] = JSON.parse(bookings('list', '--format', 'json').stdout);
    expect(name).toBe('Eva');
    expect(bookings('backup', 'copy.sqlite').status).toBe(0);
    expect(readdirSync(data)).toContain('copy.sqlite');
    expect(bookings('mark', id, 'handled').stderr).toContain('Undo: bookings mark ');
  },
);

test('the health check of the Dockerfile succeeds only while the site runs', patience, async () => {
  const { options } = install();
  const { url, end } = await startTestServer({}, { command: [join(release, 'start')], ...options });
  const [, check = '[]'] =
    /^HEALTHCHECK [^[]*CMD (\[.*\])$/m.exec(readFileSync(join(root, 'Dockerfile'), 'utf8')) ?? [];
  const [checker = '', ...checked]: string[] = JSON.parse(check);
  const health = () =>
    spawnSync(checker, checked, { ...options, cwd: release, env: { PORT: new URL(url).port } }).status;
  expect(health()).toBe(0);
  expect(await end('SIGTERM')).toBe(0);
  expect(health()).toBe(1);
});

// Only root can run the script as another user.
test.runIf(process.getuid?.() === 0)(
  'the installed bookings script opens keys and folders with the rights of the user who runs it',
  patience,
  async () => {
    const { data, options } = install();
    const keys = await makeKeyFile(temporaryFolder());
    const settings = { DATABASE_PATH: options.env.DATABASE_PATH, BOOKINGS_RECIPIENT: keys.recipient };
    const lines = Object.entries(settings).map(([name, value]) => `${name}=${value}\n`);
    writeFileSync(join(data, 'settings'), lines.join(''));
    const env = { ...options.env, ...settings };
    const { url, end } = await startTestServer({}, { command: [join(release, 'start')], ...options, env });
    expect((await postBooking(url, { name: 'Eva' })).status).toBe(201);
    expect(await end('SIGTERM')).toBe(0);

    const ambar = execFileSync('id', ['-un'], { ...nobody, encoding: 'utf8' }).trim();
    const script = join(data, 'bookings');
    const text = readFileSync(join(release, 'docs/deploy/bookings'), 'utf8')
      .replaceAll('/opt/ambar-y-seda/current', release)
      .replaceAll('/etc/ambar-y-seda.env', join(data, 'settings'))
      .replaceAll('/usr/local/bin/bookings', script)
      .replaceAll('= ambar ]', `= ${ambar} ]`)
      .replaceAll('-u ambar', `-u ${ambar}`);
    writeFileSync(script, text, { mode: 0o755 });
    // Only root may enter this folder.
    const own = temporaryFolder();
    const run = (...args: string[]) =>
      spawnSync(script, args, { cwd: own, env: { PATH: process.env['PATH'] }, encoding: 'utf8' });
    const listing = ['list', '--format', 'json'];
    // The booking is sealed; only the key shows the name.
    expect(JSON.parse(run(...listing).stdout)).toMatchObject([{ name: '' }]);
    for (const identity of [['--identity', keys.file], [`--identity=${keys.file}`]])
      expect(JSON.parse(run(...listing, ...identity).stdout)).toMatchObject([{ name: 'Eva' }]);
    expect(run(...listing, '--identity', '/no/such/key').status).not.toBe(0);
  },
);

test('a release has its packages, binaries for this system only, and a digest', patience, () => {
  const digest = createHash('sha256').update(readFileSync(archive)).digest('hex');
  expect(readFileSync(`${archive}.sha256`, 'utf8')).toBe(`${digest}  ${basename(archive)}\n`);
  const { options } = install();
  const { dependencies } = JSON.parse(readFileSync(join(release, 'package.json'), 'utf8'));
  const names = Object.keys(dependencies);
  expect(names).toEqual(
    Object.keys(JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')).dependencies),
  );
  const script = `for (const name of ${JSON.stringify(names)}) await import(name)`;
  const loaded = spawnSync(join(release, 'bin/node'), ['--input-type=module', '-e', script], {
    ...options,
    cwd: release,
  });
  expect([loaded.status, loaded.stderr]).toEqual([0, '']);
  const found = execFileSync('find', [release, '-name', '*.node'], { encoding: 'utf8' });
  const binaries = found.trim().split('\n');
  expect(binaries.map((path) => basename(path))).toEqual([`${process.platform}-${process.arch}.node`]);
});
