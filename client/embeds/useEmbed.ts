import { useCallback, useEffect, useLayoutEffect, useRef, useState, useSyncExternalStore } from 'react';
import { currentConsent, onConsent } from '../page/consent.ts';
import { watchFrame } from './watchFrame.ts';

/**
 * Whether an outside provider's page is shown in `place`, as a `frame`: once somebody asks for it or has accepted such
 * things in general, and no longer where it does not come. What takes the place of something that has the focus takes the
 * focus as well.
 */
export const useEmbed = () => {
  const [isAsked, setAsked] = useState(false);
  const [hasFailed, setFailed] = useState(false);
  const consent = useSyncExternalStore(onConsent, currentConsent, () => null);
  const place = useRef<HTMLDivElement>(null);
  const frame = useRef<HTMLIFrameElement>(null);
  const hadFocus = useRef(false);
  const isShown = (isAsked || consent === 'accepted') && !hasFailed;

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

  useEffect(
    () =>
      onConsent((choice) => {
        rememberFocus();
        // Whoever rejects means this one too, also if it was asked for before.
        if (choice !== 'rejected') return;
        setAsked(false);
        setFailed(false);
      }),
    [rememberFocus],
  );

  const ask = () => {
    rememberFocus();
    setAsked(true);
    setFailed(false);
  };

  return { isShown, hasFailed, place, frame, ask };
};
