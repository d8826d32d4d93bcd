import { fstatSync, writeSync } from 'node:fs';
import { Socket } from 'node:net';
import { type Logger, pino } from 'pino';
import { bufferLines } from './bufferLines.ts';

/** How long the last lines may take to be written when the process stops. */
const flushTimeoutMs = 500;

/** Bytes that wait for a reader at most; further lines are dropped until it reads on. */
const maxWaiting = 1024 * 1024;

type Destination = {
  write: (lines: string) => void;
  /** Writes at once, as nothing else can be done any more at the end of a process. */
  writeNow: (lines: string) => void;
  /** Resolves whether all that was written has left the process. */
  flush: () => Promise<boolean>;
  /** Lets the process end without what could not be written. */
  giveUp: () => void;
};

/** Files and terminals: written aside by pino's own means, which give up a line that cannot be written. */
const openFile = (): Destination => {
  const file = pino.destination({ fd: 1, sync: false, maxLength: maxWaiting });
  // At its end the process would otherwise try again and again to write what cannot be written.
  const giveUp = () => {
    file.flushSync = () => {};
  };
  file.on('error', giveUp);
  return {
    write: (lines) => file.write(lines),
    writeNow: (lines) => {
      file.write(lines);
      file.flushSync();
    },
    flush: () => new Promise((resolve) => file.flush((error) => resolve(!error))),
    giveUp,
  };
};

/** Pipes and sockets, whose readers may stop reading: a write into a full one would never return, nor let the process end. */
const openPipe = (): Destination => {
  const pipe = new Socket({ fd: 1, readable: false, writable: true });
  pipe.on('error', () => {});
  pipe.unref();
  return {
    write: (lines) => {
      if (pipe.writableLength < maxWaiting) pipe.write(lines);
    },
    writeNow: (lines) => void writeSync(1, lines),
    flush: () => new Promise((resolve) => pipe.write('', (error) => resolve(!error))),
    giveUp: () => void pipe.destroy(),
  };
};

/** The time as pino wants it, written out once for all lines of a millisecond. */
const createTimestamp = (): (() => string) => {
  let last = Number.NaN;
  let text = '';
  return () => {
    const now = Date.now();
    if (now !== last) {
      last = now;
      text = `,"time":"${new Date(now).toISOString()}"`;
    }
    return text;
  };
};

/**
 * The log: JSON lines on standard output. A full disk or a reader that stopped reading costs lines, never an answer to a
 * visitor and never the end: lines are written aside, many at once, and what cannot be written is dropped. A crash writes what waits.
 */
export const openLog = (level: string): { log: Logger; closeLog: () => Promise<void> } => {
  const stdout = fstatSync(1);
  const destination = stdout.isFIFO() || stdout.isSocket() ? openPipe() : openFile();
  let write = destination.write;
  const buffer = bufferLines((lines) => write(lines));
  const log = pino({ level, base: null, timestamp: createTimestamp() }, buffer);
  process.once('exit', () => {
    write = destination.writeNow;
    try {
      buffer.handOver();
    } catch {
      // Nobody reads, or the disk is full: these lines are lost.
    }
  });
  const closeLog = async (): Promise<void> => {
    buffer.handOver();
    const timeout = new Promise<boolean>((resolve) => setTimeout(resolve, flushTimeoutMs, false));
    if (!(await Promise.race([destination.flush(), timeout]))) destination.giveUp();
  };
  return { log, closeLog };
};
