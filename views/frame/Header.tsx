import { business } from '../../content/business.ts';
import type { Copy } from '../../content/copy.ts';
import type { Locale } from '../../content/locales.ts';
import { navigation, type PageId, routes } from '../../content/routes.ts';
import { Wordmark } from '../parts/Wordmark.tsx';
import type { Screen, Site } from '../screen.ts';
import { fill } from '../text.ts';
import { chatUrl, refOf, urlOf } from '../urls.ts';
import { LanguageSwitcher } from './LanguageSwitcher.tsx';

type Props = { screen: Screen; copy: Copy; locale: Locale; site: Site; inert: boolean };

/** Whether a navigation link leads to the page shown, or to the list that it belongs to. */
const currentFor = (page: PageId, screen: Screen): 'page' | 'true' | undefined => {
  const ref = refOf(screen);
  if (ref?.page === page) return 'page';
  return ref && 'slug' in ref && routes[ref.page].parent === page ? 'true' : undefined;
};

/**
 * The sticky header. On narrow screens the menu is a popover: the browser itself opens it, closes it on Escape or a
 * click beside it, and gives the focus back. On wide ones the same element lies in the header, always shown.
 */
export const Header = ({ screen, copy, locale, site, inert }: Props) => (
  <header className={screen.page === 'home' ? 'header header--over' : 'header'} inert={inert}>
    <a
      className="header__logo"
      href={urlOf({ page: 'home' }, locale)}
      aria-label={fill(copy.frame.homeLink, { name: business.name })}
    >
      <Wordmark site={site} />
    </a>
    <button className="header__toggle" type="button" popoverTarget="menu">
      {copy.frame.openMenu}
    </button>
    <div className="menu" id="menu" popover="auto">
      <button className="menu__close" type="button" popoverTarget="menu" popoverTargetAction="hide">
        {copy.frame.closeMenu}
      </button>
      <nav aria-label={copy.frame.navLabel}>
        <ul className="menu__links">
          {navigation.map((page) => (
            <li key={page}>
              <a href={urlOf({ page }, locale)} aria-current={currentFor(page, screen)}>
                {copy.frame.nav[page]}
              </a>
            </li>
          ))}
        </ul>
      </nav>
      <LanguageSwitcher screen={screen} copy={copy} locale={locale} />
      <a className="menu__chat" href={chatUrl}>
        {copy.frame.chat}
      </a>
      <a className="button" href={urlOf({ page: 'contact' }, locale)}>
        {copy.frame.contactButton}
      </a>
    </div>
  </header>
);
