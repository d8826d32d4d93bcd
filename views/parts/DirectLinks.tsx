import type { Copy } from '../../content/copy.ts';
import { formatPhone } from '../format.ts';
import { chatUrl, phoneUrl } from '../urls.ts';

/** Telephone and chat, offered wherever a form did not do its job. */
export const DirectLinks = ({ copy }: { copy: Copy }) => (
  <>
    <p>{copy.form.otherWays}</p>
    <ul className="actions">
      <li>
        <a className="button" href={phoneUrl}>
          {`${copy.frame.call} ${formatPhone()}`}
        </a>
      </li>
      <li>
        <a className="button" href={chatUrl}>
          {copy.frame.chatLong}
        </a>
      </li>
    </ul>
  </>
);
