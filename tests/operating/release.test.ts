import { execFileSync, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  chownSync,
  cpSync,
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
import { load } from '../support/html.ts';
import { makeRelease, nobody, start, stop, store, unpack } from '../support/release.ts';
import { root } from '../support/serverProcess.ts';
import { temporaryFolder } from '../support/testSite.ts';

/** Making and unpacking it takes seconds, on a busy machine many. */
const patience = { timeout: 180_000 };

let folder: string;
let file: string;
/** A release as it lies on a server: nobody may write to it. */
let place: string;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'ambar-'));
  file = await makeRelease(folder);
  place = unpack(file, folder);
}, patience.timeout);

afterAll(() => {
  execFileSync('chmod', ['-R', 'u+w', folder]);
  rmSync(folder, { recursive: true });
});

const digestOf = (path: string): string => createHash('sha256').update(readFileSync(path)).digest('hex');

/** Where the database is kept, and how things are started by somebody who may write there alone. */
const install = () => {
  const kept = temporaryFolder();
  if (nobody.uid) chownSync(kept, nobody.uid, nobody.gid);
  const env = { PATH: '/usr/bin:/bin', HOST: '127.0.0.1', PORT: '0', DATABASE_PATH: join(kept, 'b.sqlite') };
  return { kept, options: { cwd: '/', env, encoding: 'utf8', ...nobody } as const };
};

test(
  'unpacked, it serves, stores, lists and stops, in a folder where nobody may write, as anybody',
  patience,
  async () => {
    const { kept, options } = install();
    const bookings = join(kept, 'bookings');
    symlinkSync(join(place, 'bookings'), bookings);
    const { child, url } = await start(join(place, 'start'), [], options);
    expect((await fetch(`${url}/readyz`)).status).toBe(200);
    const page = load(await (await fetch(`${url}/es`)).text());
    const assets = [
      ...page.attributes('link[href*="/assets/"]', 'href'),
      ...page.attributes('script[src]', 'src'),
      ...page.attributes('img[src*="/assets/"]', 'src'),
    ];
    expect(assets.length).toBeGreaterThan(5);
    for (const path of new Set(assets)) expect((await fetch(new URL(path, url))).status, path).toBe(200);
    expect(await store(url, 'Ana')).toBe(201);
    const listed = spawnSync(bookings, ['list', '--format', 'json'], options);
    expect(JSON.parse(listed.stdout)).toMatchObject([{ name: 'Ana' }]);
    expect(spawnSync(bookings, ['backup', join(kept, 'copy.sqlite')], options).status).toBe(0);
    expect(await stop(child)).toEqual([0, null]);
    expect(readdirSync(kept).sort()).toEqual(['b.sqlite', 'b.sqlite.digest-key', 'bookings', 'copy.sqlite']);
    expect(readdirSync(place)).not.toContain('db');
  },
);

