import type { Texts } from '../../content/texts.ts';
import { formatPhone } from '../format.ts';
import { chatUrl, phoneUrl } from '../urls.ts';
import { ActionList } from './ActionList.tsx';

/** Telephone and chat, for pages that report a failure. */
export const PhoneAndChat = ({ texts }: { texts: Texts }) => (
  <>
    <p>{texts.form.otherWays}</p>
    <ActionList
      hasMain={false}
      links={[
        { href: phoneUrl, text: `${texts.layout.call} ${formatPhone()}` },
        { href: chatUrl(texts), text: texts.layout.chatLong },
      ]}
    />
  </>
);
