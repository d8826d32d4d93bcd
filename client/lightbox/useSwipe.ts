import { type DragEvent, type PointerEvent, type SyntheticEvent, useRef, useSyncExternalStore } from 'react';

const subscribeToZoom = (listener: () => void): (() => void) => {
  visualViewport?.addEventListener('resize', listener);
  return () => visualViewport?.removeEventListener('resize', listener);
};

/** Whether the visitor has pinch-zoomed. One finger then pans the picture. */
const isZoomed = (): boolean => (visualViewport?.scale ?? 1) > 1;

export const useZoomed = (): boolean => useSyncExternalStore(subscribeToZoom, isZoomed, () => false);

/** The minimum horizontal distance of a swipe, in pixels. */
const minDistance = 50;

/** A click this soon after a swipe is a part of it. */
const clickAfterSwipeMs = 100;

/** The pointer that may swipe; `null` without a pointer, with several, and while the picture is zoomed. */
type Swipe = { pointerId: number; startX: number } | null;

/**
 * Detects horizontal swipes. Calls `onSwipe` with 1 after a swipe to the left, which shows the next picture,
 * otherwise with -1. `isSwipe` returns whether a click is the end of a swipe.
 */
export const useSwipe = (onSwipe: (offset: 1 | -1) => void) => {
  const swipe = useRef<Swipe>(null);
  const swipedAt = useRef(Number.NEGATIVE_INFINITY);
  return {
    isSwipe: ({ timeStamp }: SyntheticEvent): boolean => timeStamp - swipedAt.current < clickAfterSwipeMs,
    swipeProps: {
      onDragStart: (event: DragEvent) => event.preventDefault(),
      onPointerDown: ({ clientX, pointerId, isPrimary }: PointerEvent) => {
        // A second finger cancels the swipe until all fingers are lifted.
        swipe.current = isPrimary && !isZoomed() ? { pointerId, startX: clientX } : null;
      },
      onPointerUp: ({ clientX, pointerId, timeStamp }: PointerEvent) => {
        if (swipe.current?.pointerId !== pointerId || isZoomed()) return;
        const distance = clientX - swipe.current.startX;
        swipe.current = null;
        if (Math.abs(distance) < minDistance) return;
        swipedAt.current = timeStamp;
        onSwipe(distance < 0 ? 1 : -1);
      },
      onPointerCancel: () => {
        swipe.current = null;
      },
    },
  };
};
