import type { Response } from 'express';
import { copies } from '../../content/copy.ts';
import { type Locale, locales } from '../../content/locales.ts';
import { type FieldRule, requestFields } from '../../content/requestFields.ts';
import { formUrl } from '../../views/forms/formUrl.ts';
import { renderScreen } from '../../views/renderScreen.tsx';
import type { FormState, FormValues, Screen, Site } from '../../views/screen.ts';
import { fill } from '../../views/text.ts';
import type { Conversation } from './conversation.ts';
import type { FieldProblem, FieldProblems } from './requestSchema.ts';

type FieldTexts = Partial<Record<keyof FieldProblems, string>>;

const rules: Partial<Record<string, FieldRule>> = requestFields;

const isMissing = (problem: FieldProblem | undefined): boolean =>
  problem === 'nameMissing' || problem === 'serviceMissing' || problem === 'messageMissing';

/** The text at each field, in the language of the answer. */
const fieldTexts = (problems: FieldProblems, locale: Locale): FieldTexts =>
  Object.fromEntries(
    Object.entries(problems).map(([field, problem]) => {
      const { requiredFor: _, ...limits }: Partial<FieldRule> = rules[field] ?? {};
      return [field, fill(copies[locale].form.fields[problem], { ...limits, locales: locales.join(', ') })];
    }),
  );

/** One text for the whole: the fixed one where something required is missing, else the field's own, else a general one. */
const summaryText = (problems: FieldProblems, { locale, kind }: Conversation): string => {
  if (Object.values(problems).some(isMissing)) return copies[locale].form.missing[kind];
  const texts = Object.values(fieldTexts(problems, locale));
  return texts.length === 1 && texts[0] ? texts[0] : copies[locale].form.checkFields;
};

/** How the bookings endpoint answers, in the language and format of the conversation. */
export const createAnswers = (site: Site) => {
  const page = (res: Response, status: number, screen: Screen, locale: Locale): void => {
    res
      .status(status)
      .set('Content-Language', locale)
      .type('html')
      .send(renderScreen(screen, locale, site));
  };

  const formPage = (
    res: Response,
    status: number,
    form: FormState,
    values: FormValues,
    { kind, locale }: Conversation,
  ): void => page(res, status, { page: kind === 'booking' ? 'home' : 'contact', form, values }, locale);

  const json = (res: Response, status: number, body: object, locale: Locale): void => {
    res.status(status).set('Content-Language', locale).json(body);
  };

  return {
    /** The request is kept, now or before. */
    kept: (res: Response, talk: Conversation, { id, isRepeat }: { id: string; isRepeat: boolean }): void => {
      if (talk.wantsHtml) res.redirect(303, formUrl(talk.kind, talk.locale, { sent: true }));
      else json(res, isRepeat ? 200 : 201, { id }, talk.locale);
    },

    /** Fields are not as they should be. */
    invalid: (res: Response, talk: Conversation, problems: FieldProblems, values: FormValues): void => {
      const message = summaryText(problems, talk);
      const fields = fieldTexts(problems, talk.locale);
      // The form has no field for the language that a summary could lead to.
      const { locale: _, ...errors } = fields;
      if (talk.wantsHtml) formPage(res, 422, { state: 'invalid', message, errors }, values, talk);
      else json(res, 422, { message, details: { message, fields } }, talk.locale);
    },

    /** The request was read but not kept; what was typed is shown again. */
    failed: (
      res: Response,
      talk: Conversation,
      status: number,
      message: string,
      values: FormValues,
    ): void => {
      if (talk.wantsHtml) formPage(res, status, { state: 'failed', message }, values, talk);
      else json(res, status, { message }, talk.locale);
    },

    /** The request was not even read. */
    refused: (res: Response, talk: Conversation, status: number, message: string): void => {
      if (talk.wantsHtml) page(res, status, { page: 'refusal', message, form: talk.kind }, talk.locale);
      else json(res, status, { message }, talk.locale);
    },
  };
};

export type Answers = ReturnType<typeof createAnswers>;
