import { business } from '../../content/business.ts';
import type { Texts } from '../../content/texts.ts';
import { formatPhone } from '../format.ts';
import { chatUrl, emailUrl, phoneUrl } from '../urls.ts';
import { DefinitionList } from './DefinitionList.tsx';

const [mailbox, domain] = business.email.split('@');

/** Rows with telephone, chat and e-mail. A line that is too short for the e-mail address breaks after the @. */
export const contactRows = (texts: Texts) =>
  [
    [
      texts.layout.footer.phone,
      <a key="phone" href={phoneUrl}>
        {formatPhone()}
      </a>,
    ],
    [
      texts.layout.chat,
      <a key="chat" href={chatUrl(texts)}>
        {texts.layout.chatLong}
      </a>,
    ],
    [
      texts.layout.footer.email,
      <a key="email" href={emailUrl}>
        {`${mailbox}@`}
        <wbr />
        {domain}
      </a>,
    ],
  ] as const;

/** Telephone, chat and e-mail. */
export const ContactChannels = ({ texts }: { texts: Texts }) => (
  <DefinitionList className="contact-channels" rows={contactRows(texts)} />
);
