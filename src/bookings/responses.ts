import type { Response } from 'express';
import type { RequestField } from '../../content/requestFields.ts';
import { tellProblems } from '../../content/requestRules.ts';
import { copies } from '../../views/copies.ts';
import { formUrl } from '../../views/forms/formUrl.ts';
import { problemWords } from '../../views/forms/problemWords.ts';
import { contact } from '../../views/pages/Contact.tsx';
import { home } from '../../views/pages/Home.tsx';
import type { RequestContext } from '../http/requestContext.ts';
import { type Responses, tooManyText } from '../http/responses.ts';
import type { FieldProblems } from './requestSchema.ts';

type FormValues = Record<RequestField, string>;

/** How the bookings endpoint answers requests that it read, in the language and format of their context. */
export const createBookingResponses = ({ page, json }: Responses) => {
  const formPage = (
    res: Response,
    status: number,
    state: Parameters<typeof home.screen>[0],
    { kind, locale }: RequestContext,
  ): void => page(res, status, (kind === 'booking' ? home : contact).screen(state), locale);

  /** The request is stored, now or before. */
  const stored = (
    res: Response,
    { kind, locale, wantsHtml }: RequestContext,
    status: number,
    { id, canBeAnswered }: { id: string; canBeAnswered: boolean },
  ): void => {
    if (wantsHtml) res.redirect(303, formUrl(kind, locale, { sent: canBeAnswered ? '1' : 'call' }));
    else json(res, status, { id }, locale);
  };

  /** Fields are not as they should be. */
  const invalid = (res: Response, context: RequestContext, problems: FieldProblems, values: FormValues) => {
    const words = problemWords(context.kind, copies[context.locale]);
    const { message, errors: fields } = tellProblems(problems, words);
    // The form has no field for the language that a summary could lead to.
    const { locale: _, ...errors } = fields;
    if (context.wantsHtml) {
      formPage(res, 422, { form: { state: 'invalid', message, errors }, values }, context);
    } else json(res, 422, { message, details: { message, fields } }, context.locale);
  };

  /** The request was read but not stored; what was typed is shown again. */
  const failed = (
    res: Response,
    context: RequestContext,
    status: number,
    message: string,
    values: FormValues,
  ) => {
    if (context.wantsHtml) formPage(res, status, { form: { state: 'failed', message }, values }, context);
    else json(res, status, { message }, context.locale);
  };

  /** There were too many of its address; `retryAfter` is in seconds. */
  const tooMany = (res: Response, context: RequestContext, retryAfter: number, values: FormValues) => {
    res.set('Retry-After', String(retryAfter));
    failed(res, context, 429, tooManyText(retryAfter, context.locale), values);
  };

  return { stored, invalid, failed, tooMany };
};
