import { execFile } from 'node:child_process';
import { cpSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import { catalogue } from '../../content/catalogue.ts';
import { defaultLocale } from '../../content/locales.ts';
import { displayFonts } from '../../content/look.ts';
import { root } from '../support/folders.ts';
import { applyEdit, ownerEdits } from '../support/ownerEdits.ts';
import { copyOfSources } from '../support/projectCopy.ts';

/** Copies the project with its tests to a temporary folder. */
const copyWithTests = (): string => {
  const folder = copyOfSources();
  for (const part of ['tests', 'vitest.config.ts'])
    cpSync(join(root, part), join(folder, part), { recursive: true });
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
  // The build fails without this file, but the check runs without a build (vitest.config.ts).
  rmSync(join(folder, 'static/fonts', font));
  const output = await outputOfFailure(folder, 'npm', ['run', '-s', 'check:content']);
  expect(output).toContain(`content/catalogue.ts: ${catalogue[0].slug}, euros: 0 `);
  expect(output).toContain(`content/${alts}: hero: is empty`);
  expect(output).toContain(`static/fonts: ${font}: is missing`);
});

test('after ordinary edits of an owner, check:content and the types find no mistake', async () => {
  const folder = copyWithTests();
  for (const edit of ownerEdits) applyEdit(folder, edit);
  expect(await outputOfFailure(folder, 'npm', ['run', '-s', 'check:content'])).toBe('');
  expect(await outputOfFailure(folder, 'npm', ['run', '-s', 'types'])).toBe('');
});
