import { business } from '../../content/business.ts';
import type { Copy } from '../../content/copy.ts';
import { formatPhone } from '../format.ts';
import { emailUrl, phoneUrl } from '../urls.ts';
import { OpeningHours } from './OpeningHours.tsx';

type Props = { copy: Copy; withHours: boolean };

/** Beside a form: how to reach the centre without it, and when it is open. */
export const DirectContact = ({ copy, withHours }: Props) => {
  const words = copy.layout.footer;
  return (
    <dl className="direct-contact">
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
      {withHours && (
        <div>
          <dt>{words.hours}</dt>
          <dd>
            <OpeningHours copy={copy} />
          </dd>
        </div>
      )}
    </dl>
  );
};
