import { locales } from '../../content/locales.ts';
import { copies } from '../copies.ts';
import type { RenderContext, Screen } from '../screen.ts';
import { urlOf } from '../urls.ts';

type Props = { screen: Screen } & RenderContext;

/** Links to the same page, with the same query, in each language. */
export const LanguageSwitcher = ({ screen, copy, locale }: Props) => (
  <nav className="language-switcher" aria-label={copy.layout.switcherLabel}>
    <ul>
      {locales.map((other) => (
        <li key={other}>
          <a
            href={urlOf(screen.switcherTarget, other, { query: screen.query })}
            hrefLang={other}
            lang={other}
            aria-label={`${other} – ${copies[other].layout.languageName}`}
            data-island-for="tooltips"
            data-tooltip={copies[other].layout.languageName}
            aria-current={other === locale ? 'true' : undefined}
          >
            {other}
          </a>
        </li>
      ))}
    </ul>
  </nav>
);
