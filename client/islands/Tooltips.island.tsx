import { useEffect, useRef, useState } from 'react';

/** Milliseconds before a tooltip opens. */
const openDelay = 700;

/** Milliseconds after one has closed in which the next one opens at once. */
const skipDelay = 300;

/** Milliseconds in which the pointer may cross from a word to its tooltip. */
const closeDelay = 100;

const id = 'tooltip';

type Shown = { text: string; x: number; y: number };

const ownerOf = (target: EventTarget | null): HTMLElement | null =>
  target instanceof Element ? target.closest<HTMLElement>('[data-tooltip]') : null;

/** The one tooltip of a page: it explains the element that is pointed at or has the focus. */
export const Tooltips = () => {
  const [shown, setShown] = useState<Shown | null>(null);
  const box = useRef<HTMLDivElement>(null);

  useEffect(() => {
    let owner: HTMLElement | null = null;
    let timer = 0;
    let closedAt = Number.NEGATIVE_INFINITY;

    const close = () => {
      clearTimeout(timer);
      if (!owner) return;
      owner.removeAttribute('aria-describedby');
      owner = null;
      closedAt = performance.now();
      setShown(null);
    };
    const open = (element: HTMLElement) => {
      // The drawer lies over everything, a tooltip too; its links say their names in full.
      if (element.closest(':popover-open')) return;
      if (owner) close();
      owner = element;
      element.setAttribute('aria-describedby', id);
      const { left, width, bottom } = element.getBoundingClientRect();
      setShown({ text: element.dataset['tooltip'] ?? '', x: left + width / 2, y: bottom });
    };
    const enter = (event: Event) => {
      const element = ownerOf(event.target);
      const isInBox = event.target instanceof Node && box.current?.contains(event.target);
      if (isInBox || (element && element === owner)) {
        clearTimeout(timer);
        return;
      }
      if (!element) return;
      clearTimeout(timer);
      const isSoon = owner !== null || performance.now() - closedAt < skipDelay;
      timer = window.setTimeout(() => open(element), isSoon ? 0 : openDelay);
    };
    const leave = (event: Event) => {
      const isOurs =
        ownerOf(event.target) !== null ||
        (event.target instanceof Node && box.current?.contains(event.target));
      if (!isOurs || (event.type === 'pointerout' && owner?.matches(':focus-visible'))) return;
      clearTimeout(timer);
      timer = window.setTimeout(close, closeDelay);
    };
    const press = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || !owner) return;
      event.preventDefault();
      close();
    };

    document.addEventListener('pointerover', enter);
    document.addEventListener('pointerout', leave);
    document.addEventListener('focusin', enter);
    document.addEventListener('focusout', leave);
    document.addEventListener('pointerdown', close);
    document.addEventListener('keydown', press);
    // The event that woke this came before anybody listened.
    const present = document.querySelector<HTMLElement>('[data-tooltip]:is(:hover, :focus-visible)');
    if (present) timer = window.setTimeout(() => open(present), openDelay);
    return () => {
      close();
      document.removeEventListener('pointerover', enter);
      document.removeEventListener('pointerout', leave);
      document.removeEventListener('focusin', enter);
      document.removeEventListener('focusout', leave);
      document.removeEventListener('pointerdown', close);
      document.removeEventListener('keydown', press);
    };
  }, []);

  useEffect(() => {
    if (!shown || !box.current) return;
    const { style, offsetWidth } = box.current;
    const half = offsetWidth / 2;
    style.setProperty(
      'inset-inline-start',
      `${Math.min(Math.max(shown.x, half + 8), innerWidth - half - 8)}px`,
    );
    style.setProperty('inset-block-start', `${shown.y}px`);
  }, [shown]);

  return (
    <div className="tooltip" id={id} role="tooltip" hidden={shown === null} ref={box}>
      {shown?.text}
    </div>
  );
};
