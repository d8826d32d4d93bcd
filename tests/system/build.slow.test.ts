import { execFileSync } from 'node:child_process';
import { appendFileSync, existsSync, readFileSync, utimesSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { databaseIn, temporaryFolder } from '../support/folders.ts';
import { load } from '../support/html.ts';
import { copyOfBuild } from '../support/projectCopy.ts';
import { pathTo } from '../support/routeTable.ts';
import { startTestServer } from '../support/serverProcess.ts';

const build = (folder: string): void => {
  execFileSync('npm', ['run', '-s', 'build'], { cwd: folder, stdio: 'pipe' });
};

/** Changes the start script and the style sheet, so that a build gives them other names. */
const changeSources = (folder: string): void => {
  appendFileSync(join(folder, 'client/start.ts'), "\nconsole.info('changed');\n");
  appendFileSync(join(folder, 'static/styles/base.css'), '\nbody { outline-color: #010203; }\n');
};

/** The URLs of the scripts and styles of the home page of the built site. */
const listAssets = async (folder: string): Promise<{ server: string; assets: string[] }> => {
  const { url } = await startTestServer({ DATABASE_PATH: databaseIn(temporaryFolder()) }, { cwd: folder });
  const page = load(await (await fetch(url + pathTo('home'))).text());
  const scripts = page.attributes('script[src]', 'src');
  const styles = page.attributes('link[rel=stylesheet]', 'href');
  return { server: url, assets: [...scripts, ...styles] };
};

/** The files for browsers of the last build. */
const listFiles = (folder: string): string[] => {
  const urls: Record<string, string> = JSON.parse(readFileSync(join(folder, 'dist/asset-urls.json'), 'utf8'));
  return Object.values(urls).map((url) => join(folder, 'dist', url));
};

const makeOlder = (file: string, days: number): void => {
  const time = new Date(Date.now() - days * 24 * 60 * 60_000);
  utimesSync(file, time, time);
};

test('a page of the former build still finds its script and style after a new build', async () => {
  const folder = copyOfBuild();
  const { assets: former } = await listAssets(folder);
  changeSources(folder);
  build(folder);
  const { server, assets: current } = await listAssets(folder);
  expect(former).toHaveLength(2);
  expect(current).toHaveLength(2);
  for (const url of [...former, ...current]) expect((await fetch(server + url)).status, url).toBe(200);
  expect(former.filter((url) => current.includes(url))).toEqual([]);
});

test('a build keeps all files of the build before it, however old they are', () => {
  const folder = copyOfBuild();
  const former = listFiles(folder);
  expect(former).not.toEqual([]);
  for (const file of former) makeOlder(file, 30);
  changeSources(folder);
  build(folder);
  expect(former.filter((file) => !existsSync(file))).toEqual([]);
});

/** Builds changed sources twice: the files that the first build replaced are some days old at the second. */
const buildTwice = async (days: number): Promise<string[]> => {
  const folder = copyOfBuild();
  const { assets } = await listAssets(folder);
  const replaced = assets.flatMap((url) =>
    ['', '.br', '.gz'].map((ending) => join(folder, 'dist', url + ending)),
  );
  changeSources(folder);
  build(folder);
  expect(replaced.filter((file) => !existsSync(file))).toEqual([]);
  for (const file of replaced) makeOlder(file, days);
  build(folder);
  return replaced;
};

test('a build removes files that were replaced more than a week ago', async () => {
  const replaced = await buildTwice(8);
  expect(replaced.filter((file) => existsSync(file))).toEqual([]);
});

test('a build keeps files that were replaced less than a week ago', async () => {
  const replaced = await buildTwice(6);
  expect(replaced.filter((file) => !existsSync(file))).toEqual([]);
});
