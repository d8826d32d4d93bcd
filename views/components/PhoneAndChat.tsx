import type { Copy } from '../../content/copy.ts';
import { formatPhone } from '../format.ts';
import { chatUrl, phoneUrl } from '../urls.ts';
import { ActionList } from './ActionList.tsx';

/** Telephone and chat, for pages that report a failure. */
export const PhoneAndChat = ({ copy }: { copy: Copy }) => (
  <>
    <p>{copy.form.otherWays}</p>
    <ActionList
      hasMain={false}
      links={[
        { href: phoneUrl, text: `${copy.layout.call} ${formatPhone()}` },
        { href: chatUrl(copy), text: copy.layout.chatLong },
      ]}
    />
  </>
);
