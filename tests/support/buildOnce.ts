import { execFileSync } from 'node:child_process';
import { root } from './folders.ts';

/** Builds the site once for all tests. */
export const setup = (): void => {
  execFileSync(process.execPath, ['src/build/build.ts'], {
    cwd: root,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
};
