import type { MouseEvent } from 'react';
import { isPlainClick } from './isPlainClick.ts';

/** For a link's `onClick`: acts in its place where a click would just follow it. */
export const onPlainClick =
  (act: () => void) =>
  (event: MouseEvent): void => {
    if (!isPlainClick(event)) return;
    event.preventDefault();
    act();
  };
