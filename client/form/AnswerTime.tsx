import { LinkedText } from '../text/LinkedText.tsx';
import type { RequestFormProps } from './types.ts';

type Props = { canBeAnswered: boolean } & Pick<RequestFormProps, 'words' | 'links'>;

/** Says after a success who replies to whom. */
export const AnswerTime = ({ canBeAnswered, words, links }: Props) =>
  canBeAnswered ? (
    words.answerTimes
  ) : (
    <LinkedText text={words.callUs} link={{ text: words.telephone, href: links.call }} />
  );
