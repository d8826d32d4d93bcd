import type { Request, Response } from 'express';
import type { FormValues } from '../../content/bookingFields.ts';
import type { Locale } from '../../content/locales.ts';
import type { FieldProblems } from '../../content/rules/bookingRules.ts';
import { describeProblems } from '../../content/rules/describeProblems.ts';
import type { NewBooking } from '../../db/bookings.ts';
import { refusalPage } from '../../views/errorPages.tsx';
import type { FormPageState } from '../../views/forms/defineFormPage.tsx';
import { formUrl } from '../../views/forms/formUrl.ts';
import { problemWords } from '../../views/forms/problemWords.ts';
import { contact } from '../../views/pages/Contact.tsx';
import { home } from '../../views/pages/Home.tsx';
import type { Site } from '../../views/site.ts';
import { allTexts } from '../../views/texts/allTexts.ts';
import { plural } from '../../views/texts/text.ts';
import { sendPage } from '../http/sendPage.ts';
import { isObject, readFormValues } from './requestBody.ts';
import { type RequestContext, readRequestContext } from './requestContext.ts';
import { visitPlaceholders } from './visitRules.ts';

/** The reasons for which a post is refused, each with the status of its answer. */
const refusalStatus = {
  malformed: 400,
  foreign: 403,
  tooLarge: 413,
  wrongType: 415,
  tooMany: 429,
  unexpected: 500,
  unavailable: 503,
} as const;

export type Refusal = keyof typeof refusalStatus;

const refusalText = (reason: Refusal, locale: Locale, retryAfterSeconds = 0): string => {
  const { refusals } = allTexts[locale].errors;
  return reason === 'tooMany'
    ? plural(refusals.tooMany, Math.ceil(retryAfterSeconds / 60), locale)
    : refusals[reason];
};

/** Answers posts with a page or JSON, in the language of the post. */
export const createBookingAnswers = (site: Site) => {
  const sendForm = (
    res: Response,
    status: number,
    state: FormPageState,
    { kind, locale }: RequestContext,
  ): void => {
    const page = kind === 'booking' ? home : contact;
    sendPage(res.status(status), page.createPage(state), locale, site);
  };

  const sendJson = (res: Response, status: number, body: object, { locale }: RequestContext): void => {
    res.status(status).set('Content-Language', locale).json(body);
  };

  return {
    sendStored: (req: Request, res: Response, id: string, { email, phone }: NewBooking): void => {
      const canBeAnswered = email !== null || phone !== null;
      const context = readRequestContext(req);
      const { kind, locale, wantsHtml } = context;
      if (wantsHtml) res.redirect(303, formUrl(kind, locale, { sent: canBeAnswered ? '1' : 'call' }));
      else sendJson(res, 201, { id }, context);
    },

    /**
     * Answers invalid fields. A page shows the form again, with the typed values and a text at each invalid
     * field.
     */
    sendInvalid: (req: Request, res: Response, problems: FieldProblems, values: FormValues): void => {
      const context = readRequestContext(req);
      const words = problemWords(context.kind, allTexts[context.locale]);
      const placeholders = visitPlaceholders(values, context.locale);
      const { message, errors: fields } = describeProblems(problems, words, placeholders);
      // The form has no field for the language to link to.
      const { locale: _, ...errors } = fields;
      if (context.wantsHtml)
        sendForm(res, 422, { form: { state: 'invalid', message, errors }, values }, context);
      else sendJson(res, 422, { message, details: { message, fields } }, context);
    },

    /** Answers a post that was not stored. A page shows the typed values, if the body was read. */
    sendRefusal: (req: Request, res: Response, reason: Refusal, retryAfterSeconds?: number): void => {
      const context = readRequestContext(req);
      const { kind, locale, wantsHtml } = context;
      const status = refusalStatus[reason];
      const message = refusalText(reason, locale, retryAfterSeconds);
      if (!wantsHtml) sendJson(res, status, { message }, context);
      else if (isObject(req.body)) {
        const values = readFormValues(req.body);
        sendForm(res, status, { form: { state: 'failed', message }, values }, context);
      } else sendPage(res.status(status), refusalPage(kind, message), locale, site);
    },
  };
};
