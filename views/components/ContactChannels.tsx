import type { Copy } from '../../content/copy.ts';
import { chatLink, emailLink, phoneLink } from './contactLinks.tsx';
import { DefinitionList } from './DefinitionList.tsx';

/** Telephone, chat and e-mail. */
export const ContactChannels = ({ copy }: { copy: Copy }) => (
  <DefinitionList
    className="contact-channels"
    rows={[
      [copy.layout.footer.phone, phoneLink],
      [copy.layout.chat, chatLink(copy)],
      [copy.layout.footer.email, emailLink],
    ]}
  />
);
