/**
 * Makes the menu a modal drawer while it is open: the page behind it cannot be reached. Opening, Escape, closing by a
 * click beside it and giving the focus back are the popover's own.
 */
export const makeDrawerModal = (): void => {
  const menu = document.getElementById('menu');
  if (!menu) return;
  const opener = document.querySelector<HTMLElement>('.header__toggle');
  const outside = (): Element[] => {
    const header = menu.parentElement;
    const beside = [...(header?.children ?? [])].filter((element) => element !== menu);
    return [...[...document.body.children].filter((element) => element !== header), ...beside];
  };
  menu.addEventListener('toggle', (event) => {
    const isOpen = (event as ToggleEvent).newState === 'open';
    if (isOpen) {
      menu.role = 'dialog';
      menu.ariaModal = 'true';
      menu.ariaLabel = opener?.textContent ?? '';
    } else {
      menu.role = null;
      menu.ariaModal = null;
      menu.ariaLabel = null;
    }
    for (const element of outside()) element.toggleAttribute('inert', isOpen);
    if (!isOpen) opener?.focus();
  });
  // On a wide screen the menu lies in the header: an open drawer must not leave the page inert there.
  matchMedia('(width >= 88rem)').addEventListener('change', () => menu.hidePopover());
};
