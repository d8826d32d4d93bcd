import { useEffect, useEffectEvent, useRef } from 'react';
import { useDocumentListener } from '../events/useDocumentListener.ts';
import { AnswerTime } from './AnswerTime.tsx';
import type { BookingFormProps, FormOutcome } from './types.ts';

/** A notice closes after this time, unless it is hovered or focused. */
const autoCloseMs = 5000;

/** How often a notice checks whether it stays open. */
const tickMs = 100;

/** The distance in pixels between the notice and a focused element above it. */
const focusMargin = 16;

type Props = Pick<BookingFormProps, 'words' | 'links'> & {
  /** A new object for each submission, because each notice is shown for its whole time. */
  outcome: FormOutcome;
  onClose: () => void;
};

/**
 * Whether a notice covers a part of the focused control, for example of a link at the end of the page. The
 * outcome in the form is no control: it may be higher than the window, and its beginning is in sight.
 */
const coversFocus = (notice: HTMLElement): boolean => {
  const focused = document.activeElement;
  if (!(focused instanceof HTMLElement) || focused.tabIndex < 0) return false;
  const covered = notice.getBoundingClientRect();
  const { left, right, top, bottom } = focused.getBoundingClientRect();
  return left < covered.right && right > covered.left && top < covered.bottom && bottom > covered.top;
};

/**
 * The outcome of a request at the bottom of the screen. The form says the same to screen readers, so this is
 * no live region.
 */
export const Notice = ({ outcome, words, links, onClose }: Props) => {
  const isSent = outcome.state === 'sent';
  const noticeRef = useRef<HTMLElement>(null);
  /** The element that had the focus before this notice. */
  const previousFocus = useRef<HTMLElement | null>(null);
  const closeAfterTime = useEffectEvent(onClose);

  // biome-ignore lint/correctness/useExhaustiveDependencies: each notice is shown for its whole time.
  useEffect(() => {
    const notice = noticeRef.current;
    if (!notice) return;
    // The browser scrolls focused elements above the notice.
    const { style } = document.documentElement;
    style.scrollPaddingBottom = `${innerHeight - notice.offsetTop + focusMargin}px`;
    document.activeElement?.scrollIntoView({ block: 'nearest' });
    let remainingMs = autoCloseMs;
    const timer = setInterval(() => {
      if (document.hidden || notice.matches(':hover, :focus-within')) return;
      remainingMs -= tickMs;
      if (remainingMs <= 0 || coversFocus(notice)) closeAfterTime();
    }, tickMs);
    return () => {
      clearInterval(timer);
      style.scrollPaddingBottom = '';
    };
  }, [outcome]);

  useDocumentListener('keydown', (event) => {
    // Escape closes the menu first.
    if (event.key === 'Escape' && !document.querySelector('#menu:popover-open')) onClose();
  });

  const close = (): void => {
    onClose();
    (previousFocus.current ?? document.getElementById('content'))?.focus({ preventScroll: true });
  };

  return (
    <aside
      ref={noticeRef}
      className={`notice notice--${isSent ? 'success' : 'error'}`}
      onFocus={({ currentTarget, relatedTarget }) => {
        if (!currentTarget.contains(relatedTarget))
          previousFocus.current = relatedTarget as HTMLElement | null;
      }}
    >
      <p>
        <strong>{isSent ? words.sent : outcome.message}</strong>
      </p>
      {isSent && (
        <p>
          <AnswerTime {...outcome} words={words} links={links} />
        </p>
      )}
      <button className="notice__close" type="button" onClick={close}>
        {words.dismiss}
      </button>
    </aside>
  );
};
