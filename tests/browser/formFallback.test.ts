import type { Page } from 'playwright';
import { expect } from 'vitest';
import { defaultLocale } from '../../content/locales.ts';
import { allTexts } from '../../views/allTexts.ts';
import {
  bookingsUrl,
  fieldsOf,
  fillBooking,
  holdBack,
  holdHydration,
  hydrated,
  sendBooking,
  test,
} from '../support/browserTest.ts';
import { at } from '../support/routeTable.ts';

const words = allTexts[defaultLocale].form;

/** Matches the page to which the server leads after a form without JavaScript. */
const successPage = '**/?sent=call#booking';

test('a form is posted as HTML if its script cannot load', async ({ visit }) => {
  const { page, stored } = await visit(at('home'));
  await page.route('**/hydrate.*.js', (route) => route.abort());
  await fillBooking(page);
  await sendBooking(page);
  await page.waitForURL(successPage);
  expect(stored()).toHaveLength(1);
});

test('a form that is sent before hydration leads to its page with the notice', async ({ visit }) => {
  const { page, stored } = await visit(at('home'));
  await holdHydration(page);
  await fillBooking(page);
  await sendBooking(page);
  await page.waitForURL(successPage);
  await page.locator('.notice').getByText(words.sent.booking).waitFor();
  expect(stored()).toHaveLength(1);
});

test('a double click on Send before hydration stores one request', async ({ visit }) => {
  const { page, stored } = await visit(at('home'));
  await holdHydration(page);
  await fillBooking(page);
  await page.getByRole('button', { name: words.sendBooking }).dblclick();
  await page.locator('.notice').getByText(words.sent.booking).waitFor();
  expect(stored()).toHaveLength(1);
});

test.for([
  ['String.prototype.toWellFormed', () => Reflect.deleteProperty(String.prototype, 'toWellFormed')],
  ['AbortSignal.timeout', () => Reflect.deleteProperty(AbortSignal, 'timeout')],
  [
    'showPopover and hidePopover',
    () => {
      for (const method of ['showPopover', 'hidePopover'])
        Reflect.deleteProperty(HTMLElement.prototype, method);
    },
  ],
] as const)('in a browser without %s, Send stores the request once', async ([, before], { visit }) => {
  const { page, stored } = await visit(at('home'), { before });
  await fillBooking(page);
  await hydrated(page, 'RequestForm');
  await sendBooking(page);
  await page.locator('.notice').getByText(words.sent.booking).waitFor();
  expect(stored()).toHaveLength(1);
});

test('a native post that leads to no page leaves a form that can be sent again', async ({ visit }) => {
  const { page, stored } = await visit(at('home'), {
    before: () => Reflect.deleteProperty(AbortSignal, 'timeout'),
  });
  await fillBooking(page);
  await hydrated(page, 'RequestForm');
  // An answer without content leaves the page as it is, like the back/forward cache.
  await page.route(bookingsUrl, (route) => route.fulfill({ status: 204 }), { times: 1 });
  const answered = page.waitForResponse(bookingsUrl);
  await sendBooking(page);
  await answered;
  await sendBooking(page);
  await page.waitForURL(successPage);
  expect(stored()).toHaveLength(1);
});

test('a visitor who leaves while the form sends and comes back can send again', async ({ visit }) => {
  const { page, stored } = await visit(at('services'));
  await page.goto(at('home'));
  await fillBooking(page, 'Ana');
  await hydrated(page, 'RequestForm');
  const release = await holdBack(page, bookingsUrl);
  await sendBooking(page);
  await page.getByText(words.sending).waitFor();
  await page.goBack();
  await page.goForward();
  release();
  await fillBooking(page, 'Zoe');
  await hydrated(page, 'RequestForm');
  await sendBooking(page);
  await page.locator('.notice').getByText(words.sent.booking).waitFor();
  expect(stored()[0]).toMatchObject({ name: 'Zoe' });
});

/** Moves an element into a new one, as extensions of browsers do. */
const wrap = (page: Page, selector: string): Promise<void> =>
  page.locator(selector).evaluate((element) => {
    const wrapper = document.createElement('span');
    wrapper.className = 'extension';
    element.replaceWith(wrapper);
    wrapper.append(element);
  });

test.for(['#booking-name', '#booking form'])(
  'if an extension wraps %s, the failed form keeps what was typed and is then posted as HTML',
  async (selector, { visit }) => {
    const { page, stored } = await visit(at('home'));
    const { name, email, message } = fieldsOf(page);
    await name.focus();
    await hydrated(page, 'RequestForm');
    await wrap(page, selector);
    await email.fill('ana@example.com');
    await message.fill('Friday');
    // React cannot insert the errors beside the moved element, so the markup of the server comes back.
    await sendBooking(page);
    await page.locator('.extension').waitFor({ state: 'detached' });
    expect(await email.inputValue()).toBe('ana@example.com');
    expect(await message.inputValue()).toBe('Friday');
    await fillBooking(page, 'Ana', 'Friday');
    await sendBooking(page);
    await page.waitForURL('**/?sent=1#booking');
    expect(stored()).toMatchObject([{ name: 'Ana', email: 'ana@example.com', message: 'Friday' }]);
  },
);
