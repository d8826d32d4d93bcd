import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';

const closedCodes: unknown[] = ['EPIPE', 'ERR_STREAM_PREMATURE_CLOSE', 'ERR_STREAM_DESTROYED'];

/** Whether whoever read has seen enough, as `head` has. */
const isClosed = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && closedCodes.includes(error.code);

/** Writes pieces of text to standard output, as fast as it is read. Whoever reads may stop when there is enough. */
export const print = async (pieces: Iterable<string> | AsyncIterable<string>): Promise<void> => {
  try {
    await pipeline(Readable.from(pieces), process.stdout, { end: false });
  } catch (error) {
    if (!isClosed(error)) throw error;
  }
};

/**
 * The same for a command that goes on writing, since each `print` leaves listeners behind. Resolves when the text is
 * written, with `false` where nobody reads any more.
 */
export const printMore = (text: string): Promise<boolean> =>
  new Promise((resolve, reject) => {
    process.stdout.write(text, (error) => {
      if (error && !isClosed(error)) reject(error);
      else resolve(!error);
    });
  });
