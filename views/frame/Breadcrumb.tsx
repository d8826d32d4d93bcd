import type { Copy } from '../../content/copy.ts';
import type { Locale } from '../../content/locales.ts';
import { routes } from '../../content/routes.ts';
import { langOf } from '../parts/langOf.ts';
import type { Screen } from '../screen.ts';
import { titleFromSlug } from '../text.ts';
import { refOf, urlOf } from '../urls.ts';

type Crumb = { text: string; href?: string; lang?: Locale };

/** The way from the home page to a screen, the last crumb without a link; empty where there is none to show. */
export const crumbsOf = (screen: Screen, copy: Copy, locale: Locale): Crumb[] => {
  const ref = refOf(screen);
  if (!ref || ref.page === 'home') return [];
  const home = { text: copy.frame.nav.home, href: urlOf({ page: 'home' }, locale) };
  if (!('slug' in ref)) return [home, { text: copy.frame.nav[ref.page] }];
  const { parent } = routes[ref.page];
  return [
    home,
    { text: copy.frame.nav[parent], href: urlOf({ page: parent }, locale) },
    // A massage's slug is English in every language.
    { text: titleFromSlug(ref.slug), ...(ref.page === 'service' ? langOf('en', locale) : {}) },
  ];
};

type Props = { screen: Screen; copy: Copy; locale: Locale; inert: boolean };

export const Breadcrumb = ({ screen, copy, locale, inert }: Props) => {
  const crumbs = crumbsOf(screen, copy, locale);
  if (crumbs.length === 0) return null;
  return (
    <nav className="breadcrumb" inert={inert} aria-label={copy.frame.breadcrumbLabel}>
      <ol>
        {crumbs.map(({ text, href, lang }) => (
          <li key={text}>
            {href ? (
              <a href={href}>{text}</a>
            ) : (
              <span aria-current="page" lang={lang}>
                {text}
              </span>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
};
