import { type Copy, copies } from '../../content/copy.ts';
import { type Locale, locales } from '../../content/locales.ts';
import type { Screen } from '../screen.ts';
import { switchedUrl } from '../urls.ts';

type Props = { screen: Screen; copy: Copy; locale: Locale };

/** The three languages, each a link to the same page. */
export const LanguageSwitcher = ({ screen, copy, locale }: Props) => (
  <nav className="language-switcher" aria-label={copy.frame.switcherLabel}>
    <ul>
      {locales.map((other) => (
        <li key={other}>
          <a
            href={switchedUrl(screen, other)}
            hrefLang={other}
            lang={other}
            aria-label={`${other} – ${copies[other].frame.languageName}`}
            data-island-for="tooltips"
            data-tooltip={copies[other].frame.languageName}
            aria-current={other === locale ? 'true' : undefined}
          >
            {other}
          </a>
        </li>
      ))}
    </ul>
  </nav>
);
