import { type FormEvent, useEffect, useRef, useState } from 'react';
import { findProblems } from '../../content/rules/bookingRules.ts';
import { cleanText } from '../../content/rules/cleanText.ts';
import { describeProblems } from '../../content/rules/describeProblems.ts';
import { AnswerTime } from './AnswerTime.tsx';
import { describeAsked } from './describeAsked.ts';
import type { NoticeContent } from './Notice.tsx';
import { postBooking, type SendResult } from './postBooking.ts';
import type { BookingFormProps, FieldErrors } from './types.ts';

/** The value of an incomplete date, for which browsers report none. The server refuses this text. */
const incompleteDay = '?';

/** Reads the values that the form would send. Cleans the texts and leaves out empty ones. */
const readForm = (form: HTMLFormElement): Record<string, string> => {
  const day = form.querySelector<HTMLInputElement>('[type=date]');
  const data = new FormData(form);
  if (day?.validity.badInput) data.set(day.name, incompleteDay);
  const texts = [...data].map(([name, value]) => [name, cleanText(String(value))] as const);
  return Object.fromEntries(texts.filter(([, text]) => text !== ''));
};

/** Empties all visible fields. `reset` would restore the values that the server rendered. */
const clearFields = (form: HTMLFormElement): void => {
  const visibleFields = 'input:not([type=hidden]), textarea, select';
  for (const control of form.querySelectorAll<HTMLInputElement>(visibleFields)) {
    control.value = '';
    control.dispatchEvent(new Event('change', { bubbles: true }));
  }
};

/**
 * Checks a form by the server's rules, sends it without leaving the page, and shows the outcome in the form and in a
 * notice. The outcome in the form takes the focus, so it is no live region. What depends on today is checked by the
 * server alone, because the visitor's clock may be wrong.
 */
export const useBookingSubmission = (props: BookingFormProps) => {
  const { kind, initial, words, links } = props;
  const [form, setForm] = useState(initial);
  const [errors, setErrors] = useState(initial.state === 'invalid' ? initial.errors : {});
  const [progress, setProgress] = useState<'sending' | 'stillSending' | null>(null);
  /** Each notice has a new object, so that it is shown for its whole time. */
  const [notice, setNotice] = useState<NoticeContent | null>(null);
  const outcome = useRef<HTMLDivElement>(null);

  useEffect(() => {
    if (form === initial) return;
    outcome.current?.focus();
    // In low windows, Chromium shows the middle of what has the focus.
    outcome.current?.firstElementChild?.scrollIntoView({ block: 'nearest' });
  }, [form, initial]);

  const checkTexts = (texts: Record<string, string>) => describeProblems(findProblems(texts, kind), words);

  const showInvalid = (message: string, found: FieldErrors): void => {
    setForm({ state: 'invalid', message, errors: found });
    setErrors(found);
    setNotice({ tone: 'error', text: message });
  };

  const showSent = (texts: Record<string, string>): void => {
    const canBeAnswered = Boolean(texts['email'] || texts['phone']);
    const sent = { canBeAnswered, ...(kind === 'booking' && { asked: describeAsked(texts, props) }) };
    setForm({ state: 'sent', ...sent });
    setErrors({});
    setNotice({
      tone: 'success',
      text: words.sent,
      detail: <AnswerTime {...sent} words={words} links={links} />,
    });
  };

  const showFailed = (result: Exclude<SendResult, { ok: true }>): void => {
    const { message = result.hasResponse ? words.failed : words.unreachable, errors: found } = result;
    if (found) showInvalid(message, found);
    else {
      setForm({ state: 'failed', message });
      setErrors({});
      setNotice({ tone: 'error', text: message });
    }
  };

  const send = async (element: HTMLFormElement): Promise<void> => {
    const texts = readForm(element);
    const { message, errors: found } = checkTexts(texts);
    if (Object.keys(found).length > 0) return showInvalid(message, found);
    // The notice of an earlier request would contradict a failure of this one.
    element.closest('.request')?.querySelector('.notice[role=status]')?.remove();
    setNotice(null);
    setProgress('sending');
    const body = JSON.stringify(texts);
    const result = await postBooking(links.action, body, () => setProgress('stillSending'));
    setProgress(null);
    if (!result.ok) return showFailed(result);
    // Keep the form if the visitor has changed it while the request was sent.
    if (JSON.stringify(readForm(element)) === body) clearFields(element);
    showSent(texts);
  };

  const submit = async (event: FormEvent<HTMLFormElement>): Promise<void> => {
    event.preventDefault();
    if (progress) return;
    const element = event.currentTarget;
    try {
      await send(element);
    } catch {
      // The browser may show this page again after its own post, for example after Back.
      setProgress(null);
      // An old browser may lack a method. The browser itself can always send the form.
      element.submit();
    }
  };

  /** Hides the success, and checks the changed field again. The summary stays, so that the form does not move. */
  const update = (element: HTMLFormElement, changedField: string): void => {
    if (form.state === 'sent') setForm({ state: 'empty' });
    if (!(changedField in errors)) return;
    const found: Readonly<Record<string, string>> = checkTexts(readForm(element)).errors;
    setErrors((before) => ({ ...before, [changedField]: found[changedField] }));
  };

  return { form, errors, progress, notice, closeNotice: () => setNotice(null), outcome, submit, update };
};
