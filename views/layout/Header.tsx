import { business } from '../../content/business.ts';
import { navigation, type PageId, routes } from '../../content/routes.ts';
import { Wordmark } from '../components/Wordmark.tsx';
import { formUrl } from '../forms/formUrl.ts';
import type { RenderContext, Screen } from '../screen.ts';
import { fill } from '../text.ts';
import { chatUrl, urlOf } from '../urls.ts';
import { LanguageSwitcher } from './LanguageSwitcher.tsx';

/** `aria-current` of a navigation link: `page` for the current page, `true` for its parent. */
const ariaCurrent = (page: PageId, { ref }: Screen): 'page' | 'true' | undefined => {
  if (ref?.page === page) return 'page';
  return ref && 'slug' in ref && routes[ref.page].parent === page ? 'true' : undefined;
};

/**
 * The sticky header. On phones the menu is a popover: the browser opens it, closes it on Escape or an outside
 * click, and returns the focus. On wider screens the header shows the same elements in one or two rows.
 */
export const Header = ({ screen, copy, locale, site }: { screen: Screen } & RenderContext) => (
  <header className={screen.ref?.page === 'home' ? 'header header--over' : 'header'} inert={screen.hasModal}>
    <a
      className="header__logo"
      href={urlOf({ page: 'home' }, locale)}
      aria-label={fill(copy.layout.homeLink, { name: business.name })}
    >
      <Wordmark site={site} />
    </a>
    <button className="header__toggle" type="button" popoverTarget="menu">
      {copy.layout.openMenu}
    </button>
    <div className="menu" id="menu" popover="auto">
      <button className="menu__close" type="button" popoverTarget="menu" popoverTargetAction="hide">
        {copy.layout.closeMenu}
      </button>
      <nav className="menu__nav" aria-label={copy.layout.navLabel}>
        <ul className="menu__links">
          {navigation.map((page) => (
            <li key={page}>
              <a href={urlOf({ page }, locale)} aria-current={ariaCurrent(page, screen)}>
                {copy.pages[page].nav}
              </a>
            </li>
          ))}
        </ul>
      </nav>
      <LanguageSwitcher screen={screen} copy={copy} locale={locale} site={site} />
      <a className="menu__channel" href={chatUrl(copy)}>
        {copy.layout.chat}
      </a>
      <a className="menu__channel" href={formUrl('booking', locale)}>
        {copy.layout.book}
      </a>
      <a className="button" href={urlOf({ page: 'contact' }, locale)}>
        {copy.layout.contactButton}
      </a>
    </div>
  </header>
);
