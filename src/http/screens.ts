import { setImmediate as nextTurn } from 'node:timers/promises';
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
import type { RequestContext } from './requestContext.ts';
import type { SecurityHeaders } from './securityHeaders.ts';

const maxFixedScreens = 200;

export const tooManyRequestsText = (retryAfter: number, locale: Locale): string =>
  plural(copies[locale].errors.refusals.tooMany, Math.ceil(retryAfter / 60), locale);

export const refuseMethod = (res: Response, allow: string, locale: Locale): void => {
  res.status(405).set({ Allow: allow, 'Cache-Control': caching.none });
  res.json({ message: copies[locale].errors.refusals.methodNotAllowed });
};

export const createScreens = (site: Site, { allowStyles }: Pick<SecurityHeaders, 'allowStyles'>) => {
  let lastTurn = Promise.resolve();

  /**
   * Renders a screen for this request. Each turn of the event loop renders one screen, so that many at once do
   * not delay other requests.
   */
  const sendScreen = async (res: Response, screen: Screen, locale: Locale): Promise<void> => {
    lastTurn = lastTurn.then(() => nextTurn());
    await lastTurn;
    const { html, styles } = renderScreen(screen, locale, site);
    allowStyles(res, styles);
    res.set('Content-Language', locale).type('html').send(html);
  };

  const fixed = new LRUCache<string, { html: string; styles: string }>({ max: maxFixedScreens });

  const renderFixed = (screen: Screen, locale: Locale) => {
    const key = JSON.stringify([locale, screen.name, screen.state]);
    const rendered = fixed.get(key) ?? renderScreen(screen, locale, site);
    fixed.set(key, rendered);
    return rendered;
  };

  /** Sends a screen from a cache, because floods often cause errors. It must hold no data of a visitor. */
  const sendFixedScreen = (res: Response, screen: Screen, locale: Locale): void => {
    const { html, styles } = renderFixed(screen, locale);
    allowStyles(res, styles);
    res.set('Content-Language', locale).type('html').send(html);
  };

  /** Refuses a request with a page for a browser, otherwise with JSON. */
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
    prepare: (screen: Screen, locale: Locale): void => void renderFixed(screen, locale),
  };
};

export type Screens = ReturnType<typeof createScreens>;
