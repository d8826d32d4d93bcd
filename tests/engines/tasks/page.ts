import { expect } from 'vitest';
import { defaultLocale } from '../../../content/locales.ts';
import { allTexts } from '../../../views/allTexts.ts';
import { at } from '../../support/routeTable.ts';
import type { EngineTest } from '../engineTest.ts';

const { layout, pages } = allTexts[defaultLocale];

/** The menu of every page. */
export const page = (test: EngineTest): void => {
  test('the menu keeps the focus, returns it on Escape, and leads to a page', async ({ visit }) => {
    const { visitor } = await visit(at('services'));
    await visitor.click(['header button', layout.openMenu]);
    await visitor.appears('#menu[role=dialog]');
    await visitor.focused('#menu button');
    await expect
      .poll(() => visitor.evaluate(() => document.querySelector('main')?.closest('[inert]') !== null))
      .toBe(true);
    for (let step = 0; step < 12; step += 1) {
      await visitor.press('Tab');
      // Between the last and the first stop, the browser itself has the focus.
      expect(await visitor.evaluate(() => document.activeElement?.closest('#menu, body')?.id)).toMatch(
        /^(menu)?$/,
      );
    }
    await visitor.press('Escape');
    await visitor.disappears('#menu[role=dialog]');
    await visitor.focused('[popovertarget=menu]');
    await expect.poll(() => visitor.evaluate(() => document.querySelectorAll('[inert]').length)).toBe(0);
    await visitor.press('Enter');
    await visitor.click(['#menu a', pages.gallery.nav]);
    await visitor.arrives(at('gallery'));
    expect(await visitor.errors()).toEqual([]);
  });
};
