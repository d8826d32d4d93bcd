import { business } from '../../content/business.ts';
import type { Copy } from '../../content/copy.ts';
import { formatPhone } from '../format.ts';
import { chatUrl, emailUrl, phoneUrl } from '../urls.ts';
import { DefinitionList } from './DefinitionList.tsx';

const [mailbox, domain] = business.email.split('@');

/** Rows with telephone, chat and e-mail. A line that is too short for the e-mail address breaks after the @. */
export const contactRows = (copy: Copy) =>
  [
    [
      copy.layout.footer.phone,
      <a key="phone" href={phoneUrl}>
        {formatPhone()}
      </a>,
    ],
    [
      copy.layout.chat,
      <a key="chat" href={chatUrl(copy)}>
        {copy.layout.chatLong}
      </a>,
    ],
    [
      copy.layout.footer.email,
      <a key="email" href={emailUrl}>
        {mailbox}@<wbr />
        {domain}
      </a>,
    ],
  ] as const;

/** Telephone, chat and e-mail. */
export const ContactChannels = ({ copy }: { copy: Copy }) => (
  <DefinitionList className="contact-channels" rows={contactRows(copy)} />
);
