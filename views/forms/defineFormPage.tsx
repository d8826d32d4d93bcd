import type { ComponentType } from 'react';
import type { FormState } from '../../client/form/types.ts';
import type { BookingKind, FormValues } from '../../content/bookingFields.ts';
import { catalogue } from '../../content/catalogue.ts';
import { masseuses } from '../../content/masseuses.ts';
import { fill } from '../../content/rules/placeholders.ts';
import { subjects } from '../../content/subjects.ts';
import { defineQueryPage, type Query } from '../definePage.ts';
import { createHead, withSiteName } from '../head.ts';
import type { PageHead, RenderContext } from '../page.ts';
import { type FormQuery, formPage } from './formUrl.ts';

/**
 * The state of a page with a form. It comes from the query of its URL or, after a post without JavaScript,
 * from `src/bookings/answers.ts`. `bookingFormProps` converts it to the props of the form.
 */
export type FormPageState = {
  form: FormState;
  /** The typed values of a failed post. */
  values?: FormValues | undefined;
  /** The values that the URL fills in. */
  prefill?: FormQuery | undefined;
};

/** The values that the query may fill into each form. */
const knownPrefills = {
  booking: { service: catalogue.map(({ slug }) => slug), masseuse: masseuses.map(({ slug }) => slug) },
  contact: { about: subjects },
} satisfies Record<BookingKind, Partial<Record<keyof FormQuery, readonly string[]>>>;

/** Reads the state of a form from the query. Ignores unknown names and values. */
const readFormQuery = (kind: BookingKind, query: Query): FormPageState => {
  const { sent } = query;
  if (sent === '1' || sent === 'call') return { form: { state: 'sent', canBeAnswered: sent === '1' } };
  const known = Object.entries<readonly string[]>(knownPrefills[kind]).flatMap(([name, values]) => {
    const value = values.find((candidate) => candidate === query[name]);
    return value ? [[name, value]] : [];
  });
  const form: FormState = { state: 'empty' };
  return known.length > 0 ? { form, prefill: Object.fromEntries(known) } : { form };
};

/** Whether the page shows the form again with errors. */
const hasErrors = ({ state }: FormState): boolean => state === 'invalid' || state === 'failed';

/** The head of a page with a form. After a submission the title begins with the outcome. */
const createFormHead = (
  kind: BookingKind,
  { form, prefill, texts }: FormPageState & RenderContext,
): PageHead => {
  const words = texts.pages[formPage(kind).page];
  const head = createHead(words, 'hero', { isIndexable: form.state === 'empty' && !prefill });
  if (form.state === 'sent') return { ...head, title: withSiteName(texts.form.sent[kind]) };
  return hasErrors(form) ? { ...head, title: fill(texts.form.errorTitle, { title: words.title }) } : head;
};

/** Defines the page of a form. Its state depends on the query, or on the post that it answers. */
export const defineFormPage = (kind: BookingKind, Component: ComponentType<FormPageState & RenderContext>) =>
  defineQueryPage<FormPageState>(formPage(kind).page, {
    readQuery: (query) => readFormQuery(kind, query),
    render: (props) => ({
      head: createFormHead(kind, props),
      body: <Component {...props} />,
      query: { ...props.prefill },
      isError: hasErrors(props.form),
    }),
  });
