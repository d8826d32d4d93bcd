import { expect } from 'vitest';
import { defaultLocale } from '../../../content/locales.ts';
import { allTexts } from '../../../views/allTexts.ts';
import { at } from '../../support/routeTable.ts';
import type { EngineTest } from '../engineTest.ts';

const { layout, pages } = allTexts[defaultLocale];

/** The menu of every page. */
export const page = (test: EngineTest): void => {
  test('the menu keeps the focus until Escape, and returns it to its button', async ({ visit }) => {
    const { visitor } = await visit(at('services'));
    await visitor.click(['header button', layout.openMenu]);
    await visitor.focused('#menu button');
    for (let step = 0; step < 12; step += 1) {
      await visitor.press('Tab');
      // Between the last and the first stop, the browser itself has the focus, and in the page its body.
      expect(await visitor.evaluate(() => document.activeElement?.matches('body, #menu *'))).toBe(true);
    }
    await visitor.press('Escape');
    await visitor.disappears('#menu[role=dialog]');
    await visitor.focused('[popovertarget=menu]');
    expect(await visitor.errors()).toEqual([]);
  });

  test('the menu leads to a page', async ({ visit }) => {
    const { visitor } = await visit(at('services'));
    await visitor.click(['header button', layout.openMenu]);
    await visitor.click(['#menu a', pages.gallery.nav]);
    await visitor.arrives(at('gallery'));
  });
};
