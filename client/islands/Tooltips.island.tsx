import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';

const id = 'tooltip';

/** Pixels between a tooltip and the sides of the screen. */
const margin = 8;

// In milliseconds.
const openDelay = 700;
const skipDelay = 300; // after one has closed, in which the next one opens at once
const closeDelay = 100; // in which the pointer may cross from a word to its tooltip

const ownerOf = (target: EventTarget | null): HTMLElement | null =>
  target instanceof Element ? target.closest<HTMLElement>('[data-tooltip]') : null;

/** The element whose tooltip is open: it is pointed at or has the focus. `null` while none is. */
const useTooltipOwner = (box: RefObject<HTMLElement | null>): HTMLElement | null => {
  const [shown, setShown] = useState<HTMLElement | null>(null);

  useEffect(() => {
    const listeners = new AbortController();
    const { signal } = listeners;
    let owner: HTMLElement | null = null;
    let timer = 0;
    let closedAt = Number.NEGATIVE_INFINITY;

    const change = (next: HTMLElement | null) => {
      clearTimeout(timer);
      if (owner) closedAt = performance.now();
      owner = next;
      setShown(next);
    };
    const changeIn = (delay: number, next: HTMLElement | null) => {
      clearTimeout(timer);
      timer = window.setTimeout(() => {
        // The drawer lies over everything, a tooltip too; its links say their names in full.
        if (!next?.closest(':popover-open')) change(next);
      }, delay);
    };
    const isInBox = ({ target }: Event) => target instanceof Node && box.current?.contains(target);
    const enter = (event: Event) => {
      const next = ownerOf(event.target);
      if (isInBox(event) || (next && next === owner)) clearTimeout(timer);
      else if (next) changeIn(owner || performance.now() - closedAt < skipDelay ? 0 : openDelay, next);
    };
    const leave = (event: Event) => {
      if (!ownerOf(event.target) && !isInBox(event)) return;
      if (event.type === 'pointerout' && owner?.matches(':focus-visible')) return;
      changeIn(closeDelay, null);
    };
    const press = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || !owner) return;
      event.preventDefault();
      change(null);
    };

    for (const type of ['pointerover', 'focusin']) document.addEventListener(type, enter, { signal });
    for (const type of ['pointerout', 'focusout']) document.addEventListener(type, leave, { signal });
    document.addEventListener('pointerdown', () => change(null), { signal });
    document.addEventListener('keydown', press, { signal });
    // The pointer or the focus came before hydration.
    const present = document.querySelector<HTMLElement>('[data-tooltip]:is(:hover, :focus-visible)');
    if (present) changeIn(openDelay, present);
    return () => {
      listeners.abort();
      clearTimeout(timer);
    };
  }, [box]);

  return shown;
};

/** The one tooltip of a page: it explains the element that is pointed at or has the focus. */
export const Tooltips = () => {
  const box = useRef<HTMLDivElement>(null);
  const owner = useTooltipOwner(box);

  useLayoutEffect(() => {
    if (!owner || !box.current) return;
    const { style, offsetWidth } = box.current;
    const { left, width, bottom } = owner.getBoundingClientRect();
    const nearest = offsetWidth / 2 + margin;
    const centre = Math.min(Math.max(left + width / 2, nearest), innerWidth - nearest);
    style.setProperty('inset-inline-start', `${centre}px`);
    style.setProperty('inset-block-start', `${bottom}px`);
    owner.setAttribute('aria-describedby', id);
    return () => owner.removeAttribute('aria-describedby');
  }, [owner]);

  return (
    <div className="tooltip" id={id} role="tooltip" hidden={owner === null} ref={box}>
      {owner?.dataset['tooltip']}
    </div>
  );
};
