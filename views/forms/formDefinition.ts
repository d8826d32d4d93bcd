import type { FormState } from '../../client/form/types.ts';
import type { BookingKind } from '../../content/bookingFields.ts';
import { catalogue } from '../../content/catalogue.ts';
import { masseuses } from '../../content/masseuses.ts';
import { subjects } from '../../content/subjects.ts';
import { fill } from '../../content/texts/placeholders.ts';
import type { Query } from '../definePage.tsx';
import { createHead, withSiteName } from '../head.ts';
import type { PageHead, RenderContext } from '../page.ts';
import type { FormPageState } from './bookingFormProps.ts';
import type { Prefill } from './formUrl.ts';

/** The values that the query may have in each form. */
const knownPrefills = {
  booking: { service: catalogue.map(({ slug }) => slug), masseuse: masseuses.map(({ slug }) => slug) },
  contact: { about: subjects },
} satisfies Record<BookingKind, Partial<Record<keyof Prefill, readonly string[]>>>;

/** Reads the state of a form from the query. Ignores unknown names and values. */
const readFormQuery = (kind: BookingKind, query: Query): FormPageState => {
  const { sent } = query;
  if (sent === '1' || sent === 'call') return { form: { state: 'sent', canBeAnswered: sent === '1' } };
  const known = Object.entries<readonly string[]>(knownPrefills[kind]).flatMap(([name, values]) => {
    const value = values.find((candidate) => candidate === query[name]);
    return value ? [[name, value]] : [];
  });
  const form: FormState = { state: 'empty' };
  // `knownPrefills` has the names and values of a prefill only.
  return known.length > 0 ? { form, prefill: Object.fromEntries(known) as Prefill } : { form };
};

/** Whether the page shows the form again with errors. */
const hasErrors = ({ state }: FormState): boolean => state === 'invalid' || state === 'failed';

/** The head of a page with a form. After a submission the title begins with the outcome. */
const createFormHead = (
  kind: BookingKind,
  { form, prefill, texts }: FormPageState & RenderContext,
): PageHead => {
  const words = texts.pages[kind === 'booking' ? 'home' : 'contact'];
  const head = createHead(words, 'hero', { indexable: form.state === 'empty' && !prefill });
  if (form.state === 'sent') return { ...head, title: withSiteName(texts.form.sent[kind]) };
  return hasErrors(form) ? { ...head, title: fill(texts.form.errorTitle, { title: words.title }) } : head;
};

/** The parts of a page definition that depend on the form; see `defineQueryPage`. */
export const formDefinition = (kind: BookingKind) => ({
  readQuery: (query: Query) => readFormQuery(kind, query),
  head: (props: FormPageState & RenderContext) => createFormHead(kind, props),
  toQuery: ({ prefill }: FormPageState): Record<string, string> => ({ ...prefill }),
  isError: ({ form }: FormPageState) => hasErrors(form),
});
