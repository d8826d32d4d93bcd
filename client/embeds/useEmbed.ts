import { useCallback, useLayoutEffect, useRef, useState, useSyncExternalStore } from 'react';
import { useDocumentListener } from '../events/useDocumentListener.ts';

const subscribeToConsent = (listener: () => void): (() => void) => {
  document.addEventListener('consent', listener);
  return () => document.removeEventListener('consent', listener);
};

const isAccepted = (): boolean => document.documentElement.dataset['consent'] === 'accepted';

/**
 * Decides whether `container` shows the provider's page in `frame`: after the visitor requests it or has
 * accepted cookies. An element that replaces the focused one takes the focus.
 */
export const useEmbed = () => {
  const [isRequested, setRequested] = useState(false);
  const hasAccepted = useSyncExternalStore(subscribeToConsent, isAccepted, () => false);
  const container = useRef<HTMLDivElement>(null);
  const frame = useRef<HTMLIFrameElement>(null);
  const hadFocus = useRef(false);
  const isShown = isRequested || hasAccepted;

  /** Call this before the content of the container changes. */
  const rememberFocus = useCallback(() => {
    hadFocus.current = container.current?.contains(document.activeElement) ?? false;
  }, []);

  // biome-ignore lint/correctness/useExhaustiveDependencies: the content of the container changes with `isShown`.
  useLayoutEffect(() => {
    if (hadFocus.current)
      (frame.current ?? container.current?.querySelector<HTMLElement>('.button'))?.focus();
    // If cookies were accepted earlier, the frame replaces the focused button in the next render.
    rememberFocus();
  }, [isShown, rememberFocus]);

  useDocumentListener('consent', ({ detail }) => {
    rememberFocus();
    // Rejecting cookies also hides an embed that the visitor requested before.
    if (detail === 'rejected') setRequested(false);
  });

  const request = () => {
    rememberFocus();
    setRequested(true);
  };

  return { isShown, container, frame, request };
};
