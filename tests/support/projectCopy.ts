import { cpSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { root, temporaryFolder } from './folders.ts';

const parts = [
  'client',
  'content',
  'db',
  'src',
  'static',
  'views',
  'package.json',
  'package-lock.json',
  'tsconfig.json',
];

/** Copies the project into a folder, without a build and without a database. */
export const copySources = (folder: string): void => {
  for (const part of parts) {
    cpSync(join(root, part), join(folder, part), {
      recursive: true,
      filter: (source) => !source.includes('.sqlite'),
    });
  }
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'));
};

/** Copies the project to a temporary folder, without a build and without a database. */
export const copyOfSources = (): string => {
  const folder = temporaryFolder();
  copySources(folder);
  return folder;
};

/** Copies the project with its build to a temporary folder, without a database. */
export const copyOfBuild = (): string => {
  const folder = copyOfSources();
  cpSync(join(root, 'dist'), join(folder, 'dist'), { recursive: true, preserveTimestamps: true });
  return folder;
};

/** An unprivileged user if the tests run as root, otherwise the current user. */
export const nobody = process.getuid?.() === 0 ? { uid: 65534, gid: 65534 } : {};
