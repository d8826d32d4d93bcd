import type { Locale } from '../../content/locales.ts';
import type { TextLink } from '../../content/textTypes/shared.ts';
import { targetUrl } from '../linkTargets.ts';

type Props = { links: readonly TextLink[] | undefined; locale: Locale };

/** Links after a text; nothing without links. */
export const TextLinks = ({ links = [], locale }: Props) =>
  links.length > 0 && (
    <ul className="text-links">
      {links.map(({ to, text }) => (
        <li key={text}>
          <a className="link-more" href={targetUrl(to, locale)}>
            {text}
          </a>
        </li>
      ))}
    </ul>
  );
