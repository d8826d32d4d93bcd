import { spawnSync } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import { onTestFinished } from 'vitest';

/** A file system of 96 KiB at a path, for one test; `null` where none can be mounted. */
export const smallDisk = (path: string): string | null => {
  mkdirSync(path);
  if (spawnSync('mount', ['-t', 'tmpfs', '-o', 'size=96k', 'none', path]).status !== 0) return null;
  onTestFinished(() => void spawnSync('umount', [path]));
  return path;
};
