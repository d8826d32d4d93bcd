import { useCallback, useLayoutEffect, useRef, useState, useSyncExternalStore } from 'react';
import { useDocumentListener } from '../events/useDocumentListener.ts';
import { watchFrame } from './watchFrame.ts';

const onConsent = (listener: () => void): (() => void) => {
  document.addEventListener('consent', listener);
  return () => document.removeEventListener('consent', listener);
};

const isAccepted = (): boolean => document.documentElement.dataset['consent'] === 'accepted';

/**
 * Whether an outside provider's page is shown in `place`, as a `frame`: once somebody asks for it or has accepted such
 * things in general, and no longer where it does not come. What takes the place of something that has the focus takes the
 * focus as well.
 */
export const useEmbed = () => {
  const [isAsked, setAsked] = useState(false);
  const [hasFailed, setFailed] = useState(false);
  const hasAccepted = useSyncExternalStore(onConsent, isAccepted, () => false);
  const place = useRef<HTMLDivElement>(null);
  const frame = useRef<HTMLIFrameElement>(null);
  const hadFocus = useRef(false);
  const isShown = (isAsked || hasAccepted) && !hasFailed;

  /** Has to be called before something takes the place of what is there. */
  const rememberFocus = useCallback(() => {
    hadFocus.current = place.current?.contains(document.activeElement) ?? false;
  }, []);

  useLayoutEffect(() => {
    if (hadFocus.current) (frame.current ?? place.current?.querySelector<HTMLElement>('.button'))?.focus();
    // Whoever tabs to the button wakes it; where cookies were accepted before, the frame comes right after this.
    rememberFocus();
    if (!isShown || !frame.current) return;
    return watchFrame(frame.current, () => {
      rememberFocus();
      setFailed(true);
    });
  }, [isShown, rememberFocus]);

  useDocumentListener('consent', ({ detail }) => {
    rememberFocus();
    // Whoever rejects means this one too, also if it was asked for before.
    if (detail !== 'rejected') return;
    setAsked(false);
    setFailed(false);
  });

  const ask = () => {
    rememberFocus();
    setAsked(true);
    setFailed(false);
  };

  return { isShown, hasFailed, place, frame, ask };
};
