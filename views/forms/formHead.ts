import type { FormState } from '../../client/form/types.ts';
import type { RequestKind } from '../../content/requestFields.ts';
import { headOf, withSiteName } from '../head.ts';
import type { Head, RenderContext } from '../screen.ts';
import { fill } from '../text.ts';

/** Whether a form is shown again because it was not taken. */
export const isRefused = ({ state }: FormState): boolean => state === 'invalid' || state === 'failed';

/** The head of a form's page, whose title begins with what became of the form. */
export const formHead = (kind: RequestKind, form: FormState, { copy }: RenderContext): Head => {
  const words = copy.pages[kind === 'booking' ? 'home' : 'contact'];
  const head = headOf(words, 'hero', { indexable: form.state === 'empty' });
  if (form.state === 'sent') return { ...head, title: withSiteName(copy.form.sent[kind]) };
  return isRefused(form) ? { ...head, title: fill(copy.form.errorTitle, { title: words.title }) } : head;
};
