import type { Response } from 'express';
import type { BookingField } from '../../content/bookingFields.ts';
import type { FieldProblems } from '../../content/bookingRules.ts';
import { describeProblems } from '../../content/describeProblems.ts';
import type { NewBooking } from '../../db/booking.ts';
import { allTexts } from '../../views/allTexts.ts';
import { formUrl } from '../../views/forms/formUrl.ts';
import { problemWords } from '../../views/forms/problemWords.ts';
import { contact } from '../../views/pages/Contact.tsx';
import { home } from '../../views/pages/Home.tsx';
import { type PageSender, type Refusal, refusalStatus, refusalText } from '../http/pageSender.ts';
import type { RequestContext } from '../http/requestContext.ts';
import { findMassageIn } from './matchService.ts';

type FormValues = Record<BookingField, string>;

/** Answers posts in the language and format that their context names. */
export const createBookingResponses = (pageSender: PageSender) => {
  const sendForm = (
    res: Response,
    status: number,
    state: Parameters<typeof home.createPage>[0],
    { kind, locale }: RequestContext,
  ): Promise<void> =>
    pageSender.sendPage(res.status(status), (kind === 'booking' ? home : contact).createPage(state), locale);

  const sendJson = (res: Response, status: number, body: object, { locale }: RequestContext): void => {
    res.status(status).set('Content-Language', locale).json(body);
  };

  return {
    stored: (
      res: Response,
      context: RequestContext,
      status: 200 | 201,
      id: string,
      { email, phone }: Pick<NewBooking, 'email' | 'phone'>,
    ): void => {
      const { kind, locale, wantsHtml } = context;
      if (wantsHtml) res.redirect(303, formUrl(kind, locale, { sent: email || phone ? '1' : 'call' }));
      else sendJson(res, status, { id }, context);
    },

    /** Answers invalid fields: shows the form again with a text at each invalid field. */
    invalid: async (
      res: Response,
      context: RequestContext,
      problems: FieldProblems,
      values: FormValues,
    ): Promise<void> => {
      const words = problemWords(context.kind, allTexts[context.locale]);
      const { message, errors: fields } = describeProblems(
        problems,
        values,
        findMassageIn(context.locale),
        words,
      );
      // Omit the error of the language, because the form has no such field to link to.
      const { locale: _, ...errors } = fields;
      if (context.wantsHtml)
        await sendForm(res, 422, { form: { state: 'invalid', message, errors }, values }, context);
      else sendJson(res, 422, { message, details: { message, fields } }, context);
    },

    /** Answers a post that was not stored: with the form and its values, or with a short page without values. */
    refused: (
      res: Response,
      context: RequestContext,
      reason: Refusal,
      values: FormValues | undefined,
      retryAfterSeconds?: number,
    ): void | Promise<void> => {
      if (!context.wantsHtml || !values)
        return pageSender.sendRefusal(res, context, reason, retryAfterSeconds);
      const message = refusalText(reason, context.locale, retryAfterSeconds);
      return sendForm(res, refusalStatus[reason], { form: { state: 'failed', message }, values }, context);
    },
  };
};
