import { expect } from 'vitest';
import type { Tab } from './engine.ts';

/** A selector, and a text or label if several elements match. */
export type Target = string | readonly [selector: string, name: string];

/** Runs in the page: the centre of the element, or the reason why it cannot be clicked. */
const placeOf = (selector: string, name: string | null): { x: number; y: number } | string => {
  const nameOf = (element: Element): string =>
    (element.getAttribute('aria-label') ?? element.textContent).replace(/\s+/g, ' ').trim();
  const element = [...document.querySelectorAll(selector)].find(
    (candidate) => candidate.checkVisibility() && (name === null || nameOf(candidate) === name),
  );
  if (!element) return `Nothing to be seen of ${selector} ${name ?? ''}`;
  element.scrollIntoView({ block: 'center', behavior: 'instant' });
  // Click a wrapped link on its first line.
  const box = element.getClientRects()[0] ?? element.getBoundingClientRect();
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  const top = document.elementFromPoint(x, y);
  // During a view transition, an image of both pages covers the page, so the root is hit.
  return top && element.contains(top)
    ? { x, y }
    : `${selector} ${name ?? ''} is under ${top?.outerHTML.slice(0, 100)}`;
};

const isVisible = (selector: string): boolean =>
  [...document.querySelectorAll(selector)].some((element) => element.checkVisibility());

/** The actions and observations of a visitor, equal in all engines. Each waits until it is possible. */
export const visitorOf = (tab: Tab, origin: string) => {
  const press = async (target: Target, timeout?: number): Promise<void> => {
    const [selector, name] = typeof target === 'string' ? [target, null] : target;
    let last = '';
    let place: { x: number; y: number } | string = '';
    const isAtRest = async (): Promise<boolean> => {
      place = await tab.evaluate(placeOf, selector, name);
      const before = last;
      last = JSON.stringify(place);
      return typeof place === 'object' && last === before;
    };
    await expect
      .poll(isAtRest, { message: `${target} can be pressed`, interval: 50, ...(timeout && { timeout }) })
      .toBe(true)
      .catch((error) => {
        throw new Error(typeof place === 'string' ? place : `${target} never rests`, { cause: error });
      });
    const { x, y } = place as unknown as { x: number; y: number };
    await tab.pressAt(x, y);
  };
  const text = (selector: string): Promise<string> =>
    tab.evaluate((wanted: string) => {
      const found = [...document.querySelectorAll(wanted)].find((element) => element.checkVisibility());
      return found?.textContent.replace(/\s+/g, ' ').trim() ?? '';
    }, selector);
  return {
    ...tab,
    goto: (path: string) => tab.goto(origin + path),
    click: (target: Target) => press(target),
    /** Clicks a field and types into it. */
    fill: async (field: string, value: string): Promise<void> => {
      // A click may miss while the page scrolls.
      const pressed = async () => {
        await press(field, 5000);
        return tab.evaluate((wanted: string) => document.activeElement?.matches(wanted), field);
      };
      await expect.poll(pressed, { message: `${field} has the focus` }).toBe(true);
      await tab.evaluate(() => (document.activeElement as HTMLInputElement).select());
      await tab.type(value);
      await expect
        .poll(() =>
          tab.evaluate((wanted: string) => document.querySelector<HTMLInputElement>(wanted)?.value, field),
        )
        .toBe(value);
    },
    /** Selects an option; the list itself is a window of the system. */
    choose: (select: string, value: string): Promise<void> =>
      tab.evaluate(
        (wanted: string, chosen: string) => {
          const element = document.querySelector<HTMLSelectElement>(wanted);
          if (!element) throw new Error(`No ${wanted}`);
          element.focus();
          element.value = chosen;
          element.dispatchEvent(new Event('input', { bubbles: true }));
          element.dispatchEvent(new Event('change', { bubbles: true }));
        },
        select,
        value,
      ),
    /** Waits until the visible text of a selector contains a text. */
    reads: (selector: string, words: string): Promise<void> =>
      expect.poll(() => text(selector), { message: selector }).toContain(words.replace(/\s+/g, ' ')),
    appears: (selector: string): Promise<void> =>
      expect.poll(() => tab.evaluate(isVisible, selector), { message: `${selector} appears` }).toBe(true),
    disappears: (selector: string): Promise<void> =>
      expect.poll(() => tab.evaluate(isVisible, selector), { message: `${selector} disappears` }).toBe(false),
    /** Waits for a URL, from the path on. */
    arrives: (address: string): Promise<void> =>
      expect
        .poll(() => tab.evaluate(() => location.pathname + location.search + location.hash))
        .toBe(address),
    /** Waits until an element has the focus. */
    focused: (selector: string): Promise<void> =>
      expect
        .poll(
          () =>
            tab.evaluate(
              (wanted: string) =>
                document.activeElement?.matches(wanted) || document.activeElement?.outerHTML.slice(0, 100),
              selector,
            ),
          { message: `${selector} has the focus` },
        )
        .toBe(true),
    /** Waits until an island is hydrated. */
    hydrated: (name: string): Promise<void> =>
      expect
        .poll(
          () =>
            tab.evaluate(
              (wanted: string) =>
                !!document.querySelector(`[data-island="${wanted}"][data-island-status=hydrated]`),
              name,
            ),
          { message: `${name} is alive` },
        )
        .toBe(true),
    /** The errors of all pages in this tab. */
    errors: (): Promise<string[]> =>
      tab.evaluate(() => JSON.parse(sessionStorage.getItem('errors') ?? '[]') as string[]),
  };
};

export type Visitor = ReturnType<typeof visitorOf>;
