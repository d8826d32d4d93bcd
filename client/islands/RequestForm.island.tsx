import { FormFailure } from '../form/FormFailure.tsx';
import { RequestFields } from '../form/RequestFields.tsx';
import type { RequestFormProps } from '../form/types.ts';
import { useRequestSubmission } from '../form/useRequestSubmission.ts';

/**
 * The booking form and the contact form: one endpoint, one set of fields. `noValidate`, because the server's answer
 * names every field at once and in the page's language, which the browser's own bubbles do not. As plain HTML it is
 * posted; hydrated it sends the same fields as JSON, tries again where that helps, and never leaves the page.
 */
export const RequestForm = (props: RequestFormProps) => {
  const { id, locale, words, links } = props;
  const { state, progress, failure, button, submit } = useRequestSubmission(props);
  return (
    <>
      <FormFailure id={id} state={state} words={words} links={links} ref={failure} />
      <form
        className="form"
        action={links.action}
        method="post"
        noValidate
        onSubmit={submit}
        aria-busy={progress !== null}
      >
        <input type="hidden" name="locale" value={locale} />
        <RequestFields {...props} errors={state.state === 'invalid' ? state.errors : {}} />
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
            disabled={progress !== null}
          >
            {words.send}
          </button>
          <p className="form__progress" role="status">
            {progress && words[progress]}
          </p>
        </div>
      </form>
    </>
  );
};
