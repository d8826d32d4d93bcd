import type { Request } from 'express';
import { defaultLocale, type Locale, locales } from '../../content/locales.ts';
import { contactService, type RequestKind } from '../../content/requestFields.ts';
import { resolvePath } from '../pages/resolvePath.ts';
import { cleanText } from './requestSchema.ts';

/** To whom a post is answered, and how. */
export type Conversation = {
  locale: Locale;
  /** A page for a browser, JSON for all others. */
  wantsHtml: boolean;
  kind: RequestKind;
};

const localeFrom = (value: unknown): Locale | undefined => locales.find((locale) => locale === value);

/** The page of this site that a request was sent from, if it says so. */
const ownReferer = (req: Request, origin: string) => {
  const referer = req.get('Referer');
  if (!referer || !URL.canParse(referer)) return undefined;
  const url = new URL(referer);
  return url.origin === origin || url.host === req.host ? resolvePath(url.pathname) : undefined;
};

/** Language, form and format of the answer to a request; `body` where it could be read. */
export const conversationOf = (req: Request, origin: string, body?: object): Conversation => {
  const field = (name: string): unknown =>
    body && Object.hasOwn(body, name) ? Reflect.get(body, name) : undefined;
  const referer = ownReferer(req, origin);
  const service = field('service');
  const isContact = body
    ? typeof service === 'string' && cleanText(service) === contactService
    : referer?.ref?.page === 'contact';
  return {
    locale:
      localeFrom(field('locale')) ??
      localeFrom(req.query['locale']) ??
      // Without a page of ours, only a prefix tells a language.
      (referer && (referer.ref || referer.locale !== defaultLocale) ? referer.locale : undefined) ??
      localeFrom(req.acceptsLanguages(...locales)) ??
      defaultLocale,
    wantsHtml: req.accepts(['json', 'html']) === 'html',
    kind: isContact ? 'contact' : 'booking',
  };
};
