import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';

/**
 * Writes pieces of text to standard output, as fast as it is read. Whoever reads may stop when there is enough: then it
 * resolves with `false`.
 */
export const print = async (pieces: Iterable<string>): Promise<boolean> => {
  try {
    await pipeline(Readable.from(pieces), process.stdout, { end: false });
    return true;
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : undefined;
    // `head` has seen enough.
    if (code !== 'EPIPE' && code !== 'ERR_STREAM_PREMATURE_CLOSE') throw error;
    return false;
  }
};
