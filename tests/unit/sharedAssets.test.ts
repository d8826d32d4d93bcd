import { mkdirSync, readdirSync, readFileSync, utimesSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { pino } from 'pino';
import { expect, onTestFinished, test } from 'vitest';
import { type Assets, assetRetentionMs } from '../../src/build/manifest.ts';
import { shareAssets } from '../../src/http/sharedAssets.ts';
import { temporaryFolder } from '../support/testSite.ts';

const script = '/assets/client/start.OTHER111.js';
const picture = '/assets/pictures/other-400.abcdefghij.jpg';
const common = '/assets/pictures/common-400.abc-efg_ij.jpg';

const write = (file: string, content: string): void => {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, content);
};

/** A release with these assets, in the layout of a build. */
const makeRelease = (...urls: string[]): Pick<Assets, 'dist' | 'manifest'> => {
  const dist = temporaryFolder();
  for (const url of urls) write(join(dist, url), `content of ${url}`);
  return { dist: pathToFileURL(`${dist}/`), manifest: Object.fromEntries(urls.map((url) => [url, url])) };
};

const filesIn = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(folder.length))
    .sort();

const setAge = (file: string, ms: number): void => {
  const seconds = (Date.now() - ms) / 1000;
  utimesSync(file, seconds, seconds);
};

/** Sets the age of all shared files. */
const setAgeOfAll = (folder: string, ms: number): void => {
  for (const name of filesIn(folder)) setAge(join(folder, name), ms);
};

/** Shares the assets of a release in a folder, as a start of the site does. */
const share = async (folder: string, release: Pick<Assets, 'dist' | 'manifest'>) => {
  const logged: string[] = [];
  const log = pino({ base: null }, { write: (line: string) => logged.push(line) });
  const shared = await shareAssets({ folder, log, ...release });
  onTestFinished(shared.stop);
  return { ...shared, logged };
};

test('a release copies its assets into the shared folder, which it creates if needed', async () => {
  const folder = join(temporaryFolder(), 'made', 'here');
  const shared = await share(folder, makeRelease(script, picture));
  expect(shared.folder).toBe(join(folder, 'assets'));
  expect(filesIn(folder)).toEqual([script, picture]);
  expect(readFileSync(join(folder, script), 'utf8')).toBe(`content of ${script}`);
  expect(shared.logged).toEqual([]);
});

test('shared assets are kept until assetRetentionMs after the last start of a release with them', async () => {
  const folder = temporaryFolder();
  const [first, second] = [makeRelease(script, common), makeRelease(picture, common)];
  const minute = 60_000;
  await share(folder, first);
  setAgeOfAll(folder, assetRetentionMs - minute);
  await share(folder, second);
  expect(filesIn(folder)).toEqual([script, common, picture].sort());
  setAgeOfAll(folder, assetRetentionMs + minute);
  await share(folder, second);
  expect(filesIn(folder)).toEqual([common, picture].sort());
});

test('sharing assets deletes old unfinished files, and no old file that no build has written', async () => {
  const folder = temporaryFolder();
  const others = ['/assets/notes.txt', '/assets/client/mine.js', '/backup.abcdefghij.jpg', '/assets/a.b.js'];
  const unfinished = `${picture}.0f9619ff-8b86-4d01-b42d-00cf4fc964ff`;
  for (const name of [...others, unfinished]) write(join(folder, name), 'content');
  setAgeOfAll(folder, 2 * assetRetentionMs);
  await share(folder, makeRelease(script));
  expect(filesIn(folder)).toEqual([...others, script].sort());
});

test('sharing assets logs one line if the shared folder cannot be written', async () => {
  const folder = join(temporaryFolder(), 'file instead of a folder');
  writeFileSync(folder, '');
  const { logged } = await share(folder, makeRelease(script));
  const level = pino.levels.values['error'];
  expect(logged.map((line) => JSON.parse(line))).toMatchObject([
    { level, msg: 'sharing assets failed', folder },
  ]);
});
