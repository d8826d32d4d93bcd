import type { Request } from 'express';
import { defaultLocale, type Locale, locales } from '../../content/locales.ts';
import type { RequestKind } from '../../content/requestFields.ts';
import { resolvePath } from '../pages/resolvePath.ts';

/** In which language and format a request is answered, and which form it came from. */
export type RequestContext = {
  locale: Locale;
  /** A page for a browser, JSON for all others. */
  wantsHtml: boolean;
  kind: RequestKind;
};

const localeFrom = (value: unknown): Locale | undefined => locales.find((locale) => locale === value);

/** The page of this site that a request was sent from, if it says so. */
const ownReferer = (req: Request, origin: string) => {
  const referer = req.get('Referer');
  const url = referer ? URL.parse(referer) : null;
  return url && (url.origin === origin || url.host === req.host) ? resolvePath(url.pathname) : undefined;
};

/** The context of a post, by what it says of itself; `body` where it could be read. */
export const requestContext = (req: Request, origin: string, body?: object): RequestContext => {
  const referer = ownReferer(req, origin);
  return {
    locale:
      localeFrom(body && Object.hasOwn(body, 'locale') ? Reflect.get(body, 'locale') : undefined) ??
      localeFrom(req.query['locale']) ??
      // Without a page of ours, only a prefix tells a language.
      (referer && (referer.ref || referer.locale !== defaultLocale) ? referer.locale : undefined) ??
      // Whoever says nothing takes everything: looking through it would only cost.
      (req.headers['accept-language'] ? localeFrom(req.acceptsLanguages(...locales)) : undefined) ??
      defaultLocale,
    wantsHtml: req.headers.accept !== undefined && req.accepts(['json', 'html']) === 'html',
    kind: referer?.ref?.page === 'contact' ? 'contact' : 'booking',
  };
};
