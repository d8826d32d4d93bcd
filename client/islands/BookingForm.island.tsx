import { useEffect, useRef, useState } from 'react';
import { AnswerTime } from '../form/AnswerTime.tsx';
import { BookingFields, type Chosen } from '../form/BookingFields.tsx';
import { ErrorSummary } from '../form/ErrorSummary.tsx';
import { Notice } from '../form/Notice.tsx';
import type { BookingFormProps } from '../form/types.ts';
import { useBookingSubmission } from '../form/useBookingSubmission.ts';

const readChosen = (form: HTMLFormElement): Chosen => {
  const data = new FormData(form);
  const read = (field: keyof Chosen): string => String(data.get(field) ?? '');
  return { service: read('service'), day: read('day'), time: read('time') };
};

/** Telephone and chat, for a visitor who does not want to wait for the server. */
const OtherWays = ({ words, links }: Pick<BookingFormProps, 'words' | 'links'>) => (
  <>
    {` ${words.otherWays} `}
    <a href={links.call}>{words.call}</a>, <a href={links.chat}>{words.chat}</a>
  </>
);

/**
 * The booking form and the contact form, which share an endpoint and most fields. Without JavaScript the
 * browser posts the form; after hydration it is sent as JSON, with retries. `noValidate` disables the
 * browser's messages: they name one field at a time, and not in the page's language.
 */
export const BookingForm = (props: BookingFormProps) => {
  const { id, locale, values, words, links } = props;
  const { formState, errors, progress, notice, closeNotice, outcomeRef, submit, handleChange } =
    useBookingSubmission(props);
  const formRef = useRef<HTMLFormElement>(null);
  const [chosen, setChosen] = useState<Chosen>(values);
  // A visitor may choose something before hydration.
  useEffect(() => {
    if (formRef.current) setChosen(readChosen(formRef.current));
  }, []);
  return (
    <>
      <ErrorSummary id={id} formState={formState} words={words} links={links} ref={outcomeRef} />
      <form
        className="form"
        ref={formRef}
        onChange={({ currentTarget, target }) => {
          setChosen(readChosen(currentTarget));
          if ('name' in target) handleChange(currentTarget, String(target.name));
        }}
        action={links.action}
        method="post"
        noValidate
        onSubmit={submit}
        aria-busy={progress !== null}
      >
        <input type="hidden" name="locale" value={locale} />
        <BookingFields {...props} chosen={chosen} errors={errors} />
        {/* Bots fill in this honeypot. People cannot: it is off-screen, not focusable and hidden from screen readers. */}
        <div className="form__honeypot" aria-hidden="true">
          <label htmlFor={`${id}-website`}>{words.honeypot}</label>
          <input id={`${id}-website`} name="website" type="text" tabIndex={-1} autoComplete="off" />
        </div>
        <p className="fine-print">
          {`${words.privacyNote} `}
          <a href={links.privacy}>{words.privacyLink}</a>
        </p>
        <p className="fine-print" id={`${id}-statement`}>
          {words.statement}
        </p>
        <div className="form__send">
          <button
            className="button button--main"
            type="submit"
            aria-describedby={`${id}-statement`}
            // A disabled button would lose the focus.
            aria-disabled={progress !== null || undefined}
          >
            {words.send}
          </button>
          {!progress && formState.state === 'sent' && (
            <section
              className="form__sent"
              aria-labelledby={`${id}-sent`}
              aria-describedby={`${id}-answer`}
              tabIndex={-1}
              ref={outcomeRef}
            >
              <strong id={`${id}-sent`}>{words.sent}</strong>
              <div id={`${id}-answer`}>
                <AnswerTime {...formState} words={words} links={links} />
              </div>
            </section>
          )}
          <p aria-live="polite">
            {progress && words[progress]}
            {progress === 'stillSending' && <OtherWays words={words} links={links} />}
          </p>
        </div>
      </form>
      {notice && <Notice outcome={notice} words={words} links={links} onClose={closeNotice} />}
    </>
  );
};
