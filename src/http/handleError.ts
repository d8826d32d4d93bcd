import type { ErrorRequestHandler } from 'express';
import type { Logger } from 'pino';
import { type Locale, locales } from '../../content/locales.ts';
import { bookingsEndpoint } from '../../content/routes.ts';
import { copies } from '../../views/copies.ts';
import { unexpectedError } from '../../views/pages/UnexpectedError.ts';
import { renderScreen } from '../../views/renderScreen.tsx';
import type { Site } from '../../views/site.ts';
import { resolvePath } from '../pages/resolvePath.ts';
import { errorForLog } from './errorForLog.ts';
import { requestContext } from './requestContext.ts';
import { allowStyles } from './securityHeaders.ts';

type Rendered = ReturnType<typeof renderScreen>;

/** The last resort: the error screen. `prepare` makes its HTML before it is needed, so that it cannot fail as well. */
export const createErrorHandler = (site: Site, log: Logger) => {
  let made: Map<Locale, Rendered> | undefined;

  const prepare = (): Map<Locale, Rendered> => {
    made ??= new Map(locales.map((locale) => [locale, renderScreen(unexpectedError, locale, site)]));
    return made;
  };

  const handleError: ErrorRequestHandler = (error, req, res, _next) => {
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
    const page = wantsHtml && prepare().get(locale);
    if (page) {
      allowStyles(res, page.styles);
      res.type('html').send(page.html);
    } else res.json({ message: copies[locale].errors.refusals.unexpected });
  };

  return { handleError, prepare };
};
