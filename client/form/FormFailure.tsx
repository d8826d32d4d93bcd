import { type RefObject, useId } from 'react';
import type { FormLinks, FormState, FormWords } from './types.ts';

type Props = {
  /** What the ids of the fields begin with. */
  id: string;
  state: FormState;
  words: Pick<FormWords, 'summaryHeading' | 'failed' | 'otherWays' | 'call' | 'chat'>;
  links: Pick<FormLinks, 'call' | 'chat'>;
  ref: RefObject<HTMLDivElement | null>;
};

/**
 * Why a form was not taken, before its fields. It takes the focus when the page loads, so that the page scrolls to it
 * and a screen reader begins with it, also without JavaScript.
 */
export const FormFailure = ({ id, state, words, links, ref }: Props) => {
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
              <a href={`#${id}-${field}`}>{text}</a>
            </li>
          ))}
        </ul>
      ) : (
        <>
          <p>{words.otherWays}</p>
          <ul className="actions">
            <li>
              <a className="button" href={links.call}>
                {words.call}
              </a>
            </li>
            <li>
              <a className="button" href={links.chat}>
                {words.chat}
              </a>
            </li>
          </ul>
        </>
      )}
    </div>
  );
};
