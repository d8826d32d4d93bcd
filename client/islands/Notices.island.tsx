import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { useDocumentListener } from '../events/useDocumentListener.ts';
import { autoCloseMs, currentNotices, dismissNotice, type Notice, onNotices } from '../notices/notices.ts';

/** A visible notice. Its timer stops while it is hovered or focused, and while the tab is hidden. */
const OpenNotice = ({ notice, closeWord }: { notice: Notice; closeWord: string }) => {
  const [isHovered, setHovered] = useState(false);
  const [hasFocus, setFocus] = useState(false);
  const [isHidden, setHidden] = useState(() => document.hidden);
  const remainingMs = useRef(autoCloseMs);
  const element = useRef<HTMLElement>(null);
  /** The element that had the focus before this notice. */
  const previousFocus = useRef<EventTarget | null>(null);

  // The drawer is in the browser's top layer. The notice must be shown after the drawer to be above it. Only
  // the notice moves to the top layer, because the live region must stay in place.
  useEffect(() => {
    const showOnTop = () => {
      element.current?.hidePopover();
      element.current?.showPopover();
    };
    const showOnTopAgain = ({ newState }: ToggleEvent) => newState === 'open' && showOnTop();
    showOnTop();
    const menu = document.getElementById('menu');
    menu?.addEventListener('toggle', showOnTopAgain);
    return () => menu?.removeEventListener('toggle', showOnTopAgain);
  }, []);
  useDocumentListener('visibilitychange', () => setHidden(document.hidden));
  useDocumentListener('keydown', (event) => {
    // Escape closes the drawer or dialog first.
    if (document.querySelector('#menu:popover-open, dialog:modal')) return;
    if (event.key === 'Escape' && !event.defaultPrevented) dismissNotice(notice.id);
  });

  useEffect(() => {
    if (isHovered || hasFocus || isHidden) return;
    const started = performance.now();
    const timer = setTimeout(() => dismissNotice(notice.id), remainingMs.current);
    return () => {
      clearTimeout(timer);
      remainingMs.current -= performance.now() - started;
    };
  }, [isHovered, hasFocus, isHidden, notice.id]);

  const close = () => {
    dismissNotice(notice.id);
    const target =
      previousFocus.current instanceof HTMLElement
        ? previousFocus.current
        : document.getElementById('content');
    target?.focus({ preventScroll: true });
  };

  return (
    <aside
      ref={element}
      popover="manual"
      className={`notice notice--${notice.tone}`}
      onPointerEnter={() => setHovered(true)}
      onPointerLeave={() => setHovered(false)}
      onFocus={(event) => {
        if (!hasFocus) previousFocus.current = event.relatedTarget;
        setFocus(true);
      }}
      onBlur={() => setFocus(false)}
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
