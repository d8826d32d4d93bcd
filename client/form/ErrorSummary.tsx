import { type RefObject, useId } from 'react';
import { onPlainClick } from '../events/plainClick.ts';
import type { FormState, RequestFormProps } from './types.ts';

type Props = Pick<RequestFormProps, 'id' | 'words' | 'links'> & {
  form: FormState;
  ref: RefObject<HTMLDivElement | null>;
};

/**
 * The error summary before the fields of a form. `autoFocus` scrolls the page to the summary and makes screen
 * readers begin with it, also without JavaScript.
 */
export const ErrorSummary = ({ id, words, links, form, ref }: Props) => {
  const headingId = useId();
  if (form.state === 'empty' || form.state === 'sent') return null;
  return (
    // biome-ignore lint/a11y/noAutofocus: after a failed submission the visitor continues at the error summary.
    <div className="error-summary" role="alert" aria-labelledby={headingId} tabIndex={-1} autoFocus ref={ref}>
      <h3 id={headingId}>{form.state === 'invalid' ? words.summaryHeading : words.failed}</h3>
      <p>{form.message}</p>
      {form.state === 'invalid' ? (
        <ul>
          {Object.entries(form.errors).map(([field, text]) => (
            <li key={field}>
              {/* WebKit scrolls to a linked field but does not focus it. */}
              <a
                href={`#${id}-${field}`}
                onClick={onPlainClick(() => document.getElementById(`${id}-${field}`)?.focus())}
              >
                {text}
              </a>
            </li>
          ))}
        </ul>
      ) : (
        <>
          <p>{words.otherWays}</p>
          <ul className="actions">
            {(['call', 'chat'] as const).map((channel) => (
              <li key={channel}>
                <a className="button" href={links[channel]}>
                  {words[channel]}
                </a>
              </li>
            ))}
          </ul>
        </>
      )}
    </div>
  );
};
