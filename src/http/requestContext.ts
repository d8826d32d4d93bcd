import type { Request } from 'express';
import type { BookingKind } from '../../content/bookingFields.ts';
import { defaultLocale, type Locale, locales } from '../../content/locales.ts';
import { resolvePath } from './resolvePath.ts';

/** The language and format of the answer to a post, and the kind of form that sent it. */
export type RequestContext = {
  locale: Locale;
  /** Whether to answer with a page; otherwise with JSON. */
  wantsHtml: boolean;
  kind: BookingKind;
};

const localeFrom = (value: unknown): Locale | undefined => locales.find((locale) => locale === value);

const ownReferer = (req: Request, origin: string) => {
  const referer = req.get('Referer');
  const url = referer ? URL.parse(referer) : null;
  return url && (url.origin === origin || url.host === req.host) ? resolvePath(url.pathname) : undefined;
};

export const readRequestContext = (req: Request, origin: string, body?: object): RequestContext => {
  const referer = ownReferer(req, origin);
  return {
    locale:
      localeFrom(body && Object.hasOwn(body, 'locale') ? Reflect.get(body, 'locale') : undefined) ??
      localeFrom(req.query['locale']) ??
      // The path of an unknown page implies a language only by its prefix.
      (referer && (referer.ref || referer.locale !== defaultLocale) ? referer.locale : undefined) ??
      // Without the header Express would accept the first language of the list.
      (req.headers['accept-language'] ? localeFrom(req.acceptsLanguages(...locales)) : undefined) ??
      defaultLocale,
    wantsHtml: req.headers.accept !== undefined && req.accepts(['json', 'html']) === 'html',
    kind: referer?.ref?.page === 'contact' ? 'contact' : 'booking',
  };
};

/**
 * Whether a post comes from this site. Browsers send `Sec-Fetch-Site` over https and to localhost. Otherwise
 * they send `Origin`, which is `null` for documents without an origin. Other programs send neither.
 */
export const isOwnSite = (req: Request, siteOrigin: string): boolean => {
  const fetchSite = req.get('Sec-Fetch-Site');
  if (fetchSite !== undefined) return fetchSite === 'same-origin' || fetchSite === 'none';
  const origin = req.get('Origin');
  if (origin === undefined || origin === siteOrigin) return true;
  return URL.parse(origin)?.host === req.host;
};
