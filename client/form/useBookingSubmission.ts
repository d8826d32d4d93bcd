import { type FormEvent, useEffect, useRef, useState } from 'react';
import { findProblems } from '../../content/rules/bookingRules.ts';
import { cleanText } from '../../content/rules/cleanText.ts';
import { describeProblems } from '../../content/rules/describeProblems.ts';
import { describeAsked } from './describeAsked.ts';
import { postBooking, type SendFailure } from './postBooking.ts';
import type { BookingFormProps, FormOutcome } from './types.ts';

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

/** Describes a failed submission with the server's texts, or with a text of the form. */
const describeFailure = (
  { hasResponse, message: sentMessage, errors }: SendFailure,
  words: BookingFormProps['words'],
): FormOutcome => {
  const message = sentMessage ?? (hasResponse ? words.failed : words.unreachable);
  return errors ? { state: 'invalid', message, errors } : { state: 'failed', message };
};

/**
 * Checks a form by the server's rules, sends it without leaving the page, and shows the outcome in the form
 * and in a notice. The outcome in the form takes the focus, so it is no live region. What depends on today is
 * checked by the server alone, because the visitor's clock may be wrong.
 */
export const useBookingSubmission = (props: BookingFormProps) => {
  const { kind, initial, words, links } = props;
  const [formState, setFormState] = useState(initial);
  /** The errors at the fields. The summary keeps all errors of `formState`. */
  const [errors, setErrors] = useState(initial.state === 'invalid' ? initial.errors : {});
  const [progress, setProgress] = useState<'sending' | 'stillSending' | null>(null);
  const [notice, setNotice] = useState<FormOutcome | null>(null);
  const outcomeRef = useRef<HTMLDivElement>(null);

  useEffect(() => {
    if (formState === initial) return;
    outcomeRef.current?.focus();
    // In low windows, Chromium shows the middle of what has the focus.
    outcomeRef.current?.firstElementChild?.scrollIntoView({ block: 'nearest' });
  }, [formState, initial]);

  const checkTexts = (texts: Record<string, string>) => describeProblems(findProblems(texts, kind), words);

  const show = (next: FormOutcome): void => {
    setFormState(next);
    setErrors(next.state === 'invalid' ? next.errors : {});
    setNotice(next);
  };

  const send = async (form: HTMLFormElement): Promise<void> => {
    const texts = readForm(form);
    const checked = checkTexts(texts);
    if (Object.keys(checked.errors).length > 0) return show({ state: 'invalid', ...checked });
    // The notice of an earlier request would contradict a failure of this one.
    form.closest('.booking-section')?.querySelector('.notice--server')?.remove();
    setNotice(null);
    setProgress('sending');
    const body = JSON.stringify(texts);
    const result = await postBooking(links.action, body, () => setProgress('stillSending'));
    setProgress(null);
    if (!result.ok) return show(describeFailure(result, words));
    // Keep the form if the visitor has changed it while the request was sent.
    if (JSON.stringify(readForm(form)) === body) clearFields(form);
    const canBeAnswered = Boolean(texts['email'] || texts['phone']);
    const asked = kind === 'booking' ? describeAsked(texts, props) : undefined;
    show({ state: 'sent', canBeAnswered, asked });
  };

  const submit = async (event: FormEvent<HTMLFormElement>): Promise<void> => {
    event.preventDefault();
    if (progress) return;
    const form = event.currentTarget;
    try {
      await send(form);
    } catch {
      // The browser may show this page again after its own post, for example after Back.
      setProgress(null);
      // An old browser may lack a method. The browser itself can always send the form.
      form.submit();
    }
  };

  /**
   * Hides the success, and checks the changed field again. The summary stays, so that the form does not move.
   */
  const handleChange = (form: HTMLFormElement, changedField: string): void => {
    if (formState.state === 'sent') setFormState({ state: 'empty' });
    if (!(changedField in errors)) return;
    const problems: Readonly<Record<string, string>> = checkTexts(readForm(form)).errors;
    setErrors((before) => ({ ...before, [changedField]: problems[changedField] }));
  };

  const closeNotice = (): void => setNotice(null);

  return { formState, errors, progress, notice, closeNotice, outcomeRef, submit, handleChange };
};
