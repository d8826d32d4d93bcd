import { spawnSync } from 'node:child_process';
import { cpSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { catalogue } from '../../content/catalogue.ts';
import { defaultLocale } from '../../content/locales.ts';
import { displayFonts } from '../../content/look.ts';
import { copyOfSources } from '../support/projectCopy.ts';
import { root } from '../support/serverProcess.ts';

test('check:content reports each mistake in the content in one line with its file and entry', () => {
  const folder = copyOfSources();
  cpSync(join(root, 'tests'), join(folder, 'tests'), { recursive: true });
  const edit = (file: string, from: RegExp, to: string) => {
    const text = readFileSync(join(folder, file), 'utf8');
    writeFileSync(join(folder, file), text.replace(from, to));
  };
  const linesOfCheck = () => {
    const options = { cwd: folder, encoding: 'utf8' } as const;
    return spawnSync(process.execPath, ['tests/checkContent.ts'], options).stderr.trim().split('\n');
  };
  const alts = `content/${defaultLocale}/pictureAlts.ts`;
  const { name } = displayFonts.upright;
  renameSync(join(folder, `static/fonts/${name}.woff2`), join(folder, 'static/fonts/other.woff2'));
  edit('content/catalogue.ts', /euros: \d+/, 'euros: 0');
  edit(alts, /hero: '[^']*'/, "hero: ''");
  expect(linesOfCheck().sort()).toEqual([
    `content/catalogue.ts: ${catalogue[0].slug}, euros: '0' is no price in whole euros`,
    `${alts}: hero: needs a sentence about the picture`,
    `static/fonts: ${name}.woff2: is missing`,
    'static/fonts: other.woff2: belongs to nothing, remove it',
  ]);
});
