import { execFileSync, spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { chownSync, mkdirSync, readdirSync, readFileSync, symlinkSync } from 'node:fs';
import { basename, join } from 'node:path';
import { createInterface } from 'node:readline';
import { beforeAll, expect, onTestFinished, test } from 'vitest';
import { load } from '../support/html.ts';
import { makeRelease, nobody, unpack } from '../support/release.ts';
import { root } from '../support/serverProcess.ts';
import { temporaryFolder } from '../support/testSite.ts';

let file: string;

beforeAll(async () => {
  file = await makeRelease();
}, 180_000);

const digestOf = (path: string): string => createHash('sha256').update(readFileSync(path)).digest('hex');

/** A release as it lies on a server: nobody may write to it, what is kept has its own place, `bookings` is a link. */
const install = () => {
  const folder = temporaryFolder();
  const place = unpack(file, folder);
  const kept = join(folder, 'kept');
  mkdirSync(kept);
  if (nobody.uid) chownSync(kept, nobody.uid, nobody.gid);
  const bookings = join(folder, 'bookings');
  symlinkSync(join(place, 'bookings'), bookings);
  const env = { PATH: '/usr/bin:/bin', HOST: '127.0.0.1', PORT: '0', DATABASE_PATH: join(kept, 'b.sqlite') };
  return { place, kept, bookings, env, options: { cwd: '/', env, encoding: 'utf8', ...nobody } as const };
};

const start = async ({ place, options }: ReturnType<typeof install>) => {
  const child = spawn(join(place, 'start'), { ...options, stdio: ['ignore', 'pipe', 'inherit'] });
  onTestFinished(() => void child.kill('SIGKILL'));
  const { promise: url, resolve, reject } = Promise.withResolvers<string>();
  child.once('exit', (code) => reject(new Error(`It ended with ${code}`)));
  createInterface({ input: child.stdout }).on('line', (line) => {
    if (line.includes('"listening"')) resolve(JSON.parse(line).url);
  });
  return { child, url: await url };
};

test('unpacked, it serves, stores, lists and stops, in a folder where nobody may write, as anybody', async () => {
  const release = install();
  const { place, kept, bookings, options } = release;
  const { child, url } = await start(release);
  expect((await fetch(`${url}/readyz`)).status).toBe(200);
  const page = load(await (await fetch(`${url}/es`)).text());
  const assets = [
    ...page.attributes('link[href*="/assets/"]', 'href'),
    ...page.attributes('script[src]', 'src'),
    ...page.attributes('img[src*="/assets/"]', 'src'),
  ];
  expect(assets.length).toBeGreaterThan(5);
  for (const path of new Set(assets)) expect((await fetch(new URL(path, url))).status, path).toBe(200);
  const body = JSON.stringify({ name: 'Ana', service: 'Tantra' });
  const headers = { 'Content-Type': 'application/json' };
  expect((await fetch(`${url}/api/bookings`, { method: 'POST', headers, body })).status).toBe(201);
  const listed = spawnSync(bookings, ['list', '--format', 'json'], options);
  expect(JSON.parse(listed.stdout)).toMatchObject([{ name: 'Ana' }]);
  expect(spawnSync(bookings, ['backup', join(kept, 'copy.sqlite')], options).status).toBe(0);
  const exited = once(child, 'exit');
  child.kill('SIGTERM');
  expect(await exited).toEqual([0, null]);
  expect(readdirSync(kept).sort()).toEqual(['b.sqlite', 'b.sqlite.digest-key', 'copy.sqlite']);
  expect(readdirSync(place)).not.toContain('db');
});

test('everything that the code names is in it, and nothing for another system', () => {
  const { place, options } = install();
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

test('it lists its parts, which are what lies in it', () => {
  const { place } = install();
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

test('a second one of the same build is the same, and has the digest that lies beside it', async () => {
  const digest = digestOf(file);
  expect(readFileSync(`${file}.sha256`, 'utf8')).toBe(`${digest}  ${basename(file)}\n`);
  expect(digestOf(await makeRelease())).toBe(digest);
}, 180_000);

test('a database where nobody may write, or no build, ends the start with one line', () => {
  const { place, bookings, options } = install();
  const run = (command: string, variables = {}) => {
    const { status, stderr } = spawnSync(command, { ...options, env: { ...options.env, ...variables } });
    return { status, lines: stderr.trim().split('\n') };
  };
  const misplaced = run(join(place, 'start'), { DATABASE_PATH: 'kept/b.sqlite' });
  expect(misplaced).toEqual({ status: 1, lines: [expect.stringContaining(join(place, 'kept/b.sqlite'))] });
  execFileSync('chmod', ['u+w', place]);
  execFileSync('mv', [join(place, 'dist'), join(place, 'gone')]);
  for (const command of [join(place, 'start'), bookings])
    expect(run(command)).toEqual({ status: 1, lines: [expect.stringMatching(/^There is no build here/)] });
});
