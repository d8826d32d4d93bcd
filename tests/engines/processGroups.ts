import { globSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';

/** Ends a group of processes at once, if it is still there. */
export const endGroup = (pid: number | undefined): void => {
  try {
    if (pid) process.kill(-pid, 'SIGKILL');
  } catch {
    // It has ended.
  }
};

/** Writes down a group that must not outlive the tests; returns what takes it off the list again. */
export const rememberGroup = (pid: number | undefined): (() => void) => {
  const note = join(tmpdir(), `${pid}.group`);
  writeFileSync(note, '');
  return () => rmSync(note, { force: true });
};

/** Ends all that is still written down in a folder, whoever started it. */
export const endRememberedGroups = (folder: string): void => {
  for (const note of globSync(join(folder, '*.group'))) endGroup(Number.parseInt(basename(note), 10));
};
