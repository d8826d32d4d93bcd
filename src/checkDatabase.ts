import { execFile } from 'node:child_process';
import { statSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** How long a start waits for the check of a large file. */
const checkTimeoutMs = 10_000;

/** What a check found: nothing, that it took too long, or damage in SQLite's words. */
type Verdict = 'sound' | 'unchecked' | { damage: string };

/**
 * Whether a file is sound, where there is one. SQLite looks at every page, which takes as long as the file is large, so
 * it does that in another process, which is ended after ten seconds.
 */
export const checkDatabase = (path: string): Promise<Verdict> => {
  if (!statSync(path, { throwIfNoEntry: false })?.size) return Promise.resolve('sound');
  const script = fileURLToPath(new URL('./checkFile.js', import.meta.url));
  return new Promise((resolve) => {
    const options = { timeout: checkTimeoutMs, killSignal: 'SIGKILL' } as const;
    execFile(process.execPath, [script, path], options, (_error, found) => {
      if (found === 'ok') resolve('sound');
      else resolve(found ? { damage: found.split('\n').join(' ') } : 'unchecked');
    });
  });
};
