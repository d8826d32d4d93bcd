import type { Request } from 'express';
import { defaultLocale, type Locale, locales } from '../../content/locales.ts';
import type { home } from '../../views/pages/Home.tsx';
import { resolvePath } from '../pages/resolvePath.ts';

/** In which language and format a request is answered, and which form it came from. */
export type RequestContext = {
  locale: Locale;
  /** A page for a browser, JSON for all others. */
  wantsHtml: boolean;
  kind: 'booking' | 'contact';
};

const localeFrom = (value: unknown): Locale | undefined => locales.find((locale) => locale === value);

/** The page of this site that a request was sent from, if it says so. */
const ownReferer = (req: Request, origin: string) => {
  const referer = req.get('Referer');
  if (!referer || !URL.canParse(referer)) return undefined;
  const url = new URL(referer);
  return url.origin === origin || url.host === req.host ? resolvePath(url.pathname) : undefined;
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
      localeFrom(req.acceptsLanguages(...locales)) ??
      defaultLocale,
    wantsHtml: req.accepts(['json', 'html']) === 'html',
    kind: referer?.ref?.page === 'contact' ? 'contact' : 'booking',
  };
};

type FormValues = NonNullable<Parameters<typeof home.screen>[0]['values']>;

/** What was typed, to be shown again; whatever is not text is left out. */
export const valuesOf = (body: object): FormValues => {
  const text = (name: keyof FormValues): string => {
    const value: unknown = Object.hasOwn(body, name) ? Reflect.get(body, name) : '';
    return typeof value === 'string' ? value : '';
  };
  return {
    name: text('name'),
    email: text('email'),
    phone: text('phone'),
    service: text('service'),
    message: text('message'),
  };
};
