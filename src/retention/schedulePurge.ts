import type { Logger } from 'pino';
import { runCli } from '../runCli.ts';

/** How often old requests are looked for: so much later than promised one is erased at most. */
const lookMs = 3_600_000;

/** The first visitors after a start come first. */
const firstLookMs = 2_000;

/** How often it is told that nothing can be erased. */
const looksPerWarning = 24;

export type PurgeOptions = {
  /** The file; without one the command line finds DATABASE_URL by itself, which holds a password. */
  database: string | undefined;
  /** The age at which requests are erased. */
  days: number;
  /** The built command line, which erases them in a process of its own. */
  cli: URL;
  log: Logger;
};

/**
 * Erases what is older than so many days, soon after the start and every hour from then on. Each time that something was erased is
 * a line in the log with the number; why nothing can be erased is one at first, and daily. `stop` ends it.
 */
export const schedulePurge = ({ database, days, cli, log }: PurgeOptions): { stop: () => void } => {
  const stopping = new AbortController();
  const args = [
    ...['purge', '--older-than', `${days}d`, '--yes'],
    ...(database === undefined ? [] : ['--db', database]),
  ];
  let failures = 0;
  let timer: NodeJS.Timeout | undefined;

  const look = async (): Promise<void> => {
    try {
      const requests = Number.parseInt(await runCli(cli, args, stopping.signal), 10);
      failures = 0;
      if (requests > 0) log.info({ requests }, 'erased');
    } catch (error) {
      if (stopping.signal.aborted) return;
      const reason = error instanceof Error ? error.message : String(error);
      if (failures % looksPerWarning === 0) log.warn({ reason }, 'old requests are not erased');
      failures += 1;
    }
    timer = setTimeout(look, lookMs).unref();
  };
  timer = setTimeout(look, firstLookMs).unref();

  return {
    stop: () => {
      stopping.abort();
      clearTimeout(timer);
    },
  };
};
