import { type SyntheticEvent, useEffect, useRef } from 'react';

/**
 * Returns the props of a `<dialog>` that is modal unless `opener` is `null`. `opener` is the selector of the
 * element that gets the focus after closing. `close` is called when the browser closes the dialog.
 */
export const useModalDialog = (opener: string | null, close: () => void) => {
  const ref = useRef<HTMLDialogElement>(null);
  const lastOpener = useRef<string | null>(null);

  useEffect(() => {
    const dialog = ref.current;
    if (!dialog) return;
    // The server renders the page behind an open picture inert. A modal dialog does the same itself.
    for (const inert of document.querySelectorAll('[inert]')) inert.removeAttribute('inert');
    document.body.classList.remove('covered');
    if (!opener || !dialog.matches(':modal')) dialog.close();
    if (opener && !dialog.open) dialog.showModal();
    if (!opener && lastOpener.current) document.querySelector<HTMLElement>(lastOpener.current)?.focus();
    lastOpener.current = opener;
  }, [opener]);

  return {
    ref,
    onCancel: (event: SyntheticEvent) => {
      event.preventDefault();
      close();
    },
    onClose: (event: SyntheticEvent<HTMLDialogElement>) => {
      // A browser may close a dialog without a cancel event. The URL then still shows the picture.
      if (opener && !event.currentTarget.open) close();
    },
  };
};
