import type { IncomingMessage } from 'node:http';
import { LRUCache } from 'lru-cache';
import { Negotiator } from 'negotiator';

/** The encodings that answers have, in the order in which they are preferred. */
const encodings = ['br', 'gzip', 'identity'];

/** Browsers send a handful of different `Accept-Encoding` headers. */
const negotiated = new LRUCache<string, string>({
  max: 100,
  memoMethod: (header) =>
    new Negotiator({ headers: { 'accept-encoding': header } }).encoding(encodings, {
      preferred: encodings,
    }) ?? 'identity',
});

/** The encoding of the answer to a request: `br`, `gzip` or `identity`. */
export const negotiateEncoding = ({ headers }: Pick<IncomingMessage, 'headers'>): string =>
  negotiated.memo(headers['accept-encoding'] ?? '');
