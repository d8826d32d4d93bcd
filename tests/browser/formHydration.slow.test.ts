/**
 * The form on a slow connection: hydration comes after a visitor, an extension or a translation has changed
 * it.
 */
import type { Page } from 'playwright';
import { expect } from 'vitest';
import { defaultLocale } from '../../content/locales.ts';
import { masseuses } from '../../content/masseuses.ts';
import { schedule } from '../../content/rules/schedule.ts';
import { allTexts } from '../../views/texts/allTexts.ts';
import {
  errorSummary,
  fieldsOf,
  fillBooking,
  holdHydration,
  submitBooking,
  test,
  waitForBookingSent,
  waitForHydration,
} from '../support/browserTest.ts';
import { ordinaryDay } from '../support/days.ts';
import { pathTo } from '../support/routeTable.ts';
import { massage, masseuse, titleOf } from '../support/sample.ts';

const words = allTexts[defaultLocale].form;

test('hydration keeps all that a visitor has typed and selected before', async ({ openPage }) => {
  const { page } = await openPage(pathTo('home'));
  const release = await holdHydration(page);
  const fields = fieldsOf(page);
  const day = ordinaryDay();
  const [start = ''] = schedule.startTimesOn(day, massage.options[0].minutes);
  await fillBooking(page, 'Ana', 'Friday');
  await fields.email.fill('ana@example.com');
  await fields.phone.fill('600 111 222');
  await fields.masseuse.selectOption(masseuse.slug);
  await fields.day.fill(day);
  await fields.time.selectOption(start);
  release();
  await waitForHydration(page, 'BookingForm');
  const values = await Promise.all(Object.values(fields).map((field) => field.inputValue()));
  expect(values).toEqual([
    'Ana',
    'ana@example.com',
    '600 111 222',
    titleOf(massage.slug),
    masseuse.slug,
    day,
    start,
    'Friday',
  ]);
});

test('hydration keeps the focus and the caret where a visitor types', async ({ openPage }) => {
  const { page } = await openPage(pathTo('home'));
  const release = await holdHydration(page);
  const { message } = fieldsOf(page);
  await message.fill('Friday at nine');
  await message.press('Home');
  release();
  await waitForHydration(page, 'BookingForm');
  await page.keyboard.type('On ');
  expect(await message.inputValue()).toBe('On Friday at nine');
});

test('hydration keeps the half of a date that a visitor has typed', async ({ openPage }) => {
  const { page } = await openPage(pathTo('home'));
  const release = await holdHydration(page);
  const { day } = fieldsOf(page);
  const date = ordinaryDay();
  const [year = '', ...monthAndDay] = date.split('-');
  await day.focus();
  await page.keyboard.type(monthAndDay.join(''));
  release();
  await waitForHydration(page, 'BookingForm');
  await page.keyboard.type(year);
  await expect.poll(() => day.inputValue()).toBe(date);
});

test('hydration keeps what a visitor has added to the message of a link', async ({ openPage }) => {
  const { page } = await openPage(`${pathTo('contact')}?about=couples`);
  const release = await holdHydration(page);
  const { message } = fieldsOf(page);
  const begun = await message.inputValue();
  expect(begun).not.toBe('');
  await message.press('Control+End');
  await page.keyboard.type(' Tomorrow?');
  release();
  await waitForHydration(page, 'BookingForm');
  expect(await message.inputValue()).toBe(`${begun} Tomorrow?`);
});

test('hydration keeps the caret in a message of a link that a visitor has changed', async ({ openPage }) => {
  const { page } = await openPage(`${pathTo('contact')}?about=couples`);
  const release = await holdHydration(page);
  const { message } = fieldsOf(page);
  await message.press('Control+End');
  await page.keyboard.type(' Tomorrow?');
  await message.press('Control+Home');
  release();
  await waitForHydration(page, 'BookingForm');
  await page.keyboard.type('Hello. ');
  expect(await message.inputValue()).toMatch(/^Hello\. /);
});

test('hydration of a refused form keeps the message that a visitor has changed', async ({ openPage }) => {
  const { page } = await openPage(pathTo('home'));
  const release = await holdHydration(page);
  const { message } = fieldsOf(page);
  await fillBooking(page, ' ', 'Friday');
  await submitBooking(page);
  await errorSummary(page).waitFor();
  await message.fill('Saturday');
  release();
  await waitForHydration(page, 'BookingForm');
  expect(await message.inputValue()).toBe('Saturday');
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

/** The button of the form, whatever its language. */
const sendButton = (page: Page) => page.locator('#booking-form button[type=submit]');

test('a page translated before hydration keeps typed texts, selections and the focus', async ({
  openPage,
}) => {
  // Another masseuse than the one that the visitor selects, which new markup would select again.
  const { page, stored } = await openPage(`${pathTo('home')}?masseuse=${masseuses.at(-1)?.slug}`);
  const release = await holdHydration(page);
  await fillBooking(page, 'An', 'Friday');
  await fieldsOf(page).masseuse.selectOption(masseuse.slug);
  await fieldsOf(page).name.focus();
  await translate(page);
  release();
  await waitForHydration(page, 'BookingForm');
  // The visitor goes on typing at the same place.
  await page.keyboard.type('ja');
  await sendButton(page).click();
  await page.locator('.notice--success').waitFor();
  expect(stored()).toMatchObject([
    { name: 'Anja', service: titleOf(massage.slug), masseuse: masseuse.slug, message: 'Friday' },
  ]);
});

test('a page that is translated after hydration sends the form', async ({ openFilledForm }) => {
  const { page, stored } = await openFilledForm();
  await translate(page);
  await sendButton(page).click();
  await waitForBookingSent(page);
  expect(stored()).toHaveLength(1);
});

test('a page that is translated after hydration says what is wrong in the form', async ({
  openFilledForm,
}) => {
  const { page } = await openFilledForm();
  await fieldsOf(page).name.fill(' ');
  await translate(page);
  await sendButton(page).click();
  await page.locator('#booking-name-error').getByText(words.problems.nameMissing).waitFor();
});

test.for([
  ['without white space', (html: string) => html.replaceAll(/>\s+</g, '><')],
  ['with a changed attribute', (html: string) => html.replaceAll('type="tel"', 'type="text" data-tel')],
  ['with an added element', (html: string) => html.replaceAll('<textarea', '<b>Ad</b><textarea')],
] as const)('a form that arrives %s keeps the typed values and sends', async ([, rewrite], { openPage }) => {
  const { page, stored } = await openPage('about:blank');
  await page.route('**/', async (route) => {
    const response = await route.fetch();
    const html = await response.text();
    const rewritten = rewrite(html);
    expect(rewritten).not.toBe(html);
    await route.fulfill({ response, body: rewritten });
  });
  await page.goto(pathTo('home'));
  const release = await holdHydration(page);
  await fillBooking(page, 'Ana', 'Friday');
  release();
  await waitForHydration(page, 'BookingForm');
  await submitBooking(page);
  await waitForBookingSent(page);
  expect(stored()).toMatchObject([{ name: 'Ana', message: 'Friday' }]);
});
