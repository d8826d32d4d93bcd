import type { Response } from 'express';
import { copies } from '../../content/copies.ts';
import { type Locale, locales } from '../../content/locales.ts';
import { type FieldRule, type RequestField, requestFields } from '../../content/requestFields.ts';
import { formUrl } from '../../views/forms/formUrl.ts';
import { contact } from '../../views/pages/Contact.tsx';
import { home } from '../../views/pages/Home.tsx';
import { fill } from '../../views/text.ts';
import type { RequestContext } from '../http/requestContext.ts';
import { type Responses, tooManyText } from '../http/responses.ts';
import type { FieldProblem, FieldProblems } from './requestSchema.ts';

type FieldTexts = Partial<Record<keyof FieldProblems, string>>;

const rules: Partial<Record<string, FieldRule>> = requestFields;

const isMissing = (problem: FieldProblem): boolean => problem.endsWith('Missing');

/** The text at each field, in the language of the answer. */
const fieldTexts = (problems: FieldProblems, locale: Locale): FieldTexts =>
  Object.fromEntries(
    Object.entries(problems).map(([field, problem]) => {
      const { requiredFor: _, ...limits }: Partial<FieldRule> = rules[field] ?? {};
      return [field, fill(copies[locale].form.fields[problem], { ...limits, locales: locales.join(', ') })];
    }),
  );

/** One text for the whole: the fixed one where something required is missing, else the field's own, else a general one. */
const summaryText = (problems: FieldProblems, { locale, kind }: RequestContext): string => {
  if (Object.values(problems).some(isMissing)) return copies[locale].form.missing[kind];
  const texts = Object.values(fieldTexts(problems, locale));
  return texts.length === 1 && texts[0] ? texts[0] : copies[locale].form.checkFields;
};

/** What the page of a form shows. */
type FormPageState = Parameters<typeof home.screen>[0];
type FormValues = Record<RequestField, string>;

/** How the bookings endpoint answers requests that it read, in the language and format of their context. */
export const createBookingResponses = ({ page, json }: Responses) => {
  const formPage = (res: Response, status: number, state: FormPageState, context: RequestContext): void =>
    page(res, status, (context.kind === 'booking' ? home : contact).screen(state), context.locale);

  /** The request was read but not stored; what was typed is shown again. */
  const failed = (
    res: Response,
    context: RequestContext,
    status: number,
    message: string,
    values: FormValues,
  ): void => {
    if (context.wantsHtml) formPage(res, status, { form: { state: 'failed', message }, values }, context);
    else json(res, status, { message }, context.locale);
  };

  return {
    /** The request is stored, now or before. */
    stored: (res: Response, context: RequestContext, status: 200 | 201, id: string): void => {
      const { kind, locale, wantsHtml } = context;
      if (wantsHtml) res.redirect(303, formUrl(kind, locale, { sent: true }));
      else json(res, status, { id }, locale);
    },

    /** Fields are not as they should be. */
    invalid: (res: Response, context: RequestContext, problems: FieldProblems, values: FormValues): void => {
      const message = summaryText(problems, context);
      const fields = fieldTexts(problems, context.locale);
      // The form has no field for the language that a summary could lead to.
      const { locale: _, ...errors } = fields;
      if (context.wantsHtml)
        formPage(res, 422, { form: { state: 'invalid', message, errors }, values }, context);
      else json(res, 422, { message, details: { message, fields } }, context.locale);
    },

    failed,

    /** There were too many of its address; `retryAfter` is in seconds. */
    tooMany: (res: Response, context: RequestContext, retryAfter: number, values: FormValues): void => {
      res.set('Retry-After', String(retryAfter));
      failed(res, context, 429, tooManyText(retryAfter, context.locale), values);
    },
  };
};

export type BookingResponses = ReturnType<typeof createBookingResponses>;
