import { type FormEvent, useEffect, useRef, useState } from 'react';
import { cleanText, problemsOf, tellProblems } from '../../content/requestRules.ts';
import { showNotice } from '../notices/notices.ts';
import { newIdempotencyKey, sendRequest } from './sendRequest.ts';
import type { RequestFormProps } from './types.ts';

/** What a form would send: cleaned texts by name, without empty ones. */
const textsIn = (form: HTMLFormElement): Record<string, string> =>
  Object.fromEntries(
    [...new FormData(form)]
      .map(([name, value]) => [name, cleanText(String(value))] as const)
      .filter(([, text]) => text !== ''),
  );

/** Empties what a visitor filled in. `reset` would bring back what the server had put there. */
const clear = (form: HTMLFormElement): void => {
  const filledIn = 'input:not([type=hidden]), textarea, select';
  for (const control of form.querySelectorAll<HTMLInputElement>(filledIn)) {
    control.value = '';
    control.dispatchEvent(new Event('change', { bubbles: true }));
  }
};

/**
 * Checks a form by the server's own rules, sends it without leaving its page, and tells how that goes. A failure takes the focus; else whoever pressed the
 * button gets the focus back that the button lost while it was disabled.
 */
export const useRequestSubmission = ({ kind, initial, words, links }: RequestFormProps) => {
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
    const texts = textsIn(form);
    const problems = problemsOf(texts, kind);
    if (Object.keys(problems).length > 0) {
      const told = tellProblems(problems, words);
      setState({ state: 'invalid', ...told });
      showNotice({ tone: 'error', text: told.message });
      return;
    }
    const body = JSON.stringify(texts);
    if (body !== last.current.body) last.current = { body, key: newIdempotencyKey() };
    setProgress('sending');
    const result = await sendRequest(links.action, body, last.current.key, () => setProgress('sendingAgain'));
    setProgress(null);
    if (result.ok) {
      last.current = { body: '', key: '' };
      // What was typed meanwhile has not been sent.
      if (JSON.stringify(textsIn(form)) === body) clear(form);
      setState({ state: 'empty' });
      const canBeAnswered = Boolean(texts['email'] || texts['phone']);
      showNotice({
        tone: 'success',
        text: words.sent,
        ...(canBeAnswered
          ? { detail: words.answerTimes }
          : { detail: words.callUs, link: { text: words.telephone, href: links.call } }),
      });
      return;
    }
    const { errors, message = result.isAnswered ? words.failed : words.unreachable } = result;
    setState(errors ? { state: 'invalid', message, errors } : { state: 'failed', message });
    showNotice({ tone: 'error', text: result.message ?? words.failed });
  };

  return { state, progress, failure, button, submit };
};
