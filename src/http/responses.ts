import { constants } from 'node:zlib';
import compression from 'compression';
import type { Response } from 'express';
import { LRUCache } from 'lru-cache';
import type { Locale } from '../../content/locales.ts';
import { copies } from '../../views/copies.ts';
import { refusal } from '../../views/pages/Refusal.ts';
import { renderScreen } from '../../views/renderScreen.tsx';
import type { Screen } from '../../views/screen.ts';
import type { Site } from '../../views/site.ts';
import { plural } from '../../views/text.ts';
import { caching } from './caching.ts';
import { type Kept, keep, send } from './representation.ts';
import type { RequestContext } from './requestContext.ts';
import { allowStyles } from './securityHeaders.ts';

/** Pages that say why a request was refused, of which there are six for each reason. */
const roomForRefusals = 60;

/** What is made for one visitor is compressed quickly rather than well. */
const compress = compression({
  level: constants.Z_BEST_SPEED,
  brotli: { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MIN_QUALITY } },
});

/** The text of a 429; `retryAfter` is in seconds. */
export const tooManyText = (retryAfter: number, locale: Locale): string =>
  plural(copies[locale].errors.refusals.tooMany, Math.ceil(retryAfter / 60), locale);

/** Answers a method that a path does not take with 405; `allow` lists those that it takes. */
export const refuseMethod = (res: Response, allow: string, locale: Locale): void => {
  res.status(405).set({ Allow: allow, 'Cache-Control': caching.none });
  res.json({ message: copies[locale].errors.refusals.methodNotAllowed });
};

/** Answers that are made for one request and name their language. */
export const createResponses = (site: Site) => {
  const page = (res: Response, status: number, screen: Screen, locale: Locale): void => {
    const { html, styles } = renderScreen(screen, locale, site);
    allowStyles(res, styles);
    compress(res.req, res, () => {
      res.status(status).set('Content-Language', locale).type('html').send(html);
    });
  };

  const json = (res: Response, status: number, body: object, locale: Locale): void => {
    const text = JSON.stringify(body);
    res.status(status).setHeader('Content-Language', locale);
    // As Express would, which looks at type and length of each answer anew.
    res.setHeader('Content-Type', 'application/json; charset=utf-8');
    res.setHeader('Content-Length', Buffer.byteLength(text));
    res.end(text);
  };

  /** By language, form and text: whoever is refused again and again costs no rendering. */
  const refusals = new LRUCache<string, Kept>({ max: roomForRefusals });

  /** The request was not even read. */
  const refused = (
    res: Response,
    { locale, wantsHtml, kind }: RequestContext,
    status: number,
    message: string,
  ): Promise<void> | void => {
    if (!wantsHtml) return json(res, status, { message }, locale);
    const key = JSON.stringify([locale, kind, message]);
    const render = (): Kept => {
      const { html, styles } = renderScreen(refusal(kind, message), locale, site);
      return keep(html, { contentType: 'text/html; charset=utf-8', cacheControl: caching.none, styles });
    };
    const kept = refusals.get(key) ?? render();
    refusals.set(key, kept);
    return send(res.req, res.set('Content-Language', locale), kept, status);
  };

  return { page, json, refused };
};

export type Responses = ReturnType<typeof createResponses>;
