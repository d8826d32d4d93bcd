import { useSyncExternalStore } from 'react';

const subscribeToZoom = (listener: () => void): (() => void) => {
  visualViewport?.addEventListener('resize', listener);
  return () => visualViewport?.removeEventListener('resize', listener);
};

/** Whether the visitor has pinch-zoomed. One finger then pans the picture. */
export const isZoomed = (): boolean => (visualViewport?.scale ?? 1) > 1;

export const useZoomed = (): boolean => useSyncExternalStore(subscribeToZoom, isZoomed, () => false);
