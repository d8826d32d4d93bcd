import { LinkedText } from '../../client/notices/LinkedText.tsx';
import type { Copy } from '../../content/copy.ts';
import type { Locale } from '../../content/locales.ts';
import type { RequestKind } from '../../content/requestFields.ts';
import { formatAnsweringHours, formatPhone } from '../format.ts';
import { fill } from '../text.ts';
import { phoneUrl } from '../urls.ts';
import { formUrl } from './formUrl.ts';

type Props = { kind: RequestKind; canBeAnswered: boolean; copy: Copy; locale: Locale };

/** Confirms a request and says who replies to whom. The link closes the notice. */
export const SentNotice = ({ kind, canBeAnswered, copy, locale }: Props) => {
  const { sent } = copy.form;
  return (
    <div className="notice" role="status">
      <p>
        <strong>{sent[kind]}</strong>
      </p>
      <p>
        {canBeAnswered ? (
          fill(sent.answerTimes, { hours: formatAnsweringHours(copy) })
        ) : (
          <LinkedText text={sent.callUs} link={{ text: formatPhone(), href: phoneUrl }} />
        )}
      </p>
      <a className="notice__close" href={formUrl(kind, locale)}>
        {sent.dismiss}
      </a>
    </div>
  );
};
