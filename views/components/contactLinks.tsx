import { business } from '../../content/business.ts';
import type { Copy } from '../../content/copy.ts';
import { formatPhone } from '../format.ts';
import { chatUrl, emailUrl, phoneUrl } from '../urls.ts';

export const phoneLink = <a href={phoneUrl}>{formatPhone()}</a>;
const [mailbox, domain] = business.email.split('@');

/** The e-mail address as a link. A line that is too short for it breaks after the @. */
export const emailLink = (
  <a href={emailUrl}>
    {mailbox}@<wbr />
    {domain}
  </a>
);

export const chatLink = (copy: Copy) => <a href={chatUrl(copy)}>{copy.layout.chatLong}</a>;
