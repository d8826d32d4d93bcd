import { LinkedText } from '../../client/notices/LinkedText.tsx';
import { business } from '../../content/business.ts';
import { emailUrl } from '../urls.ts';

/** A text in which the centre's e-mail address can be followed. */
export const WithEmail = ({ text }: { text: string }) => (
  <LinkedText text={text} link={{ text: business.email, href: emailUrl }} />
);
