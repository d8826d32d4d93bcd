import { setTimeout as wait } from 'node:timers/promises';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import pLimit from 'p-limit';

const toBrotli = promisify(brotliCompress);
const toGzip = promisify(gzip);

/**
 * The thread pool has four threads for files and compression together. One body at a time for those who wait and one
 * in the background leave two for pictures, however many pages are asked for at once.
 */
const waitedFor = pLimit(1);
const background = pLimit(1);

/** How often it is looked whether nobody waits any more. */
const lookMs = 250;

/** Resolves when nobody waits: the processor is theirs as long as somebody does. */
const untilNobodyWaits = async (): Promise<void> => {
  do await wait(lookMs, undefined, { ref: false });
  while (waitedFor.activeCount > 0);
};

/** Bodies that wait for the background at most; there are fewer pages. */
const maxWaiting = 1000;

/** A body in each encoding; `undefined` while that is not made: the next best is sent then. */
export type Forms = {
  br: () => Buffer | undefined;
  gzip: () => Promise<Buffer> | Buffer;
};

/**
 * The forms of a body that is kept. Gzip is made when it is first asked for, in two milliseconds; brotli at its best takes
 * fifty times as long, so nobody waits for it: asking for it only begins it. `complete` resolves once both are there.
 */
export const keptForms = (body: Buffer): Forms & { complete: () => Promise<void> } => {
  let gzipped: Promise<Buffer> | undefined;
  let brotlied: Buffer | undefined;
  let begun: Promise<void> | undefined;

  const begin = (): Promise<void> => {
    if (background.pendingCount >= maxWaiting) return Promise.resolve();
    begun ??= background(async () => {
      await untilNobodyWaits();
      brotlied = await toBrotli(body, { params: { [constants.BROTLI_PARAM_SIZE_HINT]: body.length } });
    });
    return begun;
  };

  return {
    br: () => {
      if (!brotlied) void begin();
      return brotlied;
    },
    gzip: () => (gzipped ??= waitedFor(() => toGzip(body))),
    complete: begin,
  };
};
