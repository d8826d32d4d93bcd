import { type SyntheticEvent, useEffect, useRef } from 'react';

/** Makes a dialog modal and focuses it. The server may have rendered it open, but not modal. */
const openAsModal = (dialog: HTMLDialogElement): void => {
  if (dialog.matches(':modal')) return;
  const focused = document.activeElement;
  dialog.close();
  dialog.showModal();
  // The server renders the page behind an open picture inert. A modal dialog does the same itself.
  for (const element of document.querySelectorAll('[inert]')) element.removeAttribute('inert');
  document.body.classList.remove('has-modal');
  // The visitor may have moved the focus within the open dialog before hydration.
  (dialog.contains(focused) ? (focused as HTMLElement) : dialog).focus();
};

/**
 * Returns the props of a modal `<dialog>`. `opener` is the selector of the element that gets the focus after
 * closing; `null` means that the dialog is closed. Calls `close` if the browser closes the dialog.
 */
export const useModalDialog = (opener: string | null, close: () => void) => {
  const ref = useRef<HTMLDialogElement>(null);
  const lastOpener = useRef<string | null>(null);

  useEffect(() => {
    const dialog = ref.current;
    if (!dialog) return;
    if (opener) openAsModal(dialog);
    else dialog.close();
    if (!opener && lastOpener.current) {
      document.querySelector<HTMLElement>(lastOpener.current)?.focus();
      // Going back in history restores the scroll position after this effect.
      requestAnimationFrame(() => document.activeElement?.scrollIntoView({ block: 'nearest' }));
    }
    lastOpener.current = opener;
  }, [opener]);

  return {
    ref,
    onCancel: (event: SyntheticEvent) => {
      event.preventDefault();
      close();
    },
    onClose: (event: SyntheticEvent<HTMLDialogElement>) => {
      // A browser may close a dialog without a cancel event. Then `close` must update the state.
      if (opener && !event.currentTarget.open) close();
    },
  };
};
