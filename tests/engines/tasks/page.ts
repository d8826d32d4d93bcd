import { expect } from 'vitest';
import { copies } from '../../../views/copies.ts';
import { desktop, type EngineTest } from '../engineTest.ts';

const { layout, pages } = copies.en;

/** How many questions are open, and which is the first. */
const openAnswers = () =>
  [...document.querySelectorAll<HTMLDetailsElement>('.faq details')].flatMap((details, index) =>
    details.open ? [index] : [],
  );

/** What is on every page: the menu, the questions, the search, the way from page to page. */
export const page = (test: EngineTest): void => {
  test('the menu is modal, Escape closes it, and the focus returns', async ({ visit }) => {
    const { visitor } = await visit('/services');
    await visitor.click(['header button', layout.openMenu]);
    await visitor.appears('#menu[role=dialog]');
    await visitor.focused('#menu button');
    expect(await visitor.evaluate(() => document.querySelector('main')?.closest('[inert]') !== null)).toBe(
      true,
    );
    for (let step = 0; step < 12; step += 1) {
      await visitor.press('Tab');
      // Between the last and the first stop the focus is with the browser itself.
      expect(await visitor.evaluate(() => document.activeElement?.closest('#menu, body')?.id)).toMatch(
        /^(menu)?$/,
      );
    }
    await visitor.press('Escape');
    await visitor.goes('#menu[role=dialog]');
    await visitor.focused('[popovertarget=menu]');
    expect(await visitor.evaluate(() => document.querySelectorAll('[inert]').length)).toBe(0);
    await visitor.press('Enter');
    await visitor.click(['#menu a', pages.gallery.nav]);
    await visitor.arrives('/gallery');
    expect(await visitor.complaints()).toEqual([]);
  });

  test('on a wide screen the links stand in the header', async ({ visit }) => {
    const { visitor } = await visit('/', { size: desktop });
    await visitor.click(['header nav a', pages.contact.nav]);
    await visitor.arrives('/contact');
  });

  test.for([true, false])(
    'of the questions one is open at a time, by pointer and keyboard: JavaScript %s',
    async (javaScript, { visit }) => {
      const { visitor } = await visit('/', { javaScript });
      const open = () => visitor.evaluate(openAnswers);
      await visitor.click('.faq details:nth-of-type(1) summary');
      await expect.poll(open).toEqual([0]);
      await visitor.appears('.faq details:nth-of-type(1) p');
      await visitor.evaluate(() =>
        document.querySelector<HTMLElement>('.faq details:nth-of-type(3) summary')?.focus(),
      );
      await visitor.press('Enter');
      await expect.poll(open).toEqual([2]);
      await visitor.press('Enter');
      await expect.poll(open).toEqual([]);
    },
  );

  test('the first stop of the keyboard leads to the content', async ({ visit }) => {
    const { visitor } = await visit('/fr');
    await visitor.press('Tab');
    await visitor.press('Enter');
    await visitor.focused('#content');
  });
};
