import { type FormEvent, useEffect, useRef, useState } from 'react';
import { showNotice } from '../notices/notices.ts';
import { newIdempotencyKey, sendRequest } from './sendRequest.ts';
import type { RequestFormProps } from './types.ts';

/** What a form would send, as JSON; empty optional fields are left out. */
const bodyOf = (form: HTMLFormElement): string =>
  JSON.stringify(Object.fromEntries([...new FormData(form)].filter(([, value]) => value !== '')));

/** Empties what a visitor filled in. `reset` would bring back what the server had put there. */
const clear = (form: HTMLFormElement): void => {
  const filledIn = 'input:not([type=hidden]), textarea, select';
  for (const control of form.querySelectorAll<HTMLInputElement>(filledIn)) {
    control.value = '';
    control.dispatchEvent(new Event('change', { bubbles: true }));
  }
};

/**
 * Sends a form without leaving its page, and tells how that goes. A failure takes the focus; else whoever pressed the
 * button gets the focus back that the button lost while it was disabled.
 */
export const useRequestSubmission = ({ initial, words, links }: RequestFormProps) => {
  const [state, setState] = useState(initial);
  const [progress, setProgress] = useState<'sending' | 'sendingAgain' | null>(null);
  const isSending = progress !== null;
  const failure = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  /** What was sent last and under which key: the same content again is the same submission. */
  const last = useRef({ body: '', key: '' });

  useEffect(() => {
    if (!isSending) return;
    return () => {
      // It has ended.
      if (document.activeElement === document.body) button.current?.focus({ preventScroll: true });
    };
  }, [isSending]);

  useEffect(() => {
    if (state !== initial) failure.current?.focus();
  }, [state, initial]);

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isSending) return;
    const form = event.currentTarget;
    const body = bodyOf(form);
    if (body !== last.current.body) last.current = { body, key: newIdempotencyKey() };
    setProgress('sending');
    const result = await sendRequest(links.action, body, last.current.key, () => setProgress('sendingAgain'));
    setProgress(null);
    if (result.ok) {
      last.current = { body: '', key: '' };
      // What was typed meanwhile has not been sent.
      if (bodyOf(form) === body) clear(form);
      setState({ state: 'empty' });
      showNotice({ tone: 'success', text: words.sent, detail: words.answerTimes });
      return;
    }
    const { errors, message = result.isAnswered ? words.failed : words.unreachable } = result;
    setState(errors ? { state: 'invalid', message, errors } : { state: 'failed', message });
    showNotice({ tone: 'error', text: result.message ?? words.failed });
  };

  return { state, progress, failure, button, submit };
};
