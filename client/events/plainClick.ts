import type { MouseEvent } from 'react';

type Modifiers = Pick<MouseEvent, 'altKey' | 'ctrlKey' | 'metaKey' | 'shiftKey'>;

/** Whether a key is pressed by itself: with a modifier key it is a shortcut of the browser. */
export const isPlainKey = ({ altKey, ctrlKey, metaKey, shiftKey }: Modifiers): boolean =>
  !(altKey || ctrlKey || metaKey || shiftKey);

/** Whether a click just follows its link: any other asks the browser for a new tab, a window or a download. */
export const isPlainClick = (event: Modifiers & Pick<MouseEvent, 'button'>): boolean =>
  event.button === 0 && isPlainKey(event);

/** For a link's `onClick`: acts in its place where a click would just follow it. */
export const onPlainClick =
  (act: () => void) =>
  (event: MouseEvent): void => {
    if (!isPlainClick(event)) return;
    event.preventDefault();
    act();
  };
