import { type Logger, pino } from 'pino';

/**
 * Opens the log: JSON lines on standard output, from `level` upwards. Lines are written at once, so that none
 * is lost when the process ends.
 */
export const openLog = (level: string): Logger => {
  const destination = pino.destination({ dest: 1, sync: true });
  // Standard output may be a file, and a full disk must not end the site.
  destination.on('error', () => {});
  return pino({ level, base: null, timestamp: pino.stdTimeFunctions.isoTime }, destination);
};

/** Describes an error without its message, which may quote a visitor. */
export const describeError = (error: unknown) => {
  if (!(error instanceof Error)) return { name: typeof error, frames: [] };
  const frames = error.stack?.match(/^\s+at .*/gm)?.map((line) => line.trim()) ?? [];
  return { name: error.name, ...('code' in error && { code: error.code }), frames };
};

/** Logs errors that would otherwise end the process with their message, which may quote a visitor. */
export const logUnexpected = (log: Logger): void => {
  process.on('unhandledRejection', (error) => {
    log.error({ error: describeError(error) }, 'unhandled rejection');
  });
  process.on('uncaughtException', (error) => {
    log.fatal({ error: describeError(error) }, 'uncaught exception');
    process.exit(1);
  });
};
