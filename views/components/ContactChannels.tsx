import { business } from '../../content/business.ts';
import type { Copy } from '../../content/copy.ts';
import { formatPhone } from '../format.ts';
import { chatUrl, emailUrl, phoneUrl } from '../urls.ts';

/** The ways to reach the centre without a form. */
export const ContactChannels = ({ copy }: { copy: Copy }) => (
  <dl className="contact-channels">
    <div>
      <dt>{copy.layout.footer.phone}</dt>
      <dd>
        <a href={phoneUrl}>{formatPhone()}</a>
      </dd>
    </div>
    <div>
      <dt>{copy.layout.chat}</dt>
      <dd>
        <a href={chatUrl}>{copy.layout.chatLong}</a>
      </dd>
    </div>
    <div>
      <dt>{copy.layout.footer.email}</dt>
      <dd>
        <a href={emailUrl}>{business.email}</a>
      </dd>
    </div>
  </dl>
);
