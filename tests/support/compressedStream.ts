import { promisify } from 'node:util';
import { brotliCompress, constants, createBrotliDecompress } from 'node:zlib';

const toBrotli = promisify(brotliCompress);

/** A text as the site sends it to browsers. */
export const compressed = (text: string): Promise<Buffer> =>
  toBrotli(text, { params: { [constants.BROTLI_PARAM_SIZE_HINT]: Buffer.byteLength(text) } });

/** What a browser has of a compressed text when its first `bytes` have come. */
export const beginningOf = async (stream: Buffer, bytes: number): Promise<string> => {
  const decompress = createBrotliDecompress({ finishFlush: constants.BROTLI_OPERATION_FLUSH });
  decompress.end(stream.subarray(0, bytes));
  const chunks: Buffer[] = [];
  for await (const chunk of decompress) chunks.push(chunk);
  return Buffer.concat(chunks).toString();
};
