import { LinkedText } from '../components/LinkedText.tsx';
import type { BookingFormProps } from './types.ts';

type Props = { canBeAnswered: boolean; asked?: string | undefined } & Pick<
  BookingFormProps,
  'words' | 'links'
>;

/** Says after a success what was asked for, if it is known, and who replies to whom. */
export const AnswerTime = ({ canBeAnswered, asked, words, links }: Props) => (
  <>
    {asked && `${asked} `}
    {canBeAnswered ? (
      words.answerTimes
    ) : (
      <LinkedText text={words.callUs} link={{ text: words.telephone, href: links.call }} />
    )}
  </>
);
