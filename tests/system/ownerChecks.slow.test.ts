import { execFile } from 'node:child_process';
import { cpSync, globSync, rmSync, symlinkSync } from 'node:fs';
import { join, relative } from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import { catalogue } from '../../content/catalogue.ts';
import { defaultLocale } from '../../content/locales.ts';
import { displayFonts } from '../../content/look.ts';
import { root, temporaryFolder } from '../support/folders.ts';
import { applyEdit, ownerEdits, removedPictures } from '../support/ownerEdits.ts';

const isSource = (path: string): boolean =>
  !/^(node_modules|dist(\.dev)?|screenshots|\.git)$|\.sqlite/.test(path);

/** Copies the project with its tests, but without the file of the facts that the former owner specified. */
const copyWithTests = (): string => {
  const folder = join(temporaryFolder(), 'site');
  cpSync(root, folder, { recursive: true, filter: (source) => isSource(relative(root, source)) });
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'));
  rmSync(join(folder, 'tests/specified.test.ts'));
  return folder;
};

/** Makes all edits in a copy, and removes the files that nothing uses any more. */
const makeChangedCopy = (): string => {
  const folder = copyWithTests();
  for (const edit of ownerEdits) applyEdit(folder, edit);
  for (const id of removedPictures) {
    const files = globSync(`static/pictures/{,social/}${id}{-*,.*}`, { cwd: folder });
    for (const file of files) rmSync(join(folder, file));
  }
  return folder;
};

/** Runs a program in a folder, and resolves with its output if it fails. */
const outputOfFailure = (folder: string, program: string, args: readonly string[]): Promise<string> =>
  promisify(execFile)(program, args, { cwd: folder, maxBuffer: 100_000_000 }).then(
    () => '',
    ({ stdout, stderr }) => `${stdout}${stderr}`,
  );

test('check:content names each slip of an owner with its file and entry', async () => {
  const folder = copyWithTests();
  const alts = `${defaultLocale}/pictureAlts.ts`;
  applyEdit(folder, {
    name: 'three slips',
    edits: {
      'catalogue.ts': (text) => text.replace(/euros: \d+/, 'euros: 0'),
      [alts]: (text) => text.replace(/hero: '[^']*'/, "hero: ''"),
    },
  });
  const font = `${displayFonts.upright.name}.woff2`;
  // The build fails without this file, but the check needs no build.
  rmSync(join(folder, 'static/fonts', font));
  const output = await outputOfFailure(folder, 'npm', ['run', '-s', 'check:content']);
  expect(output).toContain(`content/catalogue.ts: ${catalogue[0].slug}, euros: 0 `);
  expect(output).toContain(`content/${alts}: hero: is empty`);
  expect(output).toContain(`static/fonts: ${font}: is missing`);
});

test('after an owner changes prices, hours, contacts, a masseuse and pictures, the checks find no mistake', async () => {
  const folder = makeChangedCopy();
  expect(await outputOfFailure(folder, 'npm', ['run', '-s', 'check:content'])).toBe('');
  expect(await outputOfFailure(folder, 'npm', ['run', '-s', 'types'])).toBe('');
});

test('after an owner changes prices, hours, contacts, a masseuse and pictures, the tests pass', {
  timeout: 600_000,
}, async () => {
  const folder = makeChangedCopy();
  const args = [
    'vitest',
    'run',
    '--project',
    'tests',
    '--reporter=dot',
    'tests/unit',
    'tests/http',
    'tests/background',
  ];
  expect(await outputOfFailure(folder, 'npx', args)).toBe('');
});
