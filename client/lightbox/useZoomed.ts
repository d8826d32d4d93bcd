import { useSyncExternalStore } from 'react';

const onZoom = (listener: () => void): (() => void) => {
  visualViewport?.addEventListener('resize', listener);
  return () => visualViewport?.removeEventListener('resize', listener);
};

/** Whether somebody has zoomed in with two fingers: one finger moves what is seen then. */
export const isZoomed = (): boolean => (visualViewport?.scale ?? 1) > 1;

export const useZoomed = (): boolean => useSyncExternalStore(onZoom, isZoomed, () => false);
