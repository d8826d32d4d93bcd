import { once } from 'node:events';
import {
  createServer,
  get,
  type IncomingMessage,
  type RequestListener,
  type ServerResponse,
} from 'node:http';
import type { AddressInfo } from 'node:net';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import fresh from 'fresh';
import { bodyLimit } from '../../content/limits.ts';
import { isLongerThan } from './bodies.ts';
import { caching } from './caching.ts';
import { negotiateEncoding } from './compress.ts';
import { findRefusalStatus } from './refusals.ts';

/** A public URL and the name of its route in the log. */
export type PublicUrl = { url: string; route: string };

type Headers = Record<string, string>;

/** A complete answer: the headers of a 304, and the headers and body of a 200 in each encoding. */
type PreparedAnswer = {
  route: string;
  etag: string;
  headers: Headers;
  bodies: Record<string, { headers: Headers; body: Buffer }>;
};

/** Node sets these for each answer. */
const connectionHeaders = ['connection', 'date', 'keep-alive', 'transfer-encoding'];

/** A 304 has no body, so it does not describe one. */
const bodyHeaders = ['content-length', 'content-type'];

const without = (headers: Headers, names: readonly string[]): Headers =>
  Object.fromEntries(Object.entries(headers).filter(([name]) => !names.includes(name)));

/** A window of 2¹⁸ bytes, which fits any page or script. The default of 2²² costs 10 MB of memory. */
const brotliOptions = { params: { [constants.BROTLI_PARAM_LGWIN]: 18 } };

const encoders = {
  br: (body: Buffer) => promisify(brotliCompress)(body, brotliOptions),
  gzip: (body: Buffer) => promisify(gzip)(body, { level: constants.Z_BEST_COMPRESSION }),
};

/** Compresses a body as well as possible, if its headers say that it may be compressed. */
const encode = async (headers: Headers, body: Buffer): Promise<PreparedAnswer['bodies']> => {
  const bodies: PreparedAnswer['bodies'] = { identity: { headers, body } };
  if (headers['vary'] !== 'Accept-Encoding') return bodies;
  for (const [encoding, compress] of Object.entries(encoders)) {
    const encoded = await compress(body);
    const changed = { 'content-encoding': encoding, 'content-length': String(encoded.length) };
    bodies[encoding] = { headers: { ...headers, ...changed }, body: encoded };
  }
  return bodies;
};

const prepareAnswer = async (response: IncomingMessage, route: string): Promise<PreparedAnswer> => {
  const headers = without(response.headers as Headers, connectionHeaders);
  const { etag, 'cache-control': cacheControl } = headers;
  const body = Buffer.concat(await response.toArray());
  if (response.statusCode !== 200 || !etag || !cacheControl?.startsWith('public'))
    throw new Error(`The answer of ${route} is not public`);
  return { route, etag, headers: without(headers, bodyHeaders), bodies: await encode(headers, body) };
};

/** Returns the answer for a URL that only the visitor's browser may cache. */
const asPrivate = ({ headers, bodies, ...answer }: PreparedAnswer): PreparedAnswer => {
  const replaced = { 'cache-control': caching.visitor };
  const change = ([encoding, { headers, body }]: [string, PreparedAnswer['bodies'][string]]) =>
    [encoding, { headers: { ...headers, ...replaced }, body }] as const;
  return {
    ...answer,
    headers: { ...headers, ...replaced },
    bodies: Object.fromEntries(Object.entries(bodies).map(change)),
  };
};

/** Express evaluates ranges and these preconditions, and refuses invalid requests and long bodies. */
const isForExpress = (req: IncomingMessage): boolean =>
  (req.method !== 'GET' && req.method !== 'HEAD') ||
  ['range', 'if-match', 'if-unmodified-since'].some((name) => req.headers[name] !== undefined) ||
  isLongerThan(bodyLimit, req) ||
  findRefusalStatus(req) !== null;

/** Sends an answer, or 304 if the client has it. */
export const sendPrepared = (req: IncomingMessage, res: ServerResponse, answer: PreparedAnswer): void => {
  const { etag, headers, bodies } = answer;
  if (fresh(req.headers, { etag })) return void res.writeHead(304, headers).end();
  const chosen = bodies[negotiateEncoding(req)] ?? bodies['identity'];
  res.writeHead(200, chosen?.headers).end(chosen?.body);
};

/**
 * Keeps the complete answers to public URLs in memory. `prepare` asks the application once for each URL. `find`
 * returns `undefined` for all other requests, and for those that come before the answer is prepared.
 * `findPublicUrl` returns a URL without the parts of its query that change nothing, or `null`.
 */
export const createPreparedAnswers = (findPublicUrl: (url: string) => string | null) => {
  const answers = new Map<string, PreparedAnswer>();

  return {
    find: (req: IncomingMessage): PreparedAnswer | undefined => {
      if (isForExpress(req)) return undefined;
      const { url = '' } = req;
      const answer = answers.get(url);
      if (answer || !url.includes('?')) return answer;
      const same = answers.get(findPublicUrl(url) ?? '');
      return same && asPrivate(same);
    },

    /** Rejects if an answer is not public, and when `signal` aborts. */
    prepare: async (app: RequestListener, urls: readonly PublicUrl[], signal: AbortSignal): Promise<void> => {
      const server = createServer(app);
      await once(server.listen(0, '127.0.0.1'), 'listening');
      const { port } = server.address() as AddressInfo;
      try {
        for (const { url: path, route } of urls) {
          const headers = { 'Accept-Encoding': 'identity' };
          const asked = get({ host: '127.0.0.1', port, path, headers, signal });
          const [response] = await once(asked, 'response');
          answers.set(path, await prepareAnswer(response, route));
        }
      } finally {
        server.close();
      }
    },
  };
};
