import type { Copy } from '../../content/copy.ts';
import type { Locale } from '../../content/locales.ts';
import { DirectLinks } from '../parts/DirectLinks.tsx';
import { urlOf } from '../urls.ts';

export const UnexpectedError = ({ copy, locale }: { copy: Copy; locale: Locale }) => (
  <div className="message-page">
    <h1>{copy.errors.unexpected.title}</h1>
    <p className="lead">{copy.errors.unexpected.lead}</p>
    <ul className="actions">
      <li>
        <a className="button button--main" href={urlOf({ page: 'home' }, locale)}>
          {copy.errors.unexpected.home}
        </a>
      </li>
    </ul>
    <DirectLinks copy={copy} />
  </div>
);
