import type { Copy } from '../../content/copy.ts';
import type { Locale } from '../../content/locales.ts';
import { formUrl } from '../forms/formUrl.ts';
import { DirectLinks } from '../parts/DirectLinks.tsx';
import type { FormKind } from '../screen.ts';

type Props = { message: string; form: FormKind; copy: Copy; locale: Locale };

/** A request whose fields could not be read, so that there is no form to show again. */
export const Refusal = ({ message, form, copy, locale }: Props) => (
  <div className="message-page">
    <h1>{copy.errors.refusalTitle}</h1>
    <p className="lead">{message}</p>
    <ul className="actions">
      <li>
        <a className="button button--main" href={formUrl(form, locale)}>
          {copy.errors.backToForm}
        </a>
      </li>
    </ul>
    <DirectLinks copy={copy} />
  </div>
);
