import type { Response } from 'express';
import type { RequestField } from '../../content/requestFields.ts';
import { describeProblems, type FieldProblems } from '../../content/requestRules.ts';
import { copies } from '../../views/copies.ts';
import { formUrl } from '../../views/forms/formUrl.ts';
import { problemWords } from '../../views/forms/problemWords.ts';
import { contact } from '../../views/pages/Contact.tsx';
import { home } from '../../views/pages/Home.tsx';
import type { RequestContext } from '../http/requestContext.ts';
import type { Screens } from '../http/screens.ts';

type FormValues = Record<RequestField, string>;

/** Answers posts whose body was read, in the language and format that their context names. */
export const createBookingResponses = ({ sendScreen }: Screens) => {
  const sendForm = (
    res: Response,
    status: number,
    state: Parameters<typeof home.screen>[0],
    { kind, locale }: RequestContext,
  ): Promise<void> =>
    sendScreen(res.status(status), (kind === 'booking' ? home : contact).screen(state), locale);

  const sendJson = (res: Response, status: number, body: object, { locale }: RequestContext): void => {
    res.status(status).set('Content-Language', locale).json(body);
  };

  return {
    stored: (
      res: Response,
      context: RequestContext,
      status: 200 | 201,
      { id, canBeAnswered }: { id: string; canBeAnswered: boolean },
    ): void => {
      const { kind, locale, wantsHtml } = context;
      if (wantsHtml) res.redirect(303, formUrl(kind, locale, { sent: canBeAnswered ? '1' : 'call' }));
      else sendJson(res, status, { id }, context);
    },

    /** Answers invalid fields: shows the form again with a text at each invalid field. */
    invalid: async (
      res: Response,
      context: RequestContext,
      problems: FieldProblems,
      values: FormValues,
    ): Promise<void> => {
      const words = problemWords(context.kind, copies[context.locale]);
      const { message, errors: fields } = describeProblems(problems, words);
      // Omit the error of the language, because the form has no such field to link to.
      const { locale: _, ...errors } = fields;
      if (context.wantsHtml)
        await sendForm(res, 422, { form: { state: 'invalid', message, errors }, values }, context);
      else sendJson(res, 422, { message, details: { message, fields } }, context);
    },

    /** Answers a request that was not stored: shows the form again with the typed values. */
    failed: async (
      res: Response,
      context: RequestContext,
      status: number,
      message: string,
      values: FormValues,
    ): Promise<void> => {
      if (context.wantsHtml)
        await sendForm(res, status, { form: { state: 'failed', message }, values }, context);
      else sendJson(res, status, { message }, context);
    },
  };
};
