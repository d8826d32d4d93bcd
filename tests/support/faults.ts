import { spawnSync } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import { onTestFinished } from 'vitest';

/** Mounts a small file system for one test, with a size as `mount` takes it; `null` if mounting fails. */
export const smallDisk = (path: string, size: string): string | null => {
  mkdirSync(path);
  if (spawnSync('mount', ['-t', 'tmpfs', '-o', `size=${size}`, 'none', path]).status !== 0) return null;
  onTestFinished(() => void spawnSync('umount', [path]));
  return path;
};

/** The status of a GET request. */
export const fetchStatus = async (url: string): Promise<number> => {
  const response = await fetch(url, { redirect: 'manual' });
  await response.arrayBuffer();
  return response.status;
};
