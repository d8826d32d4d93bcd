import { type FormEvent, useEffect, useRef, useState } from 'react';
import { cleanText, findProblems } from '../../content/bookingRules.ts';
import { describeProblems } from '../../content/describeProblems.ts';
import { showNotice } from '../notices/notices.ts';
import { AnswerTime } from './AnswerTime.tsx';
import { findMassageIn } from './findMassage.ts';
import { sendRequest } from './sendRequest.ts';
import type { FieldErrors, FormState, RequestFormProps } from './types.ts';

/** The value of an incomplete date, for which browsers report none. The rules refuse this text. */
const incompleteDay = '?';

/** Reads the values that the form would send. Cleans the texts and leaves out empty ones. */
const readForm = (form: HTMLFormElement): Record<string, string> => {
  const day = form.querySelector<HTMLInputElement>('[type=date]');
  const data = new FormData(form);
  if (day?.validity.badInput) data.set(day.name, incompleteDay);
  const texts = [...data].map(([name, value]) => [name, cleanText(String(value))] as const);
  return Object.fromEntries(texts.filter(([, text]) => text !== ''));
};

const errorsOf = (form: FormState): FieldErrors => (form.state === 'invalid' ? form.errors : {});

/** Empties all visible fields. `reset` would restore the values that the server rendered. */
const clearFields = (form: HTMLFormElement): void => {
  const visibleFields = 'input:not([type=hidden]), textarea, select';
  for (const control of form.querySelectorAll<HTMLInputElement>(visibleFields)) {
    control.value = '';
    control.dispatchEvent(new Event('change', { bubbles: true }));
  }
};

/**
 * Validates a form by the server's rules, sends it without leaving the page, and shows the outcome in the form
 * and in a notice. The outcome in the form takes the focus, so it is no live region.
 */
export const useRequestSubmission = (props: RequestFormProps) => {
  const { kind, options, initial, words, links } = props;
  const [form, setForm] = useState(initial);
  const [errors, setErrors] = useState(errorsOf(form));
  const [progress, setProgress] = useState<'sending' | 'sendingAgain' | null>(null);
  const outcome = useRef<HTMLDivElement>(null);

  useEffect(() => {
    setErrors(errorsOf(form));
    if (form === initial) return;
    outcome.current?.focus();
    // In low windows, Chromium shows the middle of what has the focus.
    outcome.current?.firstElementChild?.scrollIntoView({ block: 'nearest' });
  }, [form, initial]);

  const describe = (texts: Record<string, string>) => {
    const findMassage = findMassageIn(options);
    return describeProblems(findProblems(texts, kind, findMassage), texts, findMassage, words);
  };

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (progress) return;
    const element = event.currentTarget;
    const texts = readForm(element);
    const { message: problem, errors: found } = describe(texts);
    if (Object.keys(found).length > 0) {
      setForm({ state: 'invalid', message: problem, errors: found });
      showNotice({ tone: 'error', text: problem });
      return;
    }
    const body = JSON.stringify(texts);
    // The notice of an earlier request would contradict a failure of this one.
    element.closest('.request')?.querySelector('.notice')?.remove();
    setProgress('sending');
    const onRetry = () => setProgress('sendingAgain');
    const result = await sendRequest(links.action, body, onRetry);
    setProgress(null);
    if (result.ok) {
      // Keep the form if the visitor has changed it while the request was sent.
      if (JSON.stringify(readForm(element)) === body) clearFields(element);
      const canBeAnswered = Boolean(texts['email'] || texts['phone']);
      setForm({ state: 'sent', canBeAnswered });
      const answerTime = <AnswerTime {...{ canBeAnswered, words, links }} />;
      showNotice({ tone: 'success', text: words.sent, detail: answerTime });
      return;
    }
    const { message = result.hasResponse ? words.failed : words.unreachable } = result;
    setForm(
      result.errors ? { state: 'invalid', message, errors: result.errors } : { state: 'failed', message },
    );
    showNotice({ tone: 'error', text: message });
  };

  /** Hides the success and the errors of mended fields. The summary stays, so that the form does not move. */
  const update = (element: HTMLFormElement) => {
    if (form.state === 'sent') setForm({ state: 'empty' });
    if (form.state !== 'invalid') return;
    const now = describe(readForm(element)).errors;
    setErrors(Object.fromEntries(Object.entries(now).filter(([field]) => field in form.errors)));
  };

  return { form, errors, progress, outcome, submit, update };
};
