import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { xvfbPath } from './engine.ts';
import { engines } from './engines.ts';
import { endRemembered } from './processes.ts';

/** Starts Xvfb with a free display number. */
const startScreen = async (): Promise<{ display: string; screen: ChildProcess }> => {
  const size = ['-screen', '0', '2000x1400x24'];
  const screen = spawn(xvfbPath, ['-displayfd', '1', ...size, '-nolisten', 'tcp', '-noreset'], {
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  const [number] = await once(screen.stdout as Readable, 'data');
  return { display: `:${String(number).trim()}`, screen };
};

/**
 * Reports missing engines, makes a folder for all profiles, and starts a screen. Everything is removed at
 * the end, even after an interruption.
 */
export const setup = async (): Promise<() => void> => {
  for (const { name, missing } of engines) {
    const packages = missing().join(' ');
    if (packages) process.stderr.write(`${name} is left out: apt-get install ${packages}\n`);
  }
  const folder = mkdtempSync(join(tmpdir(), 'ambar-engines-'));
  process.env['TMPDIR'] = folder;
  const started = existsSync(xvfbPath) ? await startScreen() : undefined;
  if (started) process.env['DISPLAY'] = started.display;
  const end = (): void => {
    endRemembered(folder);
    started?.screen.kill('SIGKILL');
    rmSync(folder, { recursive: true, force: true, maxRetries: 20 });
  };
  process.once('exit', end);
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    process.once(signal, () => {
      end();
      process.exit(1);
    });
  }
  return end;
};
