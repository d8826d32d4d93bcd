import { isPlainClick } from '../events/plainClick.ts';

/** Escape leaves the site when it is pressed this often within this time. */
const presses = 3;
const pressesTimeMs = 2000;

/** Hides the page, and replaces it in the history with the neutral page. */
const leave = (url: string): void => {
  // The neutral page may take a while to load.
  document.body.hidden = true;
  location.replace(url);
};

/**
 * Lets visitors leave the site at once: by the links to the neutral page, or by pressing Escape three times.
 */
export const leaveAtOnce = (): void => {
  const links = [...document.querySelectorAll<HTMLAnchorElement>('a[data-leave]')];
  for (const link of links) {
    link.addEventListener('click', (event) => {
      if (!isPlainClick(event)) return;
      event.preventDefault();
      leave(link.href);
    });
  }

  let pressedAt: number[] = [];
  const countPress = (event: KeyboardEvent): void => {
    if (event.key !== 'Escape' || event.repeat) return;
    pressedAt = [...pressedAt, event.timeStamp].slice(-presses);
    const [first = 0] = pressedAt;
    const [link] = links;
    if (link && pressedAt.length === presses && event.timeStamp - first <= pressesTimeMs) leave(link.href);
  };
  // The first press may close the lightbox or the menu, which handle the event too.
  addEventListener('keydown', countPress, { capture: true });
  // The browser may show the page again if the neutral page did not load.
  addEventListener('pageshow', () => {
    document.body.hidden = false;
  });
};
