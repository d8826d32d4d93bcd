/** One result of an attack: a text for people, and whether the site held. */
export type Figure = { what: string; figure: string; held: boolean };

/** Measures the longest latency in milliseconds and the peak memory in MiB until its end. */
export type Watch = { end: () => Promise<{ slowestMs: number; peakMiB: number }> };

/** The server under attack. */
export type Target = {
  url: string;
  port: number;
  pid: number;
  databasePath: string;
  /** The log lines so far. */
  lines: readonly string[];
  /** The text of standard error so far. */
  complaints: () => string;
  /** Whether the process runs. */
  isAlive: () => boolean;
  /** Sends a signal and resolves with the exit code, `null` after a kill. */
  end: (signal: NodeJS.Signals) => Promise<number | null>;
  /** Measures the latency for other visitors and the server's memory from a separate thread. */
  watch: (path?: string) => Watch;
};

/** An attack. Each runs on a new server and is bounded in count and time. */
export type Attack = {
  name: string;
  /** Variables besides those of every attack. */
  variables?: Record<string, string>;
  run: (target: Target) => Promise<Figure[]>;
};
