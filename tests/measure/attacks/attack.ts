import type { Watch } from './watch.ts';

/** What an attack did, in a figure for a person, and whether the site held. */
export type Figure = { what: string; figure: string; held: boolean };

/** The server under attack. */
export type Target = {
  url: string;
  port: number;
  pid: number;
  databasePath: string;
  /** The lines of its log so far. */
  lines: readonly string[];
  /** What it wrote to standard error so far. */
  complaints: () => string;
  /** Whether it is still there. */
  isAlive: () => boolean;
  /** Sends a signal and resolves with the exit code, `null` after a kill. */
  end: (signal: NodeJS.Signals) => Promise<number | null>;
  /** Watches, from a thread of its own, how long another visitor waits for `/healthz` or another path, and the server's memory. */
  watch: (path?: string) => Watch;
};

/** Something that a stranger does. Each gets a fresh server; all are bounded in count and time. */
export type Attack = {
  name: string;
  /** Beside those of every attack. */
  variables?: Record<string, string>;
  run: (target: Target) => Promise<Figure[]>;
};
