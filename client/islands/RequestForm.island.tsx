import { type FormEvent, useEffect, useRef, useState } from 'react';
import { contactService, fieldLimits } from '../../content/limits.ts';
import { controlProps, FieldFrame, InputField } from '../form/Field.tsx';
import { FormFailure } from '../form/FormFailure.tsx';
import { ServiceSelect } from '../form/ServiceSelect.tsx';
import { newKey, sendRequest } from '../form/sendRequest.ts';
import type { FormState, RequestFormProps } from '../form/types.ts';
import { showNotice } from '../notices/notices.ts';

type Progress = 'idle' | 'sending' | 'sendingAgain';

/** What a form would send, as JSON; empty optional fields are left out. */
const bodyOf = (form: HTMLFormElement): string =>
  JSON.stringify(Object.fromEntries([...new FormData(form)].filter(([, value]) => value !== '')));

/** Empties what a visitor filled in. `reset` would bring back what the server had put there. */
const empty = (form: HTMLFormElement): void => {
  for (const control of form.querySelectorAll<HTMLInputElement>(
    'input:not([type=hidden]), textarea, select',
  )) {
    control.value = '';
    control.dispatchEvent(new Event('change', { bubbles: true }));
  }
};

/**
 * The booking form and the contact form: one endpoint, one set of fields. `noValidate`, because the server's answer
 * names every field at once and in the page's language, which the browser's own bubbles do not. As plain HTML it is
 * posted; hydrated it sends the same fields as JSON, tries again where that helps, and never leaves the page.
 */
export const RequestForm = ({
  kind,
  id,
  locale,
  options,
  values,
  initial,
  words,
  links,
}: RequestFormProps) => {
  const [state, setState] = useState<FormState>(initial);
  const [progress, setProgress] = useState<Progress>('idle');
  const failure = useRef<HTMLDivElement>(null);
  /** What was sent last and under which key: the same content again is the same submission. */
  const last = useRef({ body: '', key: '' });

  /** A disabled button loses the focus; whoever pressed it gets it back. */
  const button = useRef<HTMLButtonElement>(null);
  const [finished, setFinished] = useState(0);
  useEffect(() => {
    if (finished > 0 && document.activeElement === document.body)
      button.current?.focus({ preventScroll: true });
  }, [finished]);

  useEffect(() => {
    if (state !== initial) failure.current?.focus();
  }, [state, initial]);

  const send = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (progress !== 'idle') return;
    const form = event.currentTarget;
    const body = bodyOf(form);
    if (body !== last.current.body) last.current = { body, key: newKey() };
    setProgress('sending');
    const result = await sendRequest(links.action, body, last.current.key, () => setProgress('sendingAgain'));
    setProgress('idle');
    setFinished((count) => count + 1);
    if (result.ok) {
      last.current = { body: '', key: '' };
      // What was typed meanwhile has not been sent.
      if (bodyOf(form) === body) empty(form);
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

  const errors = state.state === 'invalid' ? state.errors : {};
  const message = { id: `${id}-message`, hint: words.messageHint, error: errors.message };
  const isSending = progress !== 'idle';
  return (
    <>
      <FormFailure id={id} state={state} words={words} links={links} ref={failure} />
      <form
        className="form"
        action={links.action}
        method="post"
        noValidate
        onSubmit={send}
        aria-busy={isSending}
      >
        <input type="hidden" name="locale" value={locale} />
        <InputField
          id={`${id}-name`}
          name="name"
          label={words.name}
          hint={words.nameHint}
          error={errors.name}
          defaultValue={values.name}
          required
          maxLength={fieldLimits.name.max}
          inputMode="text"
          autoComplete="given-name"
        />
        {kind === 'booking' ? (
          <ServiceSelect
            id={`${id}-service`}
            label={words.service}
            placeholder={words.servicePlaceholder}
            options={options}
            vatIncluded={words.vatIncluded}
            value={values.service}
            error={errors.service}
          />
        ) : (
          <input type="hidden" name="service" value={contactService} />
        )}
        <p className="text-small" id={`${id}-reach`}>
          {words.reachHint}
        </p>
        <div className="form__pair">
          <InputField
            id={`${id}-email`}
            name="email"
            type="email"
            inputMode="email"
            label={words.email}
            note={`${id}-reach`}
            optional={words.optional}
            error={errors.email}
            defaultValue={values.email}
            maxLength={fieldLimits.email.max}
            autoComplete="email"
            spellCheck={false}
          />
          <InputField
            id={`${id}-phone`}
            name="phone"
            type="tel"
            inputMode="tel"
            label={words.phone}
            note={`${id}-reach`}
            optional={words.optional}
            error={errors.phone}
            defaultValue={values.phone}
            maxLength={fieldLimits.phone.max}
            autoComplete="tel"
          />
        </div>
        <FieldFrame
          label={words.message}
          {...(kind === 'booking' ? { optional: words.optional } : {})}
          {...message}
        >
          <textarea
            {...controlProps(message)}
            name="message"
            inputMode="text"
            autoComplete="off"
            rows={5}
            defaultValue={values.message}
            required={kind === 'contact'}
            minLength={kind === 'contact' ? fieldLimits.message.min : undefined}
            maxLength={fieldLimits.message.max}
          />
        </FieldFrame>
        {/* For machines that fill in every field. People don't meet it: off-screen, not focusable, not announced. */}
        <div className="honeypot" aria-hidden="true">
          <label htmlFor={`${id}-website`}>{words.honeypot}</label>
          <input id={`${id}-website`} name="website" type="text" tabIndex={-1} autoComplete="off" />
        </div>
        <p className="text-small">
          {`${words.privacyNote} `}
          <a href={links.privacy}>{words.privacyLink}</a>
        </p>
        <p className="text-small" id={`${id}-statement`}>
          {words.statement}
        </p>
        <div className="form__send">
          <button
            ref={button}
            className="button button--main"
            type="submit"
            aria-describedby={`${id}-statement`}
            disabled={isSending}
          >
            {words.send}
          </button>
          <p className="form__progress" role="status">
            {isSending && words[progress]}
          </p>
        </div>
      </form>
    </>
  );
};
