import { type DragEvent, type PointerEvent, type SyntheticEvent, useRef } from 'react';

const threshold = 50; // pixels that a finger has to move sideways to turn the page
const clickAfterSwipe = 100; // milliseconds in which a click still belongs to the swipe before it

/** Turns pages by sideways swipes: the props of the swiped element, and whether a click is the end of a swipe. */
export const useSwipe = (turn: (by: 1 | -1) => void) => {
  const start = useRef<number | null>(null);
  const swipedAt = useRef(Number.NEGATIVE_INFINITY);
  return {
    isSwipe: ({ timeStamp }: SyntheticEvent): boolean => timeStamp - swipedAt.current < clickAfterSwipe,
    swipeProps: {
      onDragStart: (event: DragEvent) => event.preventDefault(),
      onPointerDown: ({ clientX }: PointerEvent) => {
        start.current = clientX;
      },
      onPointerUp: ({ clientX, timeStamp }: PointerEvent) => {
        // While somebody zooms in, a finger moves the picture itself.
        if (start.current === null || (visualViewport?.scale ?? 1) > 1) return;
        const moved = clientX - start.current;
        start.current = null;
        if (Math.abs(moved) < threshold) return;
        swipedAt.current = timeStamp;
        turn(moved < 0 ? 1 : -1);
      },
      onPointerCancel: () => {
        start.current = null;
      },
    },
  };
};
