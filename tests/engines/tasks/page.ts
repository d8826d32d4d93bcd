import { expect } from 'vitest';
import { allTexts } from '../../../views/allTexts.ts';
import { desktop, type EngineTest } from '../engineTest.ts';

const { layout, pages } = allTexts.en;

/** The indexes of the open questions. */
const openAnswers = () =>
  [...document.querySelectorAll<HTMLDetailsElement>('.faq details')].flatMap((details, index) =>
    details.open ? [index] : [],
  );

/** The parts of every page: menu, questions, header and skip link. */
export const page = (test: EngineTest): void => {
  test('the menu is modal, closes on Escape and returns the focus', async ({ visit }) => {
    const { visitor } = await visit('/services');
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
    await visitor.goes('#menu[role=dialog]');
    await visitor.focused('[popovertarget=menu]');
    await expect.poll(() => visitor.evaluate(() => document.querySelectorAll('[inert]').length)).toBe(0);
    await visitor.press('Enter');
    await visitor.click(['#menu a', pages.gallery.nav]);
    await visitor.arrives('/gallery');
    expect(await visitor.errors()).toEqual([]);
  });

  test('shows the links in the header of a wide window', async ({ visit }) => {
    const { visitor } = await visit('/', { size: desktop });
    await visitor.click(['header nav a', pages.contact.nav]);
    await visitor.arrives('/contact');
  });

  test.for([true, false])(
    'opens one question at a time by pointer and keyboard, JavaScript: %s',
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

  test('the skip link is the first tab stop and moves the focus to the content', async ({ visit }) => {
    const { visitor } = await visit('/fr');
    await visitor.press('Tab');
    await visitor.press('Enter');
    await visitor.focused('#content');
  });
};
