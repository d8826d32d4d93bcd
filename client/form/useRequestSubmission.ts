import { type FormEvent, useEffect, useRef, useState } from 'react';
import { showNotice } from '../notices/notices.ts';
import { newIdempotencyKey, sendRequest } from './sendRequest.ts';
import type { FormState, RequestFormProps } from './types.ts';

type Progress = 'idle' | 'sending' | 'sendingAgain';

/** What a form would send, as JSON; empty optional fields are left out. */
const bodyOf = (form: HTMLFormElement): string =>
  JSON.stringify(Object.fromEntries([...new FormData(form)].filter(([, value]) => value !== '')));

/** Empties what a visitor filled in. `reset` would bring back what the server had put there. */
const clear = (form: HTMLFormElement): void => {
  for (const control of form.querySelectorAll<HTMLInputElement>(
    'input:not([type=hidden]), textarea, select',
  )) {
    control.value = '';
    control.dispatchEvent(new Event('change', { bubbles: true }));
  }
};

/**
 * Sends a form without leaving its page, and tells how that goes. A failure takes the focus; else whoever pressed the
 * button gets the focus back that the button lost while it was disabled.
 */
export const useRequestSubmission = ({
  initial,
  words,
  links,
}: Pick<RequestFormProps, 'initial' | 'words' | 'links'>) => {
  const [state, setState] = useState<FormState>(initial);
  const [progress, setProgress] = useState<Progress>('idle');
  const [finished, setFinished] = useState(0);
  const failure = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  /** What was sent last and under which key: the same content again is the same submission. */
  const last = useRef({ body: '', key: '' });

  useEffect(() => {
    if (finished > 0 && document.activeElement === document.body)
      button.current?.focus({ preventScroll: true });
  }, [finished]);

  useEffect(() => {
    if (state !== initial) failure.current?.focus();
  }, [state, initial]);

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (progress !== 'idle') return;
    const form = event.currentTarget;
    const body = bodyOf(form);
    if (body !== last.current.body) last.current = { body, key: newIdempotencyKey() };
    setProgress('sending');
    const result = await sendRequest(links.action, body, last.current.key, () => setProgress('sendingAgain'));
    setProgress('idle');
    setFinished((count) => count + 1);
    if (result.ok) {
      last.current = { body: '', key: '' };
      // What was typed meanwhile has not been sent.
      if (bodyOf(form) === body) clear(form);
      setState({ state: 'empty' });
      showNotice({ tone: 'success', text: words.sent, detail: words.answerTimes });
      return;
    }
    const message = result.message ?? (result.isAnswered ? words.failed : words.unreachable);
    setState(
      result.fields ? { state: 'invalid', message, errors: result.fields } : { state: 'failed', message },
    );
    showNotice({ tone: 'error', text: result.message ?? words.failed });
  };

  return { state, progress, failure, button, submit };
};
