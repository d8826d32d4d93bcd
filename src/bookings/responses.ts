import type { Response } from 'express';
import { type Locale, locales } from '../../content/locales.ts';
import { type FieldRule, type RequestField, requestFields } from '../../content/requestFields.ts';
import { copies } from '../../views/copies.ts';
import { formUrl } from '../../views/forms/formUrl.ts';
import { contact } from '../../views/pages/Contact.tsx';
import { home } from '../../views/pages/Home.tsx';
import { fill } from '../../views/text.ts';
import type { RequestContext } from '../http/requestContext.ts';
import { type Responses, tooManyText } from '../http/responses.ts';
import type { FieldProblems } from './requestSchema.ts';

type FieldTexts = Partial<Record<keyof FieldProblems, string>>;
type FormValues = Record<RequestField, string>;

const rules: Partial<Record<string, FieldRule>> = requestFields;

/** The text at each field, in the language of the answer. */
const fieldTexts = (problems: FieldProblems, locale: Locale): FieldTexts =>
  Object.fromEntries(
    Object.entries(problems).map(([field, problem]) => {
      const { requiredFor: _, ...limits }: Partial<FieldRule> = rules[field] ?? {};
      return [field, fill(copies[locale].form.fields[problem], { ...limits, locales: locales.join(', ') })];
    }),
  );

/** One text for the whole: the fixed one where something required is missing, else the only field's own or a general one. */
const summaryText = (
  problems: FieldProblems,
  fields: FieldTexts,
  { locale, kind }: RequestContext,
): string => {
  const { missing, checkFields } = copies[locale].form;
  if (Object.values(problems).some((problem) => problem.endsWith('Missing'))) return missing[kind];
  const [text, ...others] = Object.values(fields);
  return text && others.length === 0 ? text : checkFields;
};

/** How the bookings endpoint answers requests that it read, in the language and format of their context. */
export const createBookingResponses = ({ page, json }: Responses) => {
  const formPage = (
    res: Response,
    status: number,
    state: Parameters<typeof home.screen>[0],
    { kind, locale }: RequestContext,
  ): void => page(res, status, (kind === 'booking' ? home : contact).screen(state), locale);

  /** The request is stored, now or before. */
  const stored = (res: Response, { kind, locale, wantsHtml }: RequestContext, status: number, id: string) => {
    if (wantsHtml) res.redirect(303, formUrl(kind, locale, { sent: '1' }));
    else json(res, status, { id }, locale);
  };

  /** Fields are not as they should be. */
  const invalid = (res: Response, context: RequestContext, problems: FieldProblems, values: FormValues) => {
    const fields = fieldTexts(problems, context.locale);
    const message = summaryText(problems, fields, context);
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
