import { type DragEvent, type PointerEvent, type SyntheticEvent, useRef } from 'react';
import { isZoomed } from './useZoomed.ts';

const threshold = 50; // pixels that a finger has to move sideways to turn the page
const clickAfterSwipe = 100; // milliseconds in which a click still belongs to the swipe before it

/** A finger on the way, or `null` where none is, several are, or the picture itself is moved. */
type Swipe = { pointerId: number; from: number } | null;

/** Turns pages by sideways swipes: the props of the swiped element, and whether a click is the end of a swipe. */
export const useSwipe = (turn: (by: 1 | -1) => void) => {
  const swipe = useRef<Swipe>(null);
  const swipedAt = useRef(Number.NEGATIVE_INFINITY);
  return {
    isSwipe: ({ timeStamp }: SyntheticEvent): boolean => timeStamp - swipedAt.current < clickAfterSwipe,
    swipeProps: {
      onDragStart: (event: DragEvent) => event.preventDefault(),
      onPointerDown: ({ clientX, pointerId, isPrimary }: PointerEvent) => {
        // A second finger makes it another gesture, until all are lifted and one comes again.
        swipe.current = isPrimary && !isZoomed() ? { pointerId, from: clientX } : null;
      },
      onPointerUp: ({ clientX, pointerId, timeStamp }: PointerEvent) => {
        if (swipe.current?.pointerId !== pointerId || isZoomed()) return;
        const moved = clientX - swipe.current.from;
        swipe.current = null;
        if (Math.abs(moved) < threshold) return;
        swipedAt.current = timeStamp;
        turn(moved < 0 ? 1 : -1);
      },
      onPointerCancel: () => {
        swipe.current = null;
      },
    },
  };
};
