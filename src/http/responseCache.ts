import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import type { Response } from 'express';
import fresh from 'fresh';
import { LRUCache } from 'lru-cache';
import { bodyLimit } from '../../content/limits.ts';
import { isLongerThan } from './bodies.ts';
import { caching } from './caching.ts';
import { compressBest, negotiateEncoding } from './compress.ts';
import { findRefusalStatus } from './refusals.ts';
import { getRoute } from './requestLog.ts';

/** A complete answer: the headers except those of the connection, and the compressed body. */
type Entry = {
  etag: string;
  headers: string[];
  notModifiedHeaders: string[];
  body: Buffer;
  route: string;
  /** Whether Express evaluates the ranges and preconditions of requests for this answer. */
  hasRanges: boolean;
};

/** Entries that are created at the same time. The best compression of more would occupy all threads. */
const maxPending = 2;

/** The memory for the headers and the key of an entry in bytes, rounded up. */
const entryOverhead = 4096;

/** Node sets these for each answer. */
const connectionHeaders = new Set(['connection', 'date', 'keep-alive', 'transfer-encoding']);

/** A 304 has no body, so it does not describe one. */
const bodyHeaders = new Set(['content-encoding', 'content-length', 'content-type']);

const preconditions = ['range', 'if-match', 'if-unmodified-since'];

const isConditional = ({ headers }: IncomingMessage): boolean =>
  preconditions.some((name) => headers[name] !== undefined);

/** Express refuses invalid requests and long bodies. A short body of a `GET` changes nothing. */
const isCacheable = (req: IncomingMessage): boolean =>
  (req.method === 'GET' || req.method === 'HEAD') &&
  !isLongerThan(bodyLimit, req) &&
  findRefusalStatus(req) === null;

const isStorable = (res: ServerResponse, status: number, encoding: string): boolean =>
  status === 200 &&
  String(res.getHeader('Cache-Control')).startsWith('public') &&
  typeof res.getHeader('ETag') === 'string' &&
  [undefined, encoding].includes(res.getHeader('Content-Encoding') as string | undefined);

const createEntry = (res: ServerResponse, body: Buffer): Entry => {
  const names = res.getHeaderNames().filter((name) => !connectionHeaders.has(name));
  const pairs = names
    .filter((name) => name !== 'content-length')
    .map((name) => [name, String(res.getHeader(name))] as const);
  return {
    etag: String(res.getHeader('ETag')),
    headers: [...pairs.flat(), 'content-length', String(body.length)],
    notModifiedHeaders: pairs.filter(([name]) => !bodyHeaders.has(name)).flat(),
    body,
    route: getRoute(res as Response).route,
    hasRanges: res.hasHeader('Accept-Ranges'),
  };
};

const sendEntry = (req: IncomingMessage, res: ServerResponse, entry: Entry): void => {
  if (fresh(req.headers, { etag: entry.etag })) res.writeHead(304, entry.notModifiedHeaders).end();
  else res.writeHead(200, entry.headers).end(entry.body);
};

/** Copies an entry for a URL that only the visitor's browser may cache. */
const asPrivate = (entry: Entry): Entry => {
  const replace = (headers: string[]) =>
    headers.map((value, index) => (headers[index - 1] === 'cache-control' ? caching.visitor : value));
  return {
    ...entry,
    headers: replace(entry.headers),
    notModifiedHeaders: replace(entry.notModifiedHeaders),
  };
};

