import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Request, RequestHandler, Response } from 'express';
import { caching } from '../http/caching.ts';
import { isReading } from '../http/methods.ts';

type PageHtml = { html: string; route: string; locale: string };

type CachedPage = {
  route: string;
  locale: string;
  etag: string;
  bodies: Record<'br' | 'gzip' | 'identity', Buffer>;
};

/** After this time a page is rendered again, because it may name dates. */
const lifetimeMs = 60 * 60_000;

/** Better compression takes longer than rendering. */
const brotliOptions = { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } };

const compressPage = async ({ html, route, locale }: PageHtml): Promise<CachedPage> => {
  const identity = Buffer.from(html);
  const [br, gz] = await Promise.all([
    promisify(brotliCompress)(identity, brotliOptions),
    promisify(gzip)(identity),
  ]);
  // The tag is weak, because it is the same for all encodings.
  const etag = `W/"${createHash('sha256').update(identity).digest('base64url')}"`;
  return { route, locale, etag, bodies: { br, gzip: gz, identity } };
};

/** Sends a page. Express itself answers HEAD, and 304 if the browser has the page. */
const sendCached = (req: Request, res: Response, { route, locale, etag, bodies }: CachedPage): void => {
  res.loggedRoute = route;
  // Asked for several encodings at once, Express prefers the one that the browser names first: gzip.
  const encoding = (['br', 'gzip'] as const).find((name) => req.acceptsEncodings(name)) ?? 'identity';
  res.set({ 'Cache-Control': caching.page, 'Content-Language': locale, ETag: etag });
  res.vary('Accept-Encoding');
  if (encoding !== 'identity') res.set('Content-Encoding', encoding);
  res.type('html').send(bodies[encoding]);
};

/**
 * Caches rendered and compressed pages in memory, because rendering takes thirty times as long as sending.
 */
export const createPageCache = () => {
  const pages = new Map<string, { renderedAt: number; page: Promise<CachedPage> }>();

  const sendIfCached: RequestHandler = async (req, res, next) => {
    const cached = pages.get(req.originalUrl);
    const isFresh = cached !== undefined && Date.now() - cached.renderedAt < lifetimeMs;
    if (isFresh && isReading(req)) sendCached(req, res, await cached.page);
    else next();
  };

  /** Caches and sends the page of this URL. The caller bounds the number of URLs. */
  const cacheAndSend = async (req: Request, res: Response, rendered: PageHtml): Promise<void> => {
    // Requests that come during the compression wait for it. Otherwise each would render and compress the
    // page.
    const page = compressPage(rendered);
    pages.set(req.originalUrl, { renderedAt: Date.now(), page });
    // A failed compression must not fail the requests of the next hour too.
    page.catch(() => pages.delete(req.originalUrl));
    sendCached(req, res, await page);
  };

  return { sendIfCached, cacheAndSend };
};

export type PageCache = ReturnType<typeof createPageCache>;
