import express, { type ErrorRequestHandler, type Request, type Response, Router } from 'express';
import { z } from 'zod';
import { ownCookies } from '../../content/cookies.ts';
import { consentEndpoint, consentStyles } from '../../content/routes.ts';
import { copies } from '../../views/copies.ts';
import type { Site } from '../../views/site.ts';
import { urlOf } from '../../views/urls.ts';
import { isOwnSite } from '../http/isOwnSite.ts';
import { limitBody } from '../http/limitBody.ts';
import { nameRoute } from '../http/logRequests.ts';
import { requestContext } from '../http/requestContext.ts';
import { createResponses, refuseMethod } from '../http/responses.ts';
import { resolvePath } from '../pages/resolvePath.ts';

/** Bytes of the form's body. */
const bodyLimit = 2048;

/** Days of a month, rounded so that the choice is never asked again too early. */
const daysOfMonth = 31;

const choice = z.object({
  choice: z.enum(['accepted', 'rejected']),
  return: z.string().max(bodyLimit).default('/'),
});

/** The page to go back to: always one of the route table, spelled as it should be. */
const returnUrl = (path: string): string => {
  const [pathname = '', search = ''] = path.split('?');
  const { ref, locale } = resolvePath(pathname);
  if (!ref) return urlOf({ page: 'home' }, locale);
  return urlOf(ref, locale, { query: Object.fromEntries(new URLSearchParams(search)) });
};

/** Hides the banner, and gives back the room that the page keeps for it, unless the footer's link shows it again. */
const bannerAway = '.banner:not(:target){display:none}:root:not(:has(.banner:target)){--banner-height:0rem}';

const hasChosen = (req: Request): boolean =>
  /(?:^|;\s*)cookie_consent=(?:accepted|rejected)(?:;|$)/.test(req.get('Cookie') ?? '');

/**
 * The choice about cookies where JavaScript is off: a form that sets a cookie, and a style sheet that hides the banner
 * from those who have it. The pages themselves stay the same for everybody.
 */
export const consentRoutes = (site: Site): Router => {
  const { refused } = createResponses(site);
  const { origin } = site;

  const refuse = (req: Request, res: Response, status: 400 | 403 | 413): void => {
    const context = requestContext(req, origin);
    const { foreign, malformed, tooLarge } = copies[context.locale].errors.refusals;
    refused(res, context, status, { 400: malformed, 403: foreign, 413: tooLarge }[status]);
  };

  /** A body that cannot be read holds no choice. */
  const unreadable: ErrorRequestHandler = (error, req, res, next) => {
    if (error?.status >= 400 && error.status < 500) refuse(req, res, error.status === 413 ? 413 : 400);
    else next(error);
  };

  const router = Router();
  router.post(
    consentEndpoint,
    limitBody(bodyLimit, express.urlencoded({ limit: bodyLimit, extended: false })),
    (req, res) => {
      nameRoute(res, 'consent');
      res.set('Cache-Control', 'no-store');
      if (!isOwnSite(req, origin)) return refuse(req, res, 403);
      const read = choice.safeParse(req.body);
      if (!read.success) return refuse(req, res, 400);
      res.cookie(ownCookies.consent.key, read.data.choice, {
        maxAge: ownCookies.consent.lifetime.count * daysOfMonth * 86_400_000,
        sameSite: 'lax',
        secure: origin.startsWith('https:'),
        httpOnly: true,
      });
      res.redirect(303, returnUrl(read.data.return));
    },
  );
  router.use(consentEndpoint, unreadable);
  router.all(consentEndpoint, (req, res) => {
    nameRoute(res, 'consent');
    refuseMethod(res, 'POST', requestContext(req, origin).locale);
  });
  router.get(consentStyles, (req, res) => {
    nameRoute(res, 'consentStyles');
    res.set('Cache-Control', 'private, no-store').type('css');
    res.send(hasChosen(req) ? bannerAway : '');
  });
  return router;
};
