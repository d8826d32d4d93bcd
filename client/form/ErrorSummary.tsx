import type { RefObject } from 'react';
import { onPlainClick } from '../events/plainClick.ts';
import type { BookingFormProps, FormState } from './types.ts';

type Props = Pick<BookingFormProps, 'id' | 'words' | 'links'> & {
  formState: FormState;
  ref: RefObject<HTMLDivElement | null>;
};

/**
 * The error summary before the fields of a form. It takes the focus, and screen readers read it once, also
 * without JavaScript. A live region would repeat it.
 */
export const ErrorSummary = ({ id, words, links, formState, ref }: Props) => {
  const headingId = `${id}-errors-heading`;
  const textId = `${id}-errors-text`;
  if (formState.state === 'empty' || formState.state === 'sent') return null;
  const isInvalid = formState.state === 'invalid';
  // A lead would repeat the only error, or the heading.
  const hasLead = isInvalid ? Object.keys(formState.errors).length > 1 : formState.message !== words.failed;
  return (
    <section
      className="error-summary"
      id={`${id}-errors`}
      aria-labelledby={headingId}
      aria-describedby={textId}
      tabIndex={-1}
      // biome-ignore lint/a11y/noAutofocus: after a failed submission the visitor continues at the error summary.
      autoFocus
      ref={ref}
    >
      <h3 id={headingId}>{isInvalid ? words.summaryHeading : words.failed}</h3>
      <div id={textId}>
        {hasLead && <p>{formState.message}</p>}
        {isInvalid ? (
          <ul className="error-summary__fields">
            {Object.entries(formState.errors).map(([field, text]) => (
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
    </section>
  );
};
