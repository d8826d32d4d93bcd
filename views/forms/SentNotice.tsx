import { NextStep } from '../../client/form/NextStep.tsx';
import type { BookingKind } from '../../content/bookingFields.ts';
import type { Locale } from '../../content/locales.ts';
import type { Texts } from '../../content/texts.ts';
import { formUrl } from './formUrl.ts';
import { emptyFormProps } from './requestFormProps.ts';

type Props = { kind: BookingKind; canBeAnswered: boolean; texts: Texts; locale: Locale };

/** Confirms a request and says who replies to whom. The link closes the notice. */
export const SentNotice = ({ kind, canBeAnswered, texts, locale }: Props) => {
  const { words, links } = emptyFormProps(kind, texts, locale);
  return (
    <div className="notice" role="status">
      <p>
        <strong>{words.sent}</strong>
      </p>
      <p>
        <NextStep canBeAnswered={canBeAnswered} words={words} links={links} />
      </p>
      <a className="notice__close" href={formUrl(kind, locale)}>
        {texts.form.sent.dismiss}
      </a>
    </div>
  );
};
