import type { Copy } from '../../content/copy.ts';
import type { Locale } from '../../content/locales.ts';
import { urlOf } from '../urls.ts';

export const NotFound = ({ copy, locale }: { copy: Copy; locale: Locale }) => (
  <div className="message-page">
    <h1>{copy.errors.notFound.title}</h1>
    <p className="lead">{copy.errors.notFound.lead}</p>
    <ul className="actions">
      <li>
        <a className="button button--main" href={urlOf({ page: 'home' }, locale)}>
          {copy.errors.notFound.home}
        </a>
      </li>
      <li>
        <a className="button" href={urlOf({ page: 'contact' }, locale)}>
          {copy.errors.notFound.contact}
        </a>
      </li>
    </ul>
  </div>
);
