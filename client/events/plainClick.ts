import type { MouseEvent } from 'react';

type Modifiers = Pick<MouseEvent, 'altKey' | 'ctrlKey' | 'metaKey' | 'shiftKey'>;

/** Whether a key is pressed without modifier keys, which would make it a browser shortcut. */
export const isPlainKey = ({ altKey, ctrlKey, metaKey, shiftKey }: Modifiers): boolean =>
  !(altKey || ctrlKey || metaKey || shiftKey);

/** Whether a click follows its link in the same tab, without opening a tab or starting a download. */
export const isPlainClick = (event: Modifiers & Pick<MouseEvent, 'button'>): boolean =>
  event.button === 0 && isPlainKey(event);

/** Creates an `onClick` handler that replaces the default action of plain clicks. */
export const onPlainClick =
  (act: () => void) =>
  (event: MouseEvent): void => {
    if (!isPlainClick(event)) return;
    event.preventDefault();
    act();
  };
