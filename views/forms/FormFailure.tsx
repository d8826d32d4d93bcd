import type { Copy } from '../../content/copy.ts';
import { DirectLinks } from '../parts/DirectLinks.tsx';
import type { FormField, FormKind, FormView } from '../screen.ts';
import { formId } from './formUrl.ts';

/**
 * Why a form was not taken, before its fields. It takes the focus when the page loads, so that the page scrolls to it
 * and a screen reader begins with it, also without JavaScript.
 */
export const FormFailure = ({ kind, form, copy }: { kind: FormKind; form: FormView; copy: Copy }) => {
  if (form.state !== 'invalid' && form.state !== 'failed') return null;
  const headingId = `${formId(kind)}-failure`;
  return (
    // biome-ignore lint/a11y/noAutofocus: the error summary is where a person has to go on after a refused form.
    <div className="failure" role="alert" aria-labelledby={headingId} tabIndex={-1} autoFocus>
      <h3 id={headingId}>{form.state === 'invalid' ? copy.form.summaryHeading : copy.form.failed[kind]}</h3>
      <p>{form.message}</p>
      {form.state === 'invalid' ? (
        <ul>
          {(Object.entries(form.errors) as [FormField, string][]).map(([field, text]) => (
            <li key={field}>
              <a href={`#${formId(kind)}-${field}`}>{text}</a>
            </li>
          ))}
        </ul>
      ) : (
        <DirectLinks copy={copy} />
      )}
    </div>
  );
};
