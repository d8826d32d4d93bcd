import type { DestinationStream } from 'pino';

/** How long a line may wait for others, so that many are written at once. */
const lingerMs = 50;

/** Characters that are written without waiting any longer. */
const enough = 16 * 1024;

/** Where a line of pino's says its level: `{"level":30,`. */
const levelAt = '{"level":'.length;

/** Whether a line tells of trouble, after which there may be no later: `warn` and above. */
const isUrgent = (line: string): boolean => line.charAt(levelAt) >= '4';

/**
 * Gathers the lines of a log and hands them over together, a moment later at most: a line for each request costs a call
 * of the system otherwise. `handOver` does it now.
 */
export const bufferLines = (write: (lines: string) => void): DestinationStream & { handOver: () => void } => {
  let lines = '';
  let timer: NodeJS.Timeout | undefined;

  const handOver = (): void => {
    clearTimeout(timer);
    timer = undefined;
    if (lines === '') return;
    const all = lines;
    lines = '';
    write(all);
  };

  return {
    write: (line) => {
      lines += line;
      if (lines.length >= enough || isUrgent(line)) handOver();
      else timer ??= setTimeout(handOver, lingerMs).unref();
    },
    handOver,
  };
};
