import { business } from '../../content/business.ts';
import type { Copy } from '../../content/copy.ts';
import { formatPhone } from '../format.ts';
import { emailUrl, phoneUrl } from '../urls.ts';
import { OpeningHours } from './OpeningHours.tsx';

/** Beside a form: how to reach the centre without it, and when it is open. */
export const DirectWays = ({ copy }: { copy: Copy }) => {
  const words = copy.frame.footer;
  return (
    <dl className="details">
      <div>
        <dt>{words.phone}</dt>
        <dd>
          <a href={phoneUrl}>{formatPhone()}</a>
        </dd>
      </div>
      <div>
        <dt>{words.email}</dt>
        <dd>
          <a href={emailUrl}>{business.email}</a>
        </dd>
      </div>
      <div>
        <dt>{words.hours}</dt>
        <dd>
          <OpeningHours copy={copy} />
        </dd>
      </div>
    </dl>
  );
};
