import { type Logger, pino } from 'pino';

/** How long the last lines may take to be written when the process stops. */
const flushTimeoutMs = 500;

/**
 * The log: JSON lines on standard output. A full disk or a reader that stopped reading costs lines, never an answer to a
 * visitor: lines are written aside, and what cannot be written is dropped.
 */
export const openLog = (level: string): { log: Logger; closeLog: () => Promise<void> } => {
  const stdout = pino.destination({ fd: 1, sync: false });
  // At its end the process would otherwise try again and again to write what cannot be written.
  const giveUp = () => {
    stdout.flushSync = () => {};
  };
  stdout.on('error', giveUp);
  const log = pino({ level, base: null, timestamp: pino.stdTimeFunctions.isoTime }, stdout);
  const closeLog = async (): Promise<void> => {
    const isWritten = await new Promise<boolean>((resolve) => {
      setTimeout(resolve, flushTimeoutMs, false);
      stdout.flush((error) => resolve(!error));
    });
    if (!isWritten) giveUp();
  };
  return { log, closeLog };
};
