import { type SyntheticEvent, useEffect, useRef } from 'react';

/**
 * The props of a `<dialog>` that is modal while `opener` is given: the selector of what gets the focus back. `close` is
 * called when the browser wants to close it.
 */
export const useModalDialog = (opener: string | null, close: () => void) => {
  const ref = useRef<HTMLDialogElement>(null);
  const lastOpener = useRef<string | null>(null);

  useEffect(() => {
    const dialog = ref.current;
    if (!dialog) return;
    // What the server made inert is behind a modal dialog, or can be used again.
    for (const inert of document.querySelectorAll('[inert]')) inert.removeAttribute('inert');
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
      // A browser may close it without asking; then it is still in the address.
      if (opener && !event.currentTarget.open) close();
    },
  };
};
