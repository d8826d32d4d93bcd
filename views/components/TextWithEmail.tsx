import { LinkedText } from '../../client/notices/LinkedText.tsx';
import { business } from '../../content/business.ts';
import { emailUrl } from '../urls.ts';

/** A text in which the centre's e-mail address is a link. */
export const TextWithEmail = ({ text }: { text: string }) => (
  <LinkedText text={text} link={{ text: business.email, href: emailUrl }} />
);
