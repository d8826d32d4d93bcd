import { cpSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './serverProcess.ts';
import { temporaryFolder } from './testSite.ts';

/** A copy of all that is built, to be changed; without a build and without a database. */
export const copyOfSources = (): string => {
  const folder = temporaryFolder();
  for (const part of [
    'client',
    'content',
    'db',
    'src',
    'static',
    'views',
    'package.json',
    'package-lock.json',
    'tsconfig.json',
  ]) {
    cpSync(join(root, part), join(folder, part), {
      recursive: true,
      filter: (source) => !source.includes('.sqlite'),
    });
  }
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'));
  return folder;
};
