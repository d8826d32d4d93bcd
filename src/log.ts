import { type Logger, pino } from 'pino';
import { TemplateError } from '../views/document/criticalStyles.ts';

/** Unwritten bytes of the log. Further lines are dropped, if nobody reads them. */
const maxUnwrittenBytes = 1024 * 1024;

/** Opens the log: JSON lines on standard output, from `level` upwards. A slow reader delays no visitor. */
export const openLog = (level: string): Logger => {
  const destination = pino.destination({ dest: 1, sync: false, maxLength: maxUnwrittenBytes });
  // A full disk loses lines of the log, but does not end the site.
  destination.on('error', () => {});
  return pino({ level, base: null, timestamp: pino.stdTimeFunctions.isoTime }, destination);
};

/** Describes an error without its message, which may quote a visitor. A `TemplateError` never does. */
export const describeError = (error: unknown) => {
  if (!(error instanceof Error)) return { name: typeof error, frames: [] };
  const frames = error.stack?.match(/^\s+at .*/gm)?.map((line) => line.trim()) ?? [];
  return {
    name: error.name,
    ...(error instanceof TemplateError && { message: error.message }),
    ...('code' in error && typeof error.code === 'string' && { code: error.code }),
    frames,
  };
};
