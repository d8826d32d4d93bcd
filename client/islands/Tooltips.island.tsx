import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';

/** The least distance in pixels between the tooltip and the sides of the screen. */
const minMargin = 8;

const openDelayMs = 700;

/** A tooltip opens without delay if another one closed less than this ago. */
const skipDelayMs = 300;

/** The pointer may take this long to move from an element to its tooltip. */
const closeDelayMs = 100;

/** Finds the element with a tooltip around the target of an event. */
const findTrigger = (target: EventTarget | null): HTMLElement | null =>
  target instanceof Element ? target.closest<HTMLElement>('[data-tooltip]') : null;

/** Returns the hovered or focused element whose tooltip is open; `null` if no tooltip is open. */
const useTooltipTrigger = (tooltip: RefObject<HTMLElement | null>): HTMLElement | null => {
  const [openTrigger, setOpenTrigger] = useState<HTMLElement | null>(null);

  useEffect(() => {
    const listeners = new AbortController();
    const { signal } = listeners;
    let trigger: HTMLElement | null = null;
    let timer = 0;
    let closedAt = Number.NEGATIVE_INFINITY;

    const setTrigger = (next: HTMLElement | null) => {
      clearTimeout(timer);
      if (trigger) closedAt = performance.now();
      trigger = next;
      setOpenTrigger(next);
    };
    const setTriggerAfter = (delay: number, next: HTMLElement | null) => {
      clearTimeout(timer);
      timer = window.setTimeout(() => {
        // The drawer covers tooltips, and its links contain their full names.
        if (!next?.closest(':popover-open')) setTrigger(next);
      }, delay);
    };
    const isInTooltip = ({ target }: Event) => target instanceof Node && tooltip.current?.contains(target);
    const onEnter = (event: Event) => {
      const next = findTrigger(event.target);
      if (isInTooltip(event) || (next && next === trigger)) clearTimeout(timer);
      else if (next) {
        const isNextAtOnce = trigger || performance.now() - closedAt < skipDelayMs;
        setTriggerAfter(isNextAtOnce ? 0 : openDelayMs, next);
      }
    };
    const onLeave = (event: Event) => {
      if (!findTrigger(event.target) && !isInTooltip(event)) return;
      if (event.type === 'pointerout' && trigger?.matches(':focus-visible')) return;
      setTriggerAfter(closeDelayMs, null);
    };
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || !trigger) return;
      event.preventDefault();
      setTrigger(null);
    };

    for (const type of ['pointerover', 'focusin']) document.addEventListener(type, onEnter, { signal });
    for (const type of ['pointerout', 'focusout']) document.addEventListener(type, onLeave, { signal });
    document.addEventListener('pointerdown', () => setTrigger(null), { signal });
    document.addEventListener('keydown', onKeyDown, { signal });
    // An element may have been hovered or focused before hydration.
    const initialTrigger = document.querySelector<HTMLElement>('[data-tooltip]:is(:hover, :focus-visible)');
    if (initialTrigger) setTriggerAfter(openDelayMs, initialTrigger);
    return () => {
      listeners.abort();
      clearTimeout(timer);
    };
  }, [tooltip]);

  return openTrigger;
};

/** The only tooltip of a page. Screen readers do not need it, because it repeats the name of its element. */
export const Tooltips = () => {
  const tooltip = useRef<HTMLDivElement>(null);
  const trigger = useTooltipTrigger(tooltip);

  useLayoutEffect(() => {
    if (!trigger || !tooltip.current) return;
    const { style, offsetWidth } = tooltip.current;
    const { left, width, bottom } = trigger.getBoundingClientRect();
    // The tooltip is centred below its element, but inside the screen.
    const minCentre = offsetWidth / 2 + minMargin;
    const centre = Math.min(Math.max(left + width / 2, minCentre), innerWidth - minCentre);
    style.setProperty('inset-inline-start', `${centre}px`);
    style.setProperty('inset-block-start', `${bottom}px`);
  }, [trigger]);

  return (
    <div className="tooltip" aria-hidden="true" hidden={trigger === null} ref={tooltip}>
      {trigger?.dataset['tooltip']}
    </div>
  );
};
