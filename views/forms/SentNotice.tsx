import type { Copy } from '../../content/copy.ts';
import type { Locale } from '../../content/locales.ts';
import type { RequestKind } from '../../content/requestFields.ts';
import { formatAnsweringHours } from '../format.ts';
import { fill } from '../text.ts';
import { formUrl } from './formUrl.ts';

type Props = { kind: RequestKind; copy: Copy; locale: Locale };

/** The notice that a request has arrived. Its link leads to the same page without it. */
export const SentNotice = ({ kind, copy, locale }: Props) => (
  <div className="notice" role="status">
    <p>
      <strong>{copy.form.sent[kind]}</strong>
    </p>
    <p>{fill(copy.form.sent.answerTimes, { hours: formatAnsweringHours(copy) })}</p>
    <a className="notice__close" href={formUrl(kind, locale)}>
      {copy.form.sent.dismiss}
    </a>
  </div>
);
