import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Response } from 'express';
import { LRUCache } from 'lru-cache';
import { defaultLocale, type Locale } from '../../content/locales.ts';
import { allTexts } from '../../views/allTexts.ts';
import { refusal } from '../../views/errorPages.tsx';
import type { Page } from '../../views/page.ts';
import { renderPage } from '../../views/renderPage.tsx';
import type { Site } from '../../views/site.ts';
import { plural } from '../../views/text.ts';
import { caching } from './caching.ts';
import type { RequestContext } from './requestContext.ts';
import type { SecurityHeaders } from './securityHeaders.ts';

const maxErrorPages = 200;

/** The reasons for which a post is refused, each with the status of its answer. */
export const refusalStatus = {
  malformed: 400,
  foreign: 403,
  tooLarge: 413,
  wrongType: 415,
  tooMany: 429,
  unexpected: 500,
  unavailable: 503,
} as const;

export type Refusal = keyof typeof refusalStatus;

export const refusalText = (reason: Refusal, locale: Locale, retryAfterSeconds = 0): string => {
  const { refusals } = allTexts[locale].errors;
  return reason === 'tooMany'
    ? plural(refusals.tooMany, Math.ceil(retryAfterSeconds / 60), locale)
    : refusals[reason];
};

export const refuseMethod = (res: Response, allow: string, locale = defaultLocale): void => {
  res.status(405).set({ Allow: allow, 'Cache-Control': caching.none });
  res.json({ message: allTexts[locale].errors.refusals.methodNotAllowed });
};

export const createPageSender = (site: Site, { allowStyles }: Pick<SecurityHeaders, 'allowStyles'>) => {
  let lastTurn = Promise.resolve();

  /**
   * Renders and sends a page. Each turn of the event loop renders one page, so that many at once do not delay
   * other requests.
   */
  const sendPage = async (res: Response, page: Page, locale: Locale): Promise<void> => {
    lastTurn = lastTurn.then(() => nextTurn());
    await lastTurn;
    const { html, styles } = renderPage(page, locale, site);
    allowStyles(res, styles);
    res.set('Content-Language', locale).type('html').send(html);
  };

  const errorPages = new LRUCache<string, { html: string; styles: string }>({ max: maxErrorPages });

  const getErrorPage = (page: Page, locale: Locale) => {
    const key = JSON.stringify([locale, page.name, page.state]);
    const rendered = errorPages.get(key) ?? renderPage(page, locale, site);
    errorPages.set(key, rendered);
    return rendered;
  };

  /** Sends an error page from a cache, because floods often cause errors. It must hold no data of a visitor. */
  const sendErrorPage = (res: Response, page: Page, locale: Locale): void => {
    const { html, styles } = getErrorPage(page, locale);
    allowStyles(res, styles);
    res.set('Content-Language', locale).type('html').send(html);
  };

  /** Refuses a request with a page for a browser, otherwise with JSON. */
  const sendRefusal = (
    res: Response,
    { locale, wantsHtml, kind }: RequestContext,
    reason: Refusal,
    retryAfterSeconds?: number,
  ): void => {
    const message = refusalText(reason, locale, retryAfterSeconds);
    res.status(refusalStatus[reason]).set('Cache-Control', caching.none);
    if (wantsHtml) sendErrorPage(res, refusal(kind, message), locale);
    else res.set('Content-Language', locale).json({ message });
  };

  return {
    sendPage,
    sendErrorPage,
    sendRefusal,
    prepareErrorPage: (page: Page, locale: Locale): void => void getErrorPage(page, locale),
  };
};

export type PageSender = ReturnType<typeof createPageSender>;
