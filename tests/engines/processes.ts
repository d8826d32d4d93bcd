import { globSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';

/** Kills a process, or a process group if the id is negative. */
export const endProcess = (id: number): void => {
  try {
    process.kill(id, 'SIGKILL');
  } catch {
    // The process has exited.
  }
};

/** Kills a process (a group if negative) after the tests. Returns a function that cancels this. */
export const remember = (id: number): (() => void) => {
  const note = join(tmpdir(), `${id}.process`);
  writeFileSync(note, '');
  return () => rmSync(note, { force: true });
};

/** Kills all recorded processes of a folder, workers first, so that they start no more processes. */
export const endRemembered = (folder: string): void => {
  const ids = globSync(join(folder, '*.process')).map((note) => Number.parseInt(basename(note), 10));
  for (const id of ids.sort((one, other) => other - one)) endProcess(id);
};
