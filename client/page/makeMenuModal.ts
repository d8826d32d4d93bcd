import { breakpoints } from '../../content/look.ts';

/**
 * Makes the menu modal while it is open: the page behind it is inert. The popover itself handles
 * opening, Escape and clicks outside.
 */
export const makeMenuModal = (): void => {
  const menu = document.getElementById('menu');
  const opener = document.querySelector<HTMLElement>('.menu-button--open');
  if (!menu || !opener) return;
  // Older browsers have no popovers and show the menu.
  if (!('popover' in menu)) return;

  const setModal = (isModal: boolean): void => {
    menu.role = isModal ? 'dialog' : null;
    menu.ariaModal = isModal ? 'true' : null;
    menu.ariaLabel = isModal ? opener.textContent : null;
    const header = menu.parentElement;
    for (const element of [...(header?.children ?? []), ...document.body.children]) {
      if (element !== menu && element !== header) element.toggleAttribute('inert', isModal);
    }
  };

  // The browser may have opened the menu before this script was there.
  if (menu.matches(':popover-open')) setModal(true);
  // End the inert state before the menu closes, so that the browser can return the focus to the opener.
  menu.addEventListener('beforetoggle', (event) => {
    if (event.newState === 'closed') setModal(false);
  });
  menu.addEventListener('toggle', (event) => {
    if (event.newState === 'open') {
      // Focus first, because making the opener inert would lose the focus.
      menu.querySelector('button')?.focus();
      setModal(true);
      // A popover returns the focus only if it contained the focus.
    } else if (document.activeElement === document.body) opener.focus();
  });
  // A link to a fragment stays on the page, which the menu would still cover.
  menu.addEventListener('click', ({ target }) => {
    if ((target as Element).closest('[href*="#"]')) menu.hidePopover();
  });
  // On wider screens the header shows the menu, so close it, or the page would stay inert.
  matchMedia(`(width >= ${breakpoints.medium})`).addEventListener('change', () => menu.hidePopover());
};
