import { breakpoints } from '../../content/breakpoints.ts';

/**
 * Makes the menu a modal drawer while it is open: the page behind it cannot be reached. Opening it, and
 * closing it by Escape or a click outside, are built into popovers.
 */
export const makeDrawerModal = (): void => {
  const menu = document.getElementById('menu');
  const opener = document.querySelector<HTMLElement>('.header__toggle');
  if (!menu || !opener) return;

  const setModal = (isModal: boolean): void => {
    menu.role = isModal ? 'dialog' : null;
    menu.ariaModal = isModal ? 'true' : null;
    menu.ariaLabel = isModal ? opener.textContent : null;
    const header = menu.parentElement;
    for (const element of [...(header?.children ?? []), ...document.body.children]) {
      // Notices are announced wherever the visitor is.
      const isReachable = element === menu || element === header || element.id === 'notices';
      if (!isReachable) element.toggleAttribute('inert', isModal);
    }
  };

  // The page is reachable again before the drawer closes, so that the browser can give the focus back to the button in it.
  menu.addEventListener('beforetoggle', (event) => {
    if (event.newState === 'closed') setModal(false);
  });
  menu.addEventListener('toggle', (event) => {
    if (event.newState === 'open') {
      // First, because making the opener inert would lose the focus.
      menu.querySelector('button')?.focus();
      setModal(true);
      // A popover gives the focus back only where it had it when it closed.
    } else if (document.activeElement === document.body) opener.focus();
  });
  // On a wider screen its parts stand in the header: an open drawer must not leave the page inert there.
  matchMedia(`(width >= ${breakpoints.medium})`).addEventListener('change', () => menu.hidePopover());
};
