import type { Request, Response } from 'express';
import type { BookingField } from '../../content/bookingFields.ts';
import type { FieldProblems } from '../../content/bookingRules.ts';
import { describeProblems } from '../../content/describeProblems.ts';
import type { NewBooking } from '../../db/bookings.ts';
import { allTexts } from '../../views/allTexts.ts';
import { formUrl } from '../../views/forms/formUrl.ts';
import { problemWords } from '../../views/forms/problemWords.ts';
import { contact } from '../../views/pages/Contact.tsx';
import { home } from '../../views/pages/Home.tsx';
import { type PageSender, type Refusal, refusalStatus, refusalText } from '../http/pageSender.ts';
import { isObject, type RequestContext, readRequestContext } from '../http/requestContext.ts';
import { readFieldValues } from './bookingSchema.ts';
import { findMassageIn } from './matchService.ts';

type FormValues = Record<BookingField, string>;

/** Answers posts with a page or JSON, in the language of the post. */
export const createBookingAnswers = (pageSender: PageSender) => {
  const sendForm = (
    res: Response,
    status: number,
    state: Parameters<typeof home.createPage>[0],
    { kind, locale }: RequestContext,
  ): Promise<void> => {
    const page = kind === 'booking' ? home : contact;
    return pageSender.sendPage(res.status(status), page.createPage(state), locale);
  };

  const sendJson = (res: Response, status: number, body: object, { locale }: RequestContext): void => {
    res.status(status).set('Content-Language', locale).json(body);
  };

  return {
    sendStored: (req: Request, res: Response, id: string, { email, phone }: NewBooking): void => {
      const context = readRequestContext(req);
      const { kind, locale, wantsHtml } = context;
      if (wantsHtml) res.redirect(303, formUrl(kind, locale, { sent: email || phone ? '1' : 'call' }));
      else sendJson(res, 201, { id }, context);
    },

    /** Answers invalid fields. A page shows the form again, with the typed values and a text at each invalid field. */
    sendInvalid: async (
      req: Request,
      res: Response,
      problems: FieldProblems,
      values: FormValues,
    ): Promise<void> => {
      const context = readRequestContext(req);
      const words = problemWords(context.kind, allTexts[context.locale]);
      const findMassage = findMassageIn(context.locale);
      const { message, errors: fields } = describeProblems(problems, values, findMassage, words);
      // Omit the error of the language, because the form has no such field to link to.
      const { locale: _, ...errors } = fields;
      if (context.wantsHtml)
        await sendForm(res, 422, { form: { state: 'invalid', message, errors }, values }, context);
      else sendJson(res, 422, { message, details: { message, fields } }, context);
    },

    /** Answers a post that was not stored. A page shows the typed values, if the body was read. */
    sendRefusal: async (
      req: Request,
      res: Response,
      reason: Refusal,
      retryAfterSeconds?: number,
    ): Promise<void> => {
      const context = readRequestContext(req);
      if (retryAfterSeconds !== undefined) res.set('Retry-After', String(retryAfterSeconds));
      if (!context.wantsHtml || !isObject(req.body))
        return pageSender.sendRefusal(res, context, reason, retryAfterSeconds);
      const message = refusalText(reason, context.locale, retryAfterSeconds);
      const values = readFieldValues(req.body);
      await sendForm(res, refusalStatus[reason], { form: { state: 'failed', message }, values }, context);
    },
  };
};
