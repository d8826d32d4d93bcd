import type { ErrorRequestHandler } from 'express';
import type { Logger } from 'pino';
import { unexpectedError } from '../../views/errorPages.tsx';
import { resolvePath } from '../../views/resolvePath.ts';
import type { Site } from '../../views/site.ts';
import { allTexts } from '../../views/texts/allTexts.ts';
import { sectionOf } from '../../views/urls.ts';
import { describeError } from '../log.ts';
import { caching } from './caching.ts';
import { sendPage } from './sendPage.ts';

/** Whether Express's own middleware refuses a request, for example a range that the file does not have. */
const isClientError = (error: { status?: number }): boolean =>
  error.status !== undefined && error.status >= 400 && error.status < 500;

/** Answers a thrown error with 500, and with an error page or JSON; in development with the stack. */
export const createErrorHandler =
  (site: Site, log: Logger, showsStacks: boolean): ErrorRequestHandler =>
  (error, req, res, next) => {
    if (isClientError(error) && !res.headersSent) {
      res
        .status(error.status)
        .set(error.headers ?? {})
        .set('Cache-Control', caching.none)
        .end();
      return;
    }
    log.error({ id: res.requestId, error: describeError(error) }, 'unexpected error');
    // Express ends an answer that has begun.
    if (res.headersSent) return next(error);
    const { ref, locale } = resolvePath(req.path);
    const wantsHtml = req.accepts(['html', 'json']) !== 'json';
    res.status(500).set('Cache-Control', caching.none);
    if (showsStacks) res.type('text').send(String(error?.stack ?? error));
    else if (wantsHtml) sendPage(res, unexpectedError(ref ? sectionOf(ref) : undefined), locale, site);
    else res.set('Content-Language', locale).json({ message: allTexts[locale].errors.refusals.unexpected });
  };
