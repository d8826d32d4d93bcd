import { spawnSync } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import { onTestFinished } from 'vitest';

/** A small file system at a path, of a size as `mount` takes it, for one test; `null` where none can be mounted. */
export const smallDisk = (path: string, size = '96k'): string | null => {
  mkdirSync(path);
  if (spawnSync('mount', ['-t', 'tmpfs', '-o', `size=${size}`, 'none', path]).status !== 0) return null;
  onTestFinished(() => void spawnSync('umount', [path]));
  return path;
};
