import { expect } from 'vitest';
import type { Tab } from './engine.ts';

/** What is meant: a selector and, where several elements match, the text or label of the one. */
export type Target = string | readonly [selector: string, name: string];

/** Runs in the page: the middle of what is meant, or why nobody could press it. */
const placeOf = (selector: string, name: string | null): { x: number; y: number } | string => {
  const nameOf = (element: Element): string =>
    (element.getAttribute('aria-label') ?? element.textContent).replace(/\s+/g, ' ').trim();
  const element = [...document.querySelectorAll(selector)].find(
    (candidate) => candidate.checkVisibility() && (name === null || nameOf(candidate) === name),
  );
  if (!element) return `Nothing to be seen of ${selector} ${name ?? ''}`;
  element.scrollIntoView({ block: 'center', behavior: 'instant' });
  // A link that breaks into two lines is pressed on the first.
  const box = element.getClientRects()[0] ?? element.getBoundingClientRect();
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  const top = document.elementFromPoint(x, y);
  // While one page moves over into the next, a picture of both lies over it: what is hit then is the page itself.
  return top && element.contains(top)
    ? { x, y }
    : `${selector} ${name ?? ''} is under ${top?.outerHTML.slice(0, 100)}`;
};

const isSeen = (selector: string): boolean =>
  [...document.querySelectorAll(selector)].some((element) => element.checkVisibility());

/** What a visitor does and sees in a tab, the same in every engine. Each waits until it can be. */
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
    back: () => tab.evaluate(() => history.back()),
    /** Presses a field and types into it. */
    fill: async (field: string, value: string): Promise<void> => {
      // While a page still scrolls by itself a press may miss.
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
    /** Chooses in a `<select>`; the list itself is a window of the system. */
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
    /** Waits until what is visible of a selector says something. */
    reads: (selector: string, words: string): Promise<void> =>
      expect.poll(() => text(selector), { message: selector }).toContain(words.replace(/\s+/g, ' ')),
    appears: (selector: string): Promise<void> =>
      expect.poll(() => tab.evaluate(isSeen, selector), { message: `${selector} appears` }).toBe(true),
    goes: (selector: string): Promise<void> =>
      expect.poll(() => tab.evaluate(isSeen, selector), { message: `${selector} goes` }).toBe(false),
    /** Waits until the address is this, from the path on. */
    arrives: (address: string): Promise<void> =>
      expect
        .poll(() => tab.evaluate(() => location.pathname + location.search + location.hash))
        .toBe(address),
    /** Waits until the focus is on an element. */
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
    /** Waits until an island is alive. */
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
    /** What pages complained of since the tab is there. */
    complaints: (): Promise<string[]> =>
      tab.evaluate(() => JSON.parse(sessionStorage.getItem('complaints') ?? '[]') as string[]),
  };
};

export type Visitor = ReturnType<typeof visitorOf>;
