import { useEffect, useRef, useSyncExternalStore } from 'react';
import { useDocumentListener } from '../events/useDocumentListener.ts';
import { autoCloseMs, currentNotices, dismissNotice, type Notice, onNotices } from '../notices/notices.ts';

/** How often a notice checks whether it stays open. */
const tickMs = 100;

/** Whether a notice covers a part of the element that has the focus. */
const coversFocus = (notice: HTMLElement): boolean => {
  const focused = document.activeElement as HTMLElement;
  if (focused === document.body || notice.contains(focused)) return false;
  const own = notice.getBoundingClientRect();
  const { left, right, top, bottom } = focused.getBoundingClientRect();
  return left < own.right && right > own.left && top < own.bottom && bottom > own.top;
};

/**
 * A visible notice. Its timer stops while it is hovered or focused, and while the tab is hidden. It closes if it
 * covers the focused control and the page cannot scroll: the form says the same.
 */
const OpenNotice = ({ notice, closeWord }: { notice: Notice; closeWord: string }) => {
  const { id } = notice;
  const element = useRef<HTMLElement>(null);
  /** The element that had the focus before this notice. */
  const previousFocus = useRef<HTMLElement | null>(null);

  useEffect(() => {
    const own = element.current;
    if (!own) return;
    // The drawer is in the browser's top layer. The notice must be shown after the drawer to be above it.
    const showOnTop = () => {
      own.hidePopover();
      own.showPopover();
    };
    const showOnTopAgain = ({ newState }: ToggleEvent) => newState === 'open' && showOnTop();
    const menu = document.getElementById('menu');
    menu?.addEventListener('toggle', showOnTopAgain);
    showOnTop();
    // The browser scrolls focused elements above the notice, with 16 pixels between them.
    const { style } = document.documentElement;
    style.scrollPaddingBottom = `${innerHeight - own.offsetTop + 16}px`;
    let remainingMs = autoCloseMs;
    const timer = setInterval(() => {
      if (document.hidden || own.matches(':hover, :focus-within')) return;
      // By now the form shows the same text, which may have moved its button.
      if (remainingMs === autoCloseMs && coversFocus(own))
        document.activeElement?.scrollIntoView({ block: 'nearest' });
      remainingMs -= tickMs;
      if (remainingMs <= 0 || coversFocus(own)) dismissNotice(id);
    }, tickMs);
    return () => {
      clearInterval(timer);
      style.scrollPaddingBottom = '';
      menu?.removeEventListener('toggle', showOnTopAgain);
    };
  }, [id]);
  useDocumentListener('keydown', (event) => {
    // Escape closes the drawer or dialog first.
    if (document.querySelector('#menu:popover-open, dialog:modal')) return;
    if (event.key === 'Escape' && !event.defaultPrevented) dismissNotice(id);
  });

  const close = () => {
    dismissNotice(id);
    (previousFocus.current ?? document.getElementById('content'))?.focus({ preventScroll: true });
  };

  return (
    <aside
      ref={element}
      popover="manual"
      className={`notice notice--${notice.tone}`}
      onFocus={({ currentTarget, relatedTarget }) => {
        if (!currentTarget.contains(relatedTarget))
          previousFocus.current = relatedTarget as HTMLElement | null;
      }}
    >
      <p>
        <strong>{notice.text}</strong>
      </p>
      {notice.detail && <p>{notice.detail}</p>}
      <button className="notice__close" type="button" onClick={close}>
        {closeWord}
      </button>
    </aside>
  );
};

/** Shows notices. The form says the same to screen readers, so this is no live region. */
export const Notices = ({ words }: { words: { close: string } }) => {
  const notices = useSyncExternalStore(onNotices, currentNotices, currentNotices);
  return (
    <div className="notices">
      {notices
        .filter(({ open }) => open)
        .map((notice) => (
          <OpenNotice key={notice.id} notice={notice} closeWord={words.close} />
        ))}
    </div>
  );
};
