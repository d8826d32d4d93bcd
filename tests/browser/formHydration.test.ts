import type { Page } from 'playwright';
import { expect } from 'vitest';
import { defaultLocale } from '../../content/locales.ts';
import { masseuses } from '../../content/masseuses.ts';
import { allTexts } from '../../views/allTexts.ts';
import { fieldsOf, fillBooking, holdBack, hydrated, sendBooking, test } from '../support/browserTest.ts';
import { ordinaryDay } from '../support/days.ts';
import { at } from '../support/routeTable.ts';
import { massage, masseuse, titleOf } from '../support/sample.ts';

const words = allTexts[defaultLocale].form;

test('the form is posted as plain HTML if its script cannot load', async ({ visit }) => {
  const { page, stored } = await visit(at('home'));
  await page.route('**/hydrate.*.js', (route) => route.abort());
  await fillBooking(page);
  await sendBooking(page);
  // The address of the page with the success notice.
  await page.waitForURL('**/?sent=call#booking');
  expect(await stored()).toHaveLength(1);
});

test('the scripts of a form load near the viewport, not earlier', async ({ visit }) => {
  const { page, loadedScripts } = await visit(at('home'));
  const textsOfForms = () => loadedScripts.filter((script) => /\/(booking|contact)\./.test(script));
  await page.waitForLoadState('networkidle');
  expect(textsOfForms()).toEqual([]);
  expect(await page.locator('#booking-form').getAttribute('data-island-status')).toBe('pending');
  await page.locator('#booking').scrollIntoViewIfNeeded();
  await hydrated(page, 'RequestForm');
  expect(textsOfForms()).toEqual([expect.stringContaining(`/booking.${defaultLocale}.`)]);
});

test('the form keeps a half-typed date when its script starts', async ({ visit }) => {
  const { page } = await visit(at('home'));
  const release = await holdBack(page, '**/hydrate.*.js');
  const { day } = fieldsOf(page);
  const date = ordinaryDay();
  const [year = '', ...monthAndDay] = date.split('-');
  await day.focus();
  await page.keyboard.type(monthAndDay.join(''));
  release();
  await hydrated(page, 'RequestForm');
  await page.keyboard.type(year);
  await expect.poll(() => day.inputValue()).toBe(date);
});

/** Changes every text as the translation of a browser does. */
const translate = (page: Page) =>
  page.evaluate(() => {
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT, ({ parentElement }) =>
      parentElement?.closest('script, style, option') ? NodeFilter.FILTER_REJECT : NodeFilter.FILTER_ACCEPT,
    );
    const found: Text[] = [];
    while (texts.nextNode()) found.push(texts.currentNode as Text);
    for (const text of found) {
      const font = document.createElement('font');
      font.textContent = `ü${text.data}`;
      text.replaceWith(font);
    }
  });

test('a form keeps early input, even on a page that the browser translated', async ({ visit }) => {
  const { page, stored } = await visit(`${at('home')}?masseuse=${masseuses.at(-1)?.slug}`);
  const release = await holdBack(page, '**/hydrate.*.js');
  await fillBooking(page, 'An', 'Friday');
  await fieldsOf(page).masseuse.selectOption(masseuse.slug);
  await fieldsOf(page).name.focus();
  await translate(page);
  release();
  await hydrated(page, 'RequestForm');
  await page.keyboard.type('ja');
  await page.locator('#booking-form button').click();
  await page.locator('.notice--success').waitFor();
  expect(await stored()).toMatchObject([
    { name: 'Anja', service: titleOf(massage.slug), masseuse: masseuse.slug, message: 'Friday' },
  ]);
});

test('a form is sent once if Enter is pressed twice before its script starts', async ({ visit }) => {
  const { page, stored } = await visit(at('home'));
  const release = await holdBack(page, '**/hydrate.*.js');
  let posts = 0;
  page.on('request', (request) => {
    if (request.method() === 'POST') posts += 1;
  });
  await fillBooking(page);
  await fieldsOf(page).name.press('Enter');
  await fieldsOf(page).name.press('Enter');
  release();
  await page.locator('.notice').getByText(words.sent.booking).waitFor();
  expect(await stored()).toHaveLength(1);
  expect(posts).toBe(1);
});
