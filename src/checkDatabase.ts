import { execFile } from 'node:child_process';
import { statSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { findingsIn } from './findingsIn.ts';

/** Bytes, the log's included, that are looked at in a few milliseconds: to start a process for them takes longer. */
const smallBytes = 2 * 1024 * 1024;

/** How long a start waits for the check of a large file. */
const checkTimeoutMs = 10_000;

/** What a check found: nothing, that it took too long, or damage in SQLite's words. */
type Verdict = 'sound' | 'unchecked' | { damage: string };

const verdictOf = (findings: string): Verdict =>
  findings === 'ok' ? 'sound' : { damage: findings.split('\n').join(' ') };

const sizeOf = (file: string): number => statSync(file, { throwIfNoEntry: false })?.size ?? 0;

/**
 * Whether a file is sound, where there is one. SQLite looks at every page, which takes as long as the file is large, so
 * it does that for all but a small one in another process, which is ended after ten seconds.
 */
export const checkDatabase = async (path: string): Promise<Verdict> => {
  const size = sizeOf(path);
  if (size === 0) return 'sound';
  if (size + sizeOf(`${path}-wal`) <= smallBytes) return verdictOf(findingsIn(path));
  const script = fileURLToPath(new URL('./checkFile.js', import.meta.url));
  return new Promise((resolve) => {
    const options = { timeout: checkTimeoutMs, killSignal: 'SIGKILL' } as const;
    execFile(process.execPath, [script, path], options, (_error, found) => {
      resolve(found ? verdictOf(found) : 'unchecked');
    });
  });
};
