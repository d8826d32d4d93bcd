import { LinkedText } from '../../client/notices/LinkedText.tsx';
import type { BookingKind } from '../../content/bookingFields.ts';
import type { Locale } from '../../content/locales.ts';
import type { Texts } from '../../content/texts.ts';
import { formatAnsweringHours, formatPhone } from '../format.ts';
import { fill } from '../text.ts';
import { phoneUrl } from '../urls.ts';
import { formUrl } from './formUrl.ts';

type Props = { kind: BookingKind; canBeAnswered: boolean; texts: Texts; locale: Locale };

/** Confirms a request and says who replies to whom. The link closes the notice. */
export const SentNotice = ({ kind, canBeAnswered, texts, locale }: Props) => {
  const { sent } = texts.form;
  return (
    <div className="notice" role="status">
      <p>
        <strong>{sent[kind]}</strong>
      </p>
      <p>
        {canBeAnswered ? (
          fill(sent.answerTimes, { hours: formatAnsweringHours(texts) })
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
