import type { IncomingMessage } from 'node:http';

/** Headers on which an answer depends beside its URL, an encoding and one tag: requests with one are left to Express. */
const deciding = [
  'range',
  'if-range',
  'if-match',
  'if-modified-since',
  'if-unmodified-since',
  'content-length',
  'transfer-encoding',
] as const;

/** What a request wants of its URL: all of it or its head alone, how encoded, and whether it has it by some tag. */
export type Wish = { isHead: boolean; encodings: string; tag: string | undefined };

/** Reads what a request wants; `undefined` where it takes Express to tell. */
export const wishOf = ({ method, headers }: IncomingMessage): Wish | undefined => {
  if (method !== 'GET' && method !== 'HEAD') return undefined;
  for (const name of deciding) if (headers[name] !== undefined) return undefined;
  const tag = headers['if-none-match'];
  // A client may say with it that it wants everything, whatever it has.
  if (tag !== undefined && headers['cache-control'] !== undefined) return undefined;
  return { isHead: method === 'HEAD', encodings: headers['accept-encoding'] ?? '', tag };
};
