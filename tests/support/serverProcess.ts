import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { createInterface } from 'node:readline';

export const root = join(import.meta.dirname, '../..');

const environment = (variables: Record<string, string>) => ({
  PATH: process.env['PATH'],
  HOME: process.env['HOME'],
  PORT: '0',
  ...variables,
});

/** A built server in a process of its own. */
export type ServerProcess = {
  url: string;
  pid: number;
  /** Standard output so far, line by line. */
  lines: string[];
  /** Resolves with the exit code, `null` after a kill. */
  exited: Promise<number | null>;
  /** Sends a signal and resolves with the exit code. */
  end: (signal: NodeJS.Signals) => Promise<number | null>;
};

/** Starts the built server of a checkout, by default this one, and resolves when it listens. */
export const startServer = async (
  variables: Record<string, string>,
  folder = root,
): Promise<ServerProcess> => {
  const child: ChildProcess = spawn(process.execPath, ['src/start.js'], {
    cwd: folder,
    env: environment(variables),
  });
  const exited = once(child, 'exit').then(([code]): number | null => code);
  const lines: string[] = [];
  if (!child.stdout) throw new Error('The server has no standard output');
  const url = await new Promise<string>((resolve, reject) => {
    exited.then((code) => reject(new Error(`The server ended with ${code} before it listened`)));
    createInterface({ input: child.stdout as NodeJS.ReadableStream }).on('line', (line) => {
      lines.push(line);
      const entry = JSON.parse(line) as { msg: string; url: string };
      if (entry.msg === 'listening') resolve(entry.url);
    });
  });
  return {
    url,
    pid: child.pid ?? 0,
    lines,
    exited,
    end: (signal) => {
      child.kill(signal);
      return exited;
    },
  };
};

/** Runs an entry of the project to its end. */
export const run = (file: string, args: readonly string[], variables: Record<string, string> = {}) => {
  const { status, stdout, stderr } = spawnSync(process.execPath, [file, ...args], {
    cwd: root,
    env: environment(variables),
    encoding: 'utf8',
  });
  return { status, stdout, stderr };
};
