import { locales } from '../../content/locales.ts';
import type { RenderedPage, TextContext } from '../page.ts';
import { allTexts } from '../texts/allTexts.ts';
import { urlOf } from '../urls.ts';

type Props = TextContext & { page: RenderedPage };

/** Links to the same page, with the same query, in each language. */
export const LanguageSwitcher = ({ page, texts, locale }: Props) => (
  <nav className="language-switcher" aria-label={texts.layout.switcherLabel}>
    <ul>
      {locales.map((other) => (
        <li key={other}>
          <a
            href={urlOf(page.switcherTarget, other, { query: page.query })}
            hrefLang={other}
            lang={other}
            aria-label={`${other} – ${allTexts[other].layout.languageName}`}
            data-tooltip={allTexts[other].layout.languageName}
            aria-current={other === locale ? 'true' : undefined}
          >
            {other}
          </a>
        </li>
      ))}
    </ul>
  </nav>
);
