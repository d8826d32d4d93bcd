import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
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
import { negotiateEncoding } from './negotiateEncoding.ts';
import type { RequestContext } from './requestContext.ts';
import type { SecurityHeaders } from './securityHeaders.ts';

/** Screens that are kept, each in one language and one encoding. */
const maxFixedScreens = 200;

/** Good compression in a few milliseconds. */
const brotliOptions = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } };

const encoders: Record<string, (html: string) => Buffer> = {
  br: (html) => brotliCompressSync(html, brotliOptions),
  gzip: (html) => gzipSync(html),
  identity: (html) => Buffer.from(html),
};

/** The text of a 429; `retryAfter` is in seconds. */
export const tooManyText = (retryAfter: number, locale: Locale): string =>
  plural(copies[locale].errors.refusals.tooMany, Math.ceil(retryAfter / 60), locale);

/** Answers a method that a path does not support with 405; `allow` lists those that it supports. */
export const refuseMethod = (res: Response, allow: string, locale: Locale): void => {
  res.status(405).set({ Allow: allow, 'Cache-Control': caching.none });
  res.json({ message: copies[locale].errors.refusals.methodNotAllowed });
};

/** Sends screens as HTML documents with the policy that allows their styles. */
export const createScreens = (site: Site, { allowStyles }: Pick<SecurityHeaders, 'allowStyles'>) => {
  /** Renders a screen for this request. */
  const sendScreen = (res: Response, screen: Screen, locale: Locale): void => {
    const { html, styles } = renderScreen(screen, locale, site);
    allowStyles(res, styles);
    res.set('Content-Language', locale).type('html').send(html);
  };

  const fixed = new LRUCache<string, { body: Buffer; styles: string }>({ max: maxFixedScreens });

  const fixedScreen = (screen: Screen, locale: Locale, encoding: string) => {
    const key = JSON.stringify([encoding, locale, screen.name, screen.state]);
    const kept = fixed.get(key);
    if (kept) return kept;
    const { html, styles } = renderScreen(screen, locale, site);
    const made = { body: encoders[encoding]?.(html) ?? Buffer.from(html), styles };
    fixed.set(key, made);
    return made;
  };

  /**
   * Sends a screen that depends on nothing a visitor sent, and keeps it compressed: errors are requested in floods, and
   * rendering one takes some milliseconds.
   */
  const sendFixedScreen = (res: Response, screen: Screen, locale: Locale): void => {
    const encoding = negotiateEncoding(res.req);
    const { body, styles } = fixedScreen(screen, locale, encoding);
    allowStyles(res, styles);
    if (encoding !== 'identity') res.set('Content-Encoding', encoding);
    res.set('Content-Language', locale).type('html').send(body);
  };

  /** Refuses a request that was not read: a page for a browser, JSON for all others. */
  const refuse = (res: Response, context: RequestContext, status: number, message: string): void => {
    const { locale, wantsHtml, kind } = context;
    res.status(status).set('Cache-Control', caching.none);
    if (wantsHtml) sendFixedScreen(res, refusal(kind, message), locale);
    else res.set('Content-Language', locale).json({ message });
  };

  return {
    sendScreen,
    sendFixedScreen,
    refuse,
    /** Renders a screen before it is needed. */
    prepare: (screen: Screen, locale: Locale): void => void fixedScreen(screen, locale, 'identity'),
  };
};

export type Screens = ReturnType<typeof createScreens>;
