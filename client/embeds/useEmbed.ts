import { useCallback, useLayoutEffect, useRef, useState, useSyncExternalStore } from 'react';
import { useDocumentListener } from '../events/useDocumentListener.ts';
import { watchFrame } from './watchFrame.ts';

const subscribeToConsent = (listener: () => void): (() => void) => {
  document.addEventListener('consent', listener);
  return () => document.removeEventListener('consent', listener);
};

const isAccepted = (): boolean => document.documentElement.dataset['consent'] === 'accepted';

/**
 * Decides whether `container` shows the provider's page in `frame`: after the visitor requests it or has
 * accepted cookies, until loading fails. An element that replaces the focused one takes the focus.
 */
export const useEmbed = () => {
  const [isRequested, setRequested] = useState(false);
  const [hasFailed, setFailed] = useState(false);
  const hasAccepted = useSyncExternalStore(subscribeToConsent, isAccepted, () => false);
  const container = useRef<HTMLDivElement>(null);
  const frame = useRef<HTMLIFrameElement>(null);
  const hadFocus = useRef(false);
  const isShown = (isRequested || hasAccepted) && !hasFailed;

  /** Call this before the content of the container changes. */
  const rememberFocus = useCallback(() => {
    hadFocus.current = container.current?.contains(document.activeElement) ?? false;
  }, []);

  useLayoutEffect(() => {
    if (hadFocus.current)
      (frame.current ?? container.current?.querySelector<HTMLElement>('.button'))?.focus();
    // If cookies were accepted earlier, the frame replaces the focused button in the next render.
    rememberFocus();
    if (!isShown || !frame.current) return;
    return watchFrame(frame.current, () => {
      rememberFocus();
      setFailed(true);
    });
  }, [isShown, rememberFocus]);

  useDocumentListener('consent', ({ detail }) => {
    rememberFocus();
    // Rejecting cookies also hides an embed that the visitor requested before.
    if (detail !== 'rejected') return;
    setRequested(false);
    setFailed(false);
  });

  const request = () => {
    rememberFocus();
    setRequested(true);
    setFailed(false);
  };

  return { isShown, hasFailed, container, frame, request };
};
