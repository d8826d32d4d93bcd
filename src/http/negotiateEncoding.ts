import type { IncomingMessage } from 'node:http';
import { LRUCache } from 'lru-cache';
import { Negotiator } from 'negotiator';

/** The supported encodings in order of preference. */
const encodings = ['br', 'gzip', 'identity'];

/** Caches the results, because browsers send few different `Accept-Encoding` headers. */
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