test('the examples of the unit, the settings, the command and the image work with it', patience, async () => {
  const { kept, options } = install();
  const example = (name: string): string =>
    readFileSync(join(place, name), 'utf8')
      .replaceAll('/opt/ambar-y-seda/current', place)
      .replaceAll('/var/lib/ambar-y-seda', kept)
      .replaceAll('/etc/ambar-y-seda.env', join(kept, 'settings'));
  const settings = example('docs/deploy/ambar-y-seda.env').replace('PORT=3000', 'PORT=0');
  writeFileSync(join(kept, 'settings'), settings);
  const unit = example('docs/deploy/ambar-y-seda.service');
  const said = (name: string): string => new RegExp(`^${name}=(.+)$`, 'm').exec(unit)?.[1] ?? '';
  const [command = '', ...args] = said('ExecStart').split(' ');
  // As systemd does, without a path.
  const asUnit = { ...options, cwd: said('WorkingDirectory'), env: parseEnv(settings) };
  const { child, url } = await start(command, args, asUnit);
  expect(await store(url, 'Eva')).toBe(201);

  const ambar = execFileSync('id', ['-un'], { ...nobody, encoding: 'utf8' }).trim();
  const script = join(kept, 'bookings');
  writeFileSync(script, example('docs/deploy/bookings').replace('ambar)', `${ambar})`), { mode: 0o755 });
  const asStaff = { ...options, cwd: kept, env: { PATH: options.env.PATH } };
  expect(JSON.parse(spawnSync(script, ['list', '--format', 'json'], asStaff).stdout)).toMatchObject([
    { name: 'Eva' },
  ]);
  expect(spawnSync(script, ['backup', 'copy.sqlite'], asStaff).status).toBe(0);
  expect(readdirSync(kept)).toContain('copy.sqlite');

  const [, check = '[]'] =
    /^HEALTHCHECK [^[]*CMD (\[.*\])$/m.exec(readFileSync(join(root, 'Dockerfile'), 'utf8')) ?? [];
  const [checker = '', ...checked]: string[] = JSON.parse(check);
  const health = () =>
    spawnSync(checker, checked, { ...options, cwd: place, env: { PORT: new URL(url).port } }).status;
  expect(health()).toBe(0);
  expect(await stop(child)).toEqual([0, null]);
  expect(health()).toBe(1);
});

test('everything that the code names is in it, and nothing for another system', patience, () => {
  const { options } = install();
  const { dependencies } = JSON.parse(readFileSync(join(place, 'package.json'), 'utf8'));
  const names = Object.keys(dependencies);
  expect(names).toEqual(
    Object.keys(JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')).dependencies),
  );
  const script = `for (const name of ${JSON.stringify(names)}) await import(name)`;
  const loaded = spawnSync(join(place, 'bin/node'), ['--input-type=module', '-e', script], {
    ...options,
    cwd: place,
  });
  expect([loaded.status, loaded.stderr]).toEqual([0, '']);
  const binaries = execFileSync('find', [place, '-name', '*.node'], { encoding: 'utf8' }).trim().split('\n');
  expect(binaries.map((path) => basename(path))).toEqual([`${process.platform}-${process.arch}.node`]);
});

test('it lists its parts, which are what lies in it', patience, () => {
  const list = JSON.parse(readFileSync(join(place, 'parts.cdx.json'), 'utf8'));
  expect([list.bomFormat, list.metadata.component.name]).toEqual(['CycloneDX', 'ambar-y-seda']);
  const parts = list.components.map(
    (part: { name: string; version: string }) => `${part.name}@${part.version}`,
  );
  const installed = execFileSync('npm', ['ls', '--all', '--parseable', '--long'], {
    cwd: place,
    encoding: 'utf8',
  });
  const [, ...found] = installed.trim().split('\n');
  expect(parts.toSorted()).toEqual([...new Set(found.map((line) => line.split(':')[1]))].toSorted());
  expect(parts).toContain(`node-${process.platform}-${process.arch}@${process.versions.node}`);
});

test(
  'a second one of the same build is the same, and has the digest that lies beside it',
  patience,
  async () => {
    const digest = digestOf(file);
    expect(readFileSync(`${file}.sha256`, 'utf8')).toBe(`${digest}  ${basename(file)}\n`);
    expect(digestOf(await makeRelease(temporaryFolder()))).toBe(digest);
  },
);

test('a database where nobody may write, or no build, ends the start with one line', patience, () => {
  const { kept, options } = install();
  const run = (command: string, variables = {}) => {
    const { status, stderr } = spawnSync(command, { ...options, env: { ...options.env, ...variables } });
    return { status, lines: stderr.trim().split('\n') };
  };
  const misplaced = run(join(place, 'start'), { DATABASE_PATH: 'kept/b.sqlite' });
  expect(misplaced).toEqual({ status: 1, lines: [expect.stringContaining(join(place, 'kept/b.sqlite'))] });
  for (const name of ['start', 'bookings', 'src', 'package.json'])
    cpSync(join(place, name), join(kept, name), { recursive: true });
  symlinkSync(join(place, 'bin'), join(kept, 'bin'));
  for (const name of ['start', 'bookings'])
    expect(run(join(kept, name))).toEqual({
      status: 1,
      lines: [expect.stringMatching(/^There is no build here/)],
    });
});
