import { type IncomingHttpHeaders, request } from 'node:http';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';

/** An answer as it came over the line: not decompressed. */
export type RawAnswer = { status: number; headers: IncomingHttpHeaders; body: Buffer };

/** Asks for a path of a server. */
export const askRaw = (
  origin: string,
  path: string,
  headers: Record<string, string> = {},
): Promise<RawAnswer> =>
  new Promise((resolve, reject) => {
    const call = request(`${origin}${path}`, { headers }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('end', () =>
        resolve({
          status: response.statusCode ?? 0,
          headers: response.headers,
          body: Buffer.concat(chunks),
        }),
      );
      response.on('error', reject);
    });
    call.on('error', reject);
    call.end();
  });

/** What an answer says, in whichever encoding. */
export const decoded = ({ headers, body }: RawAnswer): Buffer => {
  const encoding = headers['content-encoding'];
  return encoding === 'br' ? brotliDecompressSync(body) : encoding === 'gzip' ? gunzipSync(body) : body;
};
