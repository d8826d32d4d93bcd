import type { ErrorRequestHandler } from 'express';
import type { Logger } from 'pino';
import { locales } from '../../content/locales.ts';
import { bookingsEndpoint } from '../../content/routes.ts';
import { copies } from '../../views/copies.ts';
import { unexpectedError } from '../../views/pages/UnexpectedError.ts';
import { renderScreen } from '../../views/renderScreen.tsx';
import type { Site } from '../../views/site.ts';
import { resolvePath } from '../pages/resolvePath.ts';
import { errorForLog } from './errorForLog.ts';
import { requestContext } from './requestContext.ts';
import { allowStyles } from './securityHeaders.ts';

/** The last resort: the error screen, whose HTML was made at the start, so that it cannot fail as well. */
export const handleError = (site: Site, log: Logger): ErrorRequestHandler => {
  const pages = new Map(locales.map((locale) => [locale, renderScreen(unexpectedError, locale, site)]));

  return (error, req, res, _next) => {
    log.error({ id: res.locals['requestId'], error: errorForLog(error) }, 'unexpected error');
    if (res.headersSent) {
      res.destroy();
      return;
    }
    const { locale, wantsHtml } =
      req.path === bookingsEndpoint
        ? requestContext(req, site.origin, req.body)
        : { locale: resolvePath(req.path).locale, wantsHtml: req.accepts(['html', 'json']) !== 'json' };
    res.status(500).set({ 'Cache-Control': 'no-store', 'Content-Language': locale });
    res.removeHeader('ETag');
    res.removeHeader('Content-Encoding');
    const page = wantsHtml && pages.get(locale);
    if (page) {
      allowStyles(res, page.styles);
      res.type('html').send(page.html);
    } else res.json({ message: copies[locale].errors.refusals.unexpected });
  };
};
