import type { Request, RequestHandler, Response, Router } from 'express';
import { defaultLocale } from '../../content/locales.ts';
import { allTexts } from '../../views/texts/allTexts.ts';
import { logRouteAs } from './requestLog.ts';

/** Whether a request only reads. */
export const isReading = ({ method }: Request): boolean => method === 'GET' || method === 'HEAD';

/** Answers that a URL has no such method. `allow` lists those that it has. */
export const refuseMethod = (res: Response, allow: string, locale = defaultLocale): void => {
  res.status(405).set({ Allow: allow, 'Content-Language': locale });
  res.json({ message: allTexts[locale].errors.refusals.methodNotAllowed });
};

/** Adds a route that can only be read. `name` is its name in the log. */
export const addReadOnlyRoute = (
  router: Router,
  path: string,
  name: string,
  handler: RequestHandler,
): void => {
  router
    .route(path)
    .all(logRouteAs(name))
    .get(handler)
    .all((_req, res) => refuseMethod(res, 'GET, HEAD'));
};