/** Buffers an answer instead of sending it. Resolves with `undefined` if it cannot be stored and is sent. */
const bufferAnswer = (res: ServerResponse, encoding: string): Promise<Entry | undefined> =>
  new Promise((resolve) => {
    const { writeHead, write, end } = res;
    let chunks: Buffer[] | undefined;
    const add = (chunk: unknown, charset: unknown): void => {
      if (typeof chunk === 'string') chunks?.push(Buffer.from(chunk, charset as BufferEncoding));
      else if (chunk instanceof Uint8Array) chunks?.push(Buffer.from(chunk));
    };
    const buffering = {
      writeHead: (...args: unknown[]) => {
        // Called again for each chunk, because the headers are not sent yet.
        if (isStorable(res, args[0] as number, encoding)) chunks ??= [];
        else {
          chunks = undefined;
          resolve(undefined);
          Reflect.apply(writeHead, res, args);
        }
        return res;
      },
      write: (...args: unknown[]) => {
        if (!chunks) return Reflect.apply(write, res, args);
        add(...(args as [unknown, unknown]));
        return true;
      },
      end: (...args: unknown[]) => {
        if (!chunks) return Reflect.apply(end, res, args);
        add(...(args as [unknown, unknown]));
        Object.assign(res, { writeHead, write, end });
        const entry = createEntry(res, Buffer.concat(chunks));
        for (const name of res.getHeaderNames()) if (!connectionHeaders.has(name)) res.removeHeader(name);
        resolve(entry);
        return res;
      },
    };
    Object.assign(res, buffering);
    res.once('close', () => resolve(undefined));
  });

type Options = {
  app: RequestListener;
  /** Returns the URL without unknown query parameters, or `null` if its answer is not public. */
  findPublicUrl: (url: string) => string | null;
  maxBytes: number;
  /** Logs and counts an answer that does not come from `app`. */
  logHit: (req: IncomingMessage, res: ServerResponse, route: string) => void;
};

/**
 * Answers `GET` and `HEAD` of public URLs from memory after `app` has answered them once. Passes all other
 * requests to `app`. One request creates an entry, and concurrent requests for it wait. While `maxPending` entries
 * are created, other answers are compressed quickly and not stored.
 */
export const responseCache = ({ app, findPublicUrl, maxBytes, logHit }: Options): RequestListener => {
  const entries = new LRUCache<string, Entry>({
    maxSize: maxBytes,
    sizeCalculation: ({ body }) => body.length + entryOverhead,
  });
  const pending = new Map<string, Promise<Entry | undefined>>();

  const hit = (req: IncomingMessage, res: ServerResponse, entry: Entry): void => {
    logHit(req, res, entry.route);
    sendEntry(req, res, entry);
  };

  const fill = async (req: IncomingMessage, res: ServerResponse, key: string, encoding: string) => {
    const answer = bufferAnswer(res, encoding);
    pending.set(key, answer);
    compressBest(req);
    const { method, headers } = req;
    // Request the complete body: a 304 has no body, and `compression` does not compress answers to HEAD.
    Object.assign(req, {
      method: 'GET',
      originalMethod: method,
      headers: { ...headers, 'accept-encoding': encoding, 'if-none-match': undefined },
    });
    app(req, res);
    const entry = await answer;
    pending.delete(key);
    if (!entry) return;
    entries.set(key, entry);
    Object.assign(req, { headers });
    sendEntry(req, res, entry);
  };

  const wait = async (req: IncomingMessage, res: ServerResponse, answer: Promise<Entry | undefined>) => {
    const entry = await answer;
    if (entry) hit(req, res, entry);
    else app(req, res);
  };

  return (req, res) => {
    if (!isCacheable(req)) return app(req, res);
    const { url = '' } = req;
    const encoding = negotiateEncoding(req);
    const key = `${encoding} ${url}`;
    const entry = entries.get(key);
    if (entry?.hasRanges && isConditional(req)) return app(req, res);
    if (entry) return hit(req, res, entry);
    const publicUrl = findPublicUrl(url);
    if (publicUrl === null || isConditional(req)) return app(req, res);
    if (publicUrl !== url) {
      const same = entries.get(`${encoding} ${publicUrl}`);
      return same ? hit(req, res, asPrivate(same)) : app(req, res);
    }
    const answer = pending.get(key);
    if (answer) void wait(req, res, answer);
    else if (pending.size < maxPending) void fill(req, res, key, encoding);
    else app(req, res);
  };
};
