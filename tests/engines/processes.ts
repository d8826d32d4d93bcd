import { globSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';

/** Ends a process at once, or with a negative id a group of them, where it is still there. */
export const endProcess = (id: number): void => {
  try {
    process.kill(id, 'SIGKILL');
  } catch {
    // It has ended.
  }
};

/** Writes down a process, or with a negative id a group, that must not outlive the tests; returns what takes it off the list. */
export const remember = (id: number): (() => void) => {
  const note = join(tmpdir(), `${id}.process`);
  writeFileSync(note, '');
  return () => rmSync(note, { force: true });
};

/** Ends all that is still written down in a folder, workers first, so that they start nothing more. */
export const endRemembered = (folder: string): void => {
  const ids = globSync(join(folder, '*.process')).map((note) => Number.parseInt(basename(note), 10));
  for (const id of ids.sort((one, other) => other - one)) endProcess(id);
};
