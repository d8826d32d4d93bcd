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

/** Records a process (or a group, if negative) that must not outlive the tests; returns a function that unregisters the process. */
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
