import { execFileSync, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { chownSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { parseEnv } from 'node:util';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readNames } from '../support/databases.ts';
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
  expect(readdirSync(data).sort()).toEqual(['b.sqlite', 'bookings', 'copy.sqlite']);
  // The default place of the database stays unused.
  expect(readdirSync(release)).not.toContain('db');
});

test('the documented systemd unit runs a site that stores bookings', patience, async () => {
  const { data, options } = install();
  const example = (name: string): string =>
    readFileSync(join(release, name), 'utf8')
      .replaceAll('/opt/ambar-y-seda/current', release)
      .replaceAll('/var/lib/ambar-y-seda', data);
  const unit = example('docs/deploy/ambar-y-seda.service');
  const setting = (name: string): string => new RegExp(`^${name}=(.+)$`, 'm').exec(unit)?.[1] ?? '';
  const settings = parseEnv(example('docs/deploy/ambar-y-seda.env').replace('PORT=3000', 'PORT=0'));
  const command = setting('ExecStart').split(' ');
  // systemd sets no PATH.
  const asUnit = { ...options, cwd: setting('WorkingDirectory'), env: settings };
  const { url } = await startTestServer({}, { command, ...asUnit });
  expect((await postBooking(url, { name: 'Eva' })).status).toBe(201);
  expect(readNames(settings['DATABASE_PATH'] ?? '')).toEqual(['Eva']);
});

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
