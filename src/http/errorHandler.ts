import type { ErrorRequestHandler, Response } from 'express';
import type { Logger } from 'pino';
import { type Locale, locales } from '../../content/locales.ts';
import { bookingsEndpoint } from '../../content/routes.ts';
import { copies } from '../../views/copies.ts';
import { unexpectedError } from '../../views/pages/UnexpectedError.ts';
import type { Site } from '../../views/site.ts';
import { sectionOf } from '../../views/urls.ts';
import { describeError } from '../log.ts';
import { caching } from './caching.ts';
import { readRequestContext } from './requestContext.ts';
import { resolvePath } from './resolvePath.ts';
import type { Screens } from './screens.ts';

/** Headers of the failed answer that do not apply to the error screen. */
const removedHeaders = ['Content-Encoding', 'Content-Length', 'ETag', 'Retry-After'];

/** Answers a thrown error with 500 and a screen, which is also rendered at startup, in case rendering fails. */
export const createErrorHandler = (
  site: Site,
  { sendFixedScreen, prepare }: Screens,
  log: Logger,
): ErrorRequestHandler => {
  for (const locale of locales) prepare(unexpectedError(), locale);

  /** Sends the screen with the page's section in its breadcrumb, or the prepared screen if that fails. */
  const sendErrorScreen = (res: Response, path: string, locale: Locale): void => {
    const { ref } = resolvePath(path);
    try {
      sendFixedScreen(res, unexpectedError(ref ? sectionOf(ref) : undefined), locale);
    } catch {
      sendFixedScreen(res, unexpectedError(), locale);
    }
  };

  return (error, req, res, _next) => {
    log.error({ id: res.requestId, error: describeError(error) }, 'unexpected error');
    if (res.headersSent) {
      res.destroy();
      return;
    }
    const { locale, wantsHtml } =
      req.path === bookingsEndpoint
        ? readRequestContext(req, site.origin, req.body)
        : { locale: resolvePath(req.path).locale, wantsHtml: req.accepts(['html', 'json']) !== 'json' };
    for (const name of removedHeaders) res.removeHeader(name);
    res.status(500).set('Cache-Control', caching.none);
    if (process.env['NODE_ENV'] === 'development') res.type('text').send(String(error?.stack ?? error));
    else if (wantsHtml) sendErrorScreen(res, req.path, locale);
    else res.set('Content-Language', locale).json({ message: copies[locale].errors.refusals.unexpected });
  };
};
