import { type RefObject, useId } from 'react';
import { onPlainClick } from '../events/plainClick.ts';
import type { FormState, RequestFormProps } from './types.ts';

type Props = Pick<RequestFormProps, 'id' | 'words' | 'links'> & {
  state: FormState;
  ref: RefObject<HTMLDivElement | null>;
};

/**
 * Why a form was not taken, before its fields. It takes the focus when the page loads, so that the page scrolls to it
 * and a screen reader begins with it, also without JavaScript.
 */
export const FormFailure = ({ id, words, links, state, ref }: Props) => {
  const headingId = useId();
  if (state.state === 'empty' || state.state === 'sent') return null;
  return (
    // biome-ignore lint/a11y/noAutofocus: the error summary is where a person has to go on after a refused form.
    <div className="error-summary" role="alert" aria-labelledby={headingId} tabIndex={-1} autoFocus ref={ref}>
      <h3 id={headingId}>{state.state === 'invalid' ? words.summaryHeading : words.failed}</h3>
      <p>{state.message}</p>
      {state.state === 'invalid' ? (
        <ul>
          {Object.entries(state.errors).map(([field, text]) => (
            <li key={field}>
              {/* WebKit follows the link, but what is typed then does not come into the field. */}
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
            {(['call', 'chat'] as const).map((way) => (
              <li key={way}>
                <a className="button" href={links[way]}>
                  {words[way]}
                </a>
              </li>
            ))}
          </ul>
        </>
      )}
    </div>
  );
};
