import type { Copy } from '../../content/copy.ts';
import { chatUrl } from '../urls.ts';
import { emailLink, phoneLink } from './contactLinks.tsx';
import { DefinitionList } from './DefinitionList.tsx';

/** The ways to reach the centre without a form. */
export const ContactChannels = ({ copy: { layout } }: { copy: Copy }) => (
  <DefinitionList
    className="contact-channels"
    rows={[
      [layout.footer.phone, phoneLink],
      [
        layout.chat,
        <a key="chat" href={chatUrl}>
          {layout.chatLong}
        </a>,
      ],
      [layout.footer.email, emailLink],
    ]}
  />
);
