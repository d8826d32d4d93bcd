import { type Request, type RequestHandler, type Response, Router } from 'express';
import * as z from 'zod';
import { ownCookies } from '../../content/cookies.ts';
import { consentEndpoint, consentStyles } from '../../content/routes.ts';
import { pages } from '../../views/pages.ts';
import type { Site } from '../../views/site.ts';
import { urlOf } from '../../views/urls.ts';
import { parseBody } from '../http/bodies.ts';
import { caching } from '../http/caching.ts';
import { type PageSender, type Refusal, refuseMethod } from '../http/pageSender.ts';
import { isOwnSite, readRequestContext } from '../http/requestContext.ts';
import { startRoute } from '../http/requestLog.ts';
import { resolvePath } from '../http/resolvePath.ts';

const bodyLimit = 2048; // bytes

const fieldLimit = 10;

/** Returns the lifetime that the cookie policy states, in milliseconds from now. */
const getConsentLifetimeMs = (): number => {
  const end = new Date();
  end.setUTCMonth(end.getUTCMonth() + ownCookies.consent.lifetime.count);
  return end.getTime() - Date.now();
};

const choiceSchema = z.object({
  choice: z.enum(['accepted', 'rejected']),
  return: z.string().max(bodyLimit).default('/'),
});

/**
 * Returns the canonical URL of a page, with only the query parameters that the page reads. The fragment leads
 * past the banner, because text browsers ignore the style sheet that hides it.
 */
const toReturnUrl = (path: string): string => {
  const [pathname = '', search = ''] = path.split('?');
  const { ref, locale } = resolvePath(pathname);
  const fragment = 'content';
  if (!ref) return urlOf({ page: 'home' }, locale, { fragment });
  const query = Object.fromEntries(new URLSearchParams(search));
  const page = pages[ref.page].open(query, 'slug' in ref ? ref.slug : '');
  return urlOf(ref, locale, { query: page?.query ?? {}, fragment });
};

/** Hides the banner and its reserved space, unless the footer's link targets the banner. */
const hidingStyles =
  '.banner:not(:target){display:none}:root:not(:has(.banner:target)){--banner-height:0rem}';

const hasChosen = (req: Request): boolean =>
  /(?:^|;\s*)cookie_consent=(?:accepted|rejected)(?:;|$)/.test(req.get('Cookie') ?? '');

/** A form sets the cookie, and a style sheet hides the banner, so that pages stay the same for everybody. */
export const consentRoutes = ({ origin }: Site, pageSender: PageSender): Router => {
  const refuse = (req: Request, res: Response, reason: Refusal): void =>
    pageSender.sendRefusal(res, readRequestContext(req), reason);

  const refuseForeign: RequestHandler = (req, res, next) =>
    isOwnSite(req, origin) ? next() : refuse(req, res, 'foreign');

  const saveChoice: RequestHandler = (req, res) => {
    const read = choiceSchema.safeParse(req.body);
    if (!read.success) return refuse(req, res, 'malformed');
    res.cookie(ownCookies.consent.key, read.data.choice, {
      maxAge: getConsentLifetimeMs(),
      sameSite: 'lax',
      secure: origin.startsWith('https:'),
      // If the form is sent before the scripts run, they read the choice from the cookie.
      httpOnly: false,
    });
    res.redirect(303, toReturnUrl(read.data.return));
  };

  const router = Router({ caseSensitive: true, strict: true });
  router
    .route(consentEndpoint)
    .all(startRoute('consent'))
    .post(refuseForeign, parseBody(bodyLimit, fieldLimit, refuse), saveChoice)
    .all((req, res) => refuseMethod(res, 'POST', readRequestContext(req).locale));
  router
    .route(consentStyles)
    .all(startRoute('consentStyles'))
    .get((req, res) => {
      res.set('Cache-Control', caching.ownStyles).type('css');
      res.send(hasChosen(req) ? hidingStyles : '');
    })
    .all((_req, res) => refuseMethod(res, 'GET, HEAD'));
  return router;
};
