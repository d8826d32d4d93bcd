import type { FormState } from '../../client/form/types.ts';
import { catalogue } from '../../content/catalogue.ts';
import { masseuses } from '../../content/masseuses.ts';
import type { RequestKind } from '../../content/requestFields.ts';
import { subjects } from '../../content/subjects.ts';
import { headOf, withSiteName } from '../head.ts';
import type { Head, RenderContext } from '../screen.ts';
import { fill } from '../text.ts';
import type { Chosen } from './formUrl.ts';
import type { FormProps } from './requestFormProps.ts';

/** What an address may choose in each form. */
const choices = {
  booking: { service: catalogue.map(({ slug }) => slug), masseuse: masseuses.map(({ slug }) => slug) },
  contact: { about: subjects },
} satisfies Record<RequestKind, Partial<Record<keyof Chosen, readonly string[]>>>;

/** How a form stands by its page's address. Names and values that mean nothing change nothing. */
const readForm = (kind: RequestKind, query: Readonly<Record<string, unknown>>): FormProps => {
  const { sent } = query;
  if (sent === '1' || sent === 'call') return { form: { state: 'sent', canBeAnswered: sent === '1' } };
  const known = Object.entries<readonly string[]>(choices[kind]).flatMap(([name, values]) => {
    const value = values.find((candidate) => candidate === query[name]);
    return value ? [[name, value]] : [];
  });
  const form: FormState = { state: 'empty' };
  return known.length > 0 ? { form, chosen: Object.fromEntries(known) as Chosen } : { form };
};

/** Whether a form is shown again because it was not taken. */
const isRefused = ({ state }: FormState): boolean => state === 'invalid' || state === 'failed';

/** The head of a form's page, whose title begins with what became of the form. */
const formHead = (kind: RequestKind, { form, chosen, copy }: FormProps & RenderContext): Head => {
  const words = copy.pages[kind === 'booking' ? 'home' : 'contact'];
  const head = headOf(words, 'hero', { indexable: form.state === 'empty' && !chosen });
  if (form.state === 'sent') return { ...head, title: withSiteName(copy.form.sent[kind]) };
  return isRefused(form) ? { ...head, title: fill(copy.form.errorTitle, { title: words.title }) } : head;
};

/** What every page with a form says of itself by the form; see `definePage`. */
export const formDefinition = (kind: RequestKind) => ({
  read: (query: Readonly<Record<string, unknown>>) => readForm(kind, query),
  head: (props: FormProps & RenderContext) => formHead(kind, props),
  query: ({ chosen }: FormProps): Record<string, string> => ({ ...chosen }),
  isError: ({ form }: FormProps) => isRefused(form),
});
