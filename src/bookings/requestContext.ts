import type { Request } from 'express';
import { type BookingKind, contactService } from '../../content/bookingFields.ts';
import { defaultLocale, findLocale, type Locale } from '../../content/locales.ts';
import { cleanText } from '../../content/rules/cleanText.ts';
import { isObject, readText } from './requestBody.ts';

/** The language and format of the answer to a post, and the kind of form that sent it. */
export type RequestContext = {
  locale: Locale;
  /** Whether to answer with a page; otherwise with JSON. */
  wantsHtml: boolean;
  kind: BookingKind;
};

/** A form gets a page, unless it asks for JSON only. Any other post gets JSON, unless it asks for HTML. */
const prefersPage = (req: Request): boolean => {
  const accept = req.get('Accept')?.toLowerCase() ?? '';
  const namesHtml = accept.includes('text/html');
  const namesJson = accept.includes('application/json');
  return req.is('application/x-www-form-urlencoded') ? namesHtml || !namesJson : namesHtml;
};

/**
 * Reads the context from the body, or from the query of the form's action until the body is parsed. So a post
 * that is refused before also gets an answer in the language of its form.
 */
export const readRequestContext = (req: Request): RequestContext => {
  const body = isObject(req.body) ? req.body : undefined;
  const isContact = body
    ? cleanText(readText(body, 'service')) === contactService
    : req.query['form'] === 'contact';
  return {
    locale: findLocale(body?.['locale']) ?? findLocale(req.query['locale']) ?? defaultLocale,
    wantsHtml: prefersPage(req),
    kind: isContact ? 'contact' : 'booking',
  };
};
