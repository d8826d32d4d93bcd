import { navigation, type PageId, routes } from '../../content/routes.ts';
import { LeaveLink } from '../components/LeaveLink.tsx';
import { Wordmark } from '../components/Wordmark.tsx';
import { formUrl } from '../forms/formUrl.ts';
import type { RenderContext, RenderedPage } from '../page.ts';
import { chatUrl, urlOf } from '../urls.ts';
import { LanguageSwitcher } from './LanguageSwitcher.tsx';

/** `aria-current` of a navigation link: `page` for the current page, `true` for its parent. */
const ariaCurrent = (pageId: PageId, { ref }: RenderedPage): 'page' | 'true' | undefined => {
  if (ref?.page === pageId) return 'page';
  return ref && 'slug' in ref && routes[ref.page].parent === pageId ? 'true' : undefined;
};

/**
 * The sticky header. On phones the menu is a popover: the browser opens it, closes it on Escape or an outside
 * click, and returns the focus. On wider screens the header shows the same elements in one or two rows.
 */
export const Header = ({ page, texts, locale, site }: { page: RenderedPage } & RenderContext) => (
  <header className={page.ref?.page === 'home' ? 'header header--over' : 'header'} inert={page.hasModal}>
    <a className="header__logo" href={urlOf({ page: 'home' }, locale)} aria-label={texts.layout.homeLink}>
      <Wordmark site={site} />
    </a>
    <button className="menu-button menu-button--open" type="button" popoverTarget="menu">
      {texts.layout.openMenu}
    </button>
    <div className="menu" id="menu" popover="auto">
      <div className="menu__top">
        <LeaveLink texts={texts} />{' '}
        <button
          className="menu-button menu-button--close"
          type="button"
          popoverTarget="menu"
          popoverTargetAction="hide"
        >
          {texts.layout.close}
        </button>
      </div>
      <nav className="menu__nav" aria-label={texts.layout.navLabel}>
        <ul className="menu__links">
          {navigation.map((pageId) => (
            <li key={pageId}>
              <a href={urlOf({ page: pageId }, locale)} aria-current={ariaCurrent(pageId, page)}>
                {texts.pages[pageId].nav}
              </a>
            </li>
          ))}
        </ul>
      </nav>
      <LanguageSwitcher page={page} texts={texts} locale={locale} />
      <a className="menu__channel" href={chatUrl(texts)}>
        {texts.layout.chat}
      </a>{' '}
      <a className="menu__channel" href={formUrl('booking', locale)}>
        {texts.layout.book}
      </a>{' '}
      <a className="button menu__contact" href={urlOf({ page: 'contact' }, locale)}>
        {texts.layout.contactButton}
      </a>
    </div>
  </header>
);
