import { fstatSync } from 'node:fs';
import { Socket } from 'node:net';
import { type Logger, pino } from 'pino';
import { TemplateError } from '../views/document/criticalStyles.ts';

/** Bytes that are collected before they are written, because one system call per request costs too much. */
const minBytes = 8 * 1024;

/** Bytes that wait for a slow reader or a full disk. Further lines are dropped. */
const maxBytes = 1024 * 1024;

/** Milliseconds that a line waits for others, so that they are written together. */
const flushEveryMs = 100;

/** Milliseconds that an ending process waits for the reader of its last lines. */
const exitTimeoutMs = 500;

/** The numeric value of pino's level `warn`. */
const warnLevel = 40;

/** Makes standard output non-blocking. Otherwise a reader that stops reading would block the process. */
const unblockPipe = (): void => {
  const stdout = fstatSync(1);
  if (stdout.isFIFO() || stdout.isSocket()) new Socket({ fd: 1, readable: false, writable: true }).unref();
};

/**
 * Opens the log: JSON lines on standard output, from `level` upwards. Lines are buffered, and written at once if
 * the level is `warn` or above. A full disk or a stopped reader loses lines, but never delays visitors or ends
 * the process.
 */
export const openLog = (level: string): Logger => {
  unblockPipe();
  let retryUntil = 0;
  const destination = pino.destination({
    dest: 1,
    sync: true,
    minLength: minBytes,
    maxLength: maxBytes,
    periodicFlush: flushEveryMs,
    retryEAGAIN: () => Date.now() < retryUntil,
  });
  // Unwritten lines stay in the buffer; the next flush tries again.
  destination.on('error', () => {});
  process.once('exit', () => {
    retryUntil = Date.now() + exitTimeoutMs;
    destination.flush();
    // After a stall, the first call leaves up to `minLength` bytes.
    destination.flush();
  });
  return pino(
    {
      level,
      base: null,
      timestamp: pino.stdTimeFunctions.isoTime,
      hooks: {
        logMethod(args, method, levelNumber) {
          method.apply(this, args);
          if (levelNumber >= warnLevel) destination.flush();
        },
      },
    },
    destination,
  );
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
