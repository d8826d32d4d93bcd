import type { ErrorRequestHandler, Response } from 'express';
import type { Logger } from 'pino';
import { type Locale, locales } from '../../content/locales.ts';
import { bookingsEndpoint } from '../../content/routes.ts';
import { allTexts } from '../../views/allTexts.ts';
import { unexpectedError } from '../../views/errorPages.tsx';
import { sectionOf } from '../../views/urls.ts';
import { describeError } from '../log.ts';
import { caching } from './caching.ts';
import type { PageSender } from './pageSender.ts';
import { readRequestContext } from './requestContext.ts';
import { resolvePath } from './resolvePath.ts';

/** Headers of the failed answer that do not apply to the error page. */
const removedHeaders = ['Content-Encoding', 'Content-Length', 'ETag', 'Retry-After'];

/** Answers a thrown error with 500 and an error page, which is also rendered at startup, in case rendering fails. */
export const createErrorHandler = (
  { sendErrorPage, prepareErrorPage }: PageSender,
  log: Logger,
): ErrorRequestHandler => {
  for (const locale of locales) prepareErrorPage(unexpectedError(), locale);

  /** Sends the error page with the section in its breadcrumb, or the prepared one if that fails. */
  const sendUnexpectedError = (res: Response, path: string, locale: Locale): void => {
    const { ref } = resolvePath(path);
    try {
      sendErrorPage(res, unexpectedError(ref ? sectionOf(ref) : undefined), locale);
    } catch {
      sendErrorPage(res, unexpectedError(), locale);
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
        ? readRequestContext(req)
        : { locale: resolvePath(req.path).locale, wantsHtml: req.accepts(['html', 'json']) !== 'json' };
    for (const name of removedHeaders) res.removeHeader(name);
    res.status(500).set('Cache-Control', caching.none);
    if (process.env['NODE_ENV'] === 'development') res.type('text').send(String(error?.stack ?? error));
    else if (wantsHtml) sendUnexpectedError(res, req.path, locale);
    else res.set('Content-Language', locale).json({ message: allTexts[locale].errors.refusals.unexpected });
  };
};
