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
  const linkTo = (page: keyof Copy['frame']['nav']): Crumb => ({
    text: copy.frame.nav[page],
    href: urlOf({ page }, locale),
  });
  if (screen.page === 'notFound') return [linkTo('home'), { text: copy.errors.notFound.title }];
  if (screen.page === 'profileNotFound') {
    return [linkTo('home'), linkTo('masseuses'), { text: copy.profile.notFound.title }];
  }
  const ref = refOf(screen);
  if (!ref || ref.page === 'home') return [];
  if (!('slug' in ref)) return [linkTo('home'), { text: copy.frame.nav[ref.page] }];
  return [
    linkTo('home'),
    linkTo(routes[ref.page].parent),
    // A massage's slug is English in every language.
    { text: titleFromSlug(ref.slug), ...(ref.page === 'service' ? langOf('en', locale) : {}) },
  ];
};

type Props = { screen: Screen; copy: Copy; locale: Locale; inert: boolean };

export const Breadcrumb = ({ screen, copy, locale, inert }: Props) => {
  const crumbs = crumbsOf(screen, copy, locale);
  if (crumbs.length === 0) return null;
  return (
    <nav className="breadcrumb text-small" inert={inert} aria-label={copy.frame.breadcrumbLabel}>
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
