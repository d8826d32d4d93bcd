/** The minimum distance in pixels between the tooltip and the sides of the screen. */
const minMargin = 8;

const openDelayMs = 700;

/** A tooltip opens without delay if another one closed less than this ago. */
const skipDelayMs = 300;

/** The pointer may take this long to move from an element to its tooltip. */
const closeDelayMs = 100;

/** Centres the tooltip below an element, but inside the screen. */
const place = (tooltip: HTMLElement, trigger: HTMLElement): void => {
  const { left, width, bottom } = trigger.getBoundingClientRect();
  const minCentre = tooltip.offsetWidth / 2 + minMargin;
  const centre = Math.min(Math.max(left + width / 2, minCentre), innerWidth - minCentre);
  tooltip.style.setProperty('inset-inline-start', `${centre}px`);
  tooltip.style.setProperty('inset-block-start', `${bottom}px`);
};

/**
 * Shows the text in `data-tooltip` below an element that is hovered or focused. Screen readers do not need
 * it, because it repeats the name of its element.
 */
export const showTooltips = (): void => {
  const tooltip = document.createElement('div');
  tooltip.className = 'tooltip';
  tooltip.ariaHidden = 'true';
  tooltip.hidden = true;
  document.body.append(tooltip);

  let timer = 0;
  let closedAt = Number.NEGATIVE_INFINITY;

  const open = (trigger: HTMLElement): void => {
    clearTimeout(timer);
    // The open menu covers tooltips, and its links contain their full names.
    if (trigger.closest(':popover-open')) return;
    tooltip.textContent = trigger.dataset['tooltip'] ?? '';
    tooltip.hidden = false;
    place(tooltip, trigger);
  };

  const close = (): void => {
    clearTimeout(timer);
    if (!tooltip.hidden) closedAt = performance.now();
    tooltip.hidden = true;
  };

  const openSoon = (trigger: HTMLElement): void => {
    clearTimeout(timer);
    const opensAtOnce = !tooltip.hidden || performance.now() - closedAt < skipDelayMs;
    if (opensAtOnce) open(trigger);
    else timer = window.setTimeout(() => open(trigger), openDelayMs);
  };

  const closeSoon = (): void => {
    clearTimeout(timer);
    timer = window.setTimeout(close, closeDelayMs);
  };

  for (const trigger of document.querySelectorAll<HTMLElement>('[data-tooltip]')) {
    trigger.addEventListener('pointerenter', () => openSoon(trigger));
    trigger.addEventListener('pointerleave', closeSoon);
    trigger.addEventListener('focus', () => {
      if (trigger.matches(':focus-visible')) openSoon(trigger);
    });
    trigger.addEventListener('blur', close);
  }
  tooltip.addEventListener('pointerenter', () => clearTimeout(timer));
  tooltip.addEventListener('pointerleave', closeSoon);
  document.addEventListener('pointerdown', close);
  document.addEventListener('keydown', (event) => {
    if (event.key !== 'Escape' || tooltip.hidden) return;
    event.preventDefault();
    close();
  });
};
