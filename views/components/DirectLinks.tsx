import type { Copy } from '../../content/copy.ts';
import { formatPhone } from '../format.ts';
import { chatUrl, phoneUrl } from '../urls.ts';
import { ActionList } from './ActionList.tsx';

/** Telephone and chat, offered wherever a form did not do its job. */
export const DirectLinks = ({ copy }: { copy: Copy }) => (
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
