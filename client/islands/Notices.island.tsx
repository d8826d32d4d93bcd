import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { useDocumentListener } from '../events/useDocumentListener.ts';
import { LinkedText } from '../notices/LinkedText.tsx';
import { autoClose, currentNotices, dismissNotice, type Notice, onNotices } from '../notices/notices.ts';

/** One notice. It does not close by itself while somebody points at it, has the focus in it, or looks at another tab. */
const OpenNotice = ({ notice, closeWord }: { notice: Notice; closeWord: string }) => {
  const [isPointedAt, setPointedAt] = useState(false);
  const [hasFocus, setFocus] = useState(false);
  const [isHidden, setHidden] = useState(() => document.hidden);
  const left = useRef(autoClose);
  const box = useRef<HTMLDivElement>(null);
  /** Where the focus was before it came in here. */
  const before = useRef<EventTarget | null>(null);

  // The drawer lies in the browser's top layer: the notice goes above it, whichever comes first. The region that is
  // read out stays where it is.
  useEffect(() => {
    const raise = () => {
      box.current?.hidePopover();
      box.current?.showPopover();
    };
    const raiseAgain = ({ newState }: ToggleEvent) => newState === 'open' && raise();
    raise();
    const menu = document.getElementById('menu');
    menu?.addEventListener('toggle', raiseAgain);
    return () => menu?.removeEventListener('toggle', raiseAgain);
  }, []);
  useDocumentListener('visibilitychange', () => setHidden(document.hidden));
  useDocumentListener('keydown', (event) => {
    // What lies over the notice closes first.
    if (document.querySelector('#menu:popover-open, dialog:modal')) return;
    if (event.key === 'Escape' && !event.defaultPrevented) dismissNotice(notice.id);
  });

  useEffect(() => {
    if (isPointedAt || hasFocus || isHidden) return;
    const started = performance.now();
    const timer = setTimeout(() => dismissNotice(notice.id), left.current);
    return () => {
      clearTimeout(timer);
      left.current -= performance.now() - started;
    };
  }, [isPointedAt, hasFocus, isHidden, notice.id]);

  const close = () => {
    dismissNotice(notice.id);
    const place = before.current instanceof HTMLElement ? before.current : document.getElementById('content');
    place?.focus({ preventScroll: true });
  };

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: pointing and focus only stop its time; the button closes it.
    <div
      ref={box}
      popover="manual"
      className={`notice notice--${notice.tone}`}
      onPointerEnter={() => setPointedAt(true)}
      onPointerLeave={() => setPointedAt(false)}
      onFocus={(event) => {
        if (!hasFocus) before.current = event.relatedTarget;
        setFocus(true);
      }}
      onBlur={() => setFocus(false)}
    >
      <p>
        <strong>{notice.text}</strong>
      </p>
      {notice.detail && (
        <p>{notice.link ? <LinkedText text={notice.detail} link={notice.link} /> : notice.detail}</p>
      )}
      <button className="notice__close" type="button" onClick={close}>
        {closeWord}
      </button>
    </div>
  );
};

/** The place of notices: a live region that is in the page from the beginning, so that its changes are read out. */
export const Notices = ({ words }: { words: { close: string } }) => {
  const notices = useSyncExternalStore(onNotices, currentNotices, currentNotices);
  return (
    <div className="notices" role="status">
      {notices
        .filter(({ open }) => open)
        .map((notice) => (
          <OpenNotice key={notice.id} notice={notice} closeWord={words.close} />
        ))}
    </div>
  );
};
