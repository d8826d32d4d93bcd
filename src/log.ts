import { type Logger, pino } from 'pino';

/** Further lines are dropped while this many bytes are unwritten, because nobody reads the log. */
const maxUnwrittenBytes = 1024 * 1024;

/** Opens the log: JSON lines on standard output, from `level` upwards. A slow reader delays no visitor. */
export const openLog = (level: string): Logger => {
  const destination = pino.destination({
    dest: 1,
    sync: false,
    // Without a least length, `flush` does not wait for the lines that are being written.
    minLength: 1,
    maxLength: maxUnwrittenBytes,
  });
  // A full disk loses lines of the log, but does not end the site.
  destination.on('error', () => {});
  return pino({ level, base: null, timestamp: pino.stdTimeFunctions.isoTime }, destination);
};

/** Resolves when all lines are written, or cannot be written because nobody reads the log any more. */
export const flushLog = (log: Logger): Promise<void> => new Promise((resolve) => log.flush(() => resolve()));

/** Describes an error without its message, which may quote a visitor. */
export const describeError = (error: unknown) => {
  if (!(error instanceof Error)) return { name: typeof error, frames: [] };
  const frames = error.stack?.match(/^\s+at .*/gm)?.map((line) => line.trim()) ?? [];
  return { name: error.name, ...('code' in error && { code: error.code }), frames };
};

/** Logs what would otherwise end the process without a log line, or be printed as plain text. */
export const logUnexpected = (log: Logger): void => {
  process.on('unhandledRejection', (error) => {
    log.error({ error: describeError(error) }, 'unhandled rejection');
  });
  process.on('uncaughtException', (error) => {
    log.fatal({ error: describeError(error) }, 'uncaught exception');
    process.exit(1);
  });
  // Replace Node's listener, because it writes plain text.
  process.removeAllListeners('warning').on('warning', (warning) => {
    log.warn({ error: describeError(warning) }, 'warning of Node');
  });
};
