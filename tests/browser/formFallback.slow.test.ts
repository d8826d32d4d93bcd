/** The form where its script does not work: the browser itself posts the form. */
import type { Page } from 'playwright';
import { expect } from 'vitest';
import { defaultLocale } from '../../content/locales.ts';
import { allTexts } from '../../views/texts/allTexts.ts';
import {
  bookingsUrl,
  fieldsOf,
  fillBooking,
  holdBack,
  holdHydration,
  submitBooking,
  test,
  waitForBookingSent,
  waitForHydration,
  waitForIslandFailure,
} from '../support/browserTest.ts';
import { pathTo } from '../support/routeTable.ts';
import { massage, titleOf } from '../support/sample.ts';

const words = allTexts[defaultLocale].form;

/** Matches the page to which the server leads after the browser has posted a booking without an address. */
const successPage = '**/?sent=call#booking';

test('a visitor can send the form if its script cannot load', async ({ openPage }) => {
  const { page, stored } = await openPage(pathTo('home'));
  await page.route('**/hydrate.*.js', (route) => route.abort());
  await fillBooking(page);
  await submitBooking(page);
  await page.waitForURL(successPage);
  expect(stored()).toHaveLength(1);
});

test('a visitor can send the form while its script loads, and sees the notice', async ({ openPage }) => {
  const { page, stored } = await openPage(pathTo('home'));
  await holdHydration(page);
  await fillBooking(page);
  await submitBooking(page);
  await page.waitForURL(successPage);
  await waitForBookingSent(page);
  expect(stored()).toHaveLength(1);
});

test('a double click on Send while the script loads stores one request', async ({ openPage }) => {
  const { page, stored } = await openPage(pathTo('home'));
  await holdHydration(page);
  await fillBooking(page);
  await page.getByRole('button', { name: words.send.booking }).dblclick();
  await waitForBookingSent(page);
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
] as const)(
  'in a browser without %s, Send stores the request once',
  async ([, before], { openFilledForm }) => {
    const { page, stored } = await openFilledForm({ before });
    await submitBooking(page);
    await waitForBookingSent(page);
    expect(stored()).toHaveLength(1);
  },
);

test('an old browser whose own post led nowhere can send the form again', async ({ openFilledForm }) => {
  const { page, stored } = await openFilledForm({
    before: () => Reflect.deleteProperty(AbortSignal, 'timeout'),
  });
  // An answer without content leaves the page as it is, like the back/forward cache.
  await page.route(bookingsUrl, (route) => route.fulfill({ status: 204 }), { times: 1 });
  const answered = page.waitForResponse(bookingsUrl);
  await submitBooking(page);
  await answered;
  await submitBooking(page);
  await page.waitForURL(successPage);
  expect(stored()).toHaveLength(1);
});

test('a visitor who leaves while the form sends and comes back can send again', async ({ openPage }) => {
  const { page, stored } = await openPage(pathTo('services'));
  await page.goto(pathTo('home'));
  await fillBooking(page, 'Ana');
  await waitForHydration(page, 'BookingForm');
  const answer = await holdBack(page, bookingsUrl);
  await submitBooking(page);
  await page.getByText(words.sending).waitFor();
  await page.goBack();
  await page.goForward();
  answer();
  await fillBooking(page, 'Zoe');
  await waitForHydration(page, 'BookingForm');
  await submitBooking(page);
  await waitForBookingSent(page);
  expect(stored()[0]).toMatchObject({ name: 'Zoe' });
});

/** Serves the home page with data for which the form's component throws while it renders. */
const breakForm = (page: Page) =>
  page.route('**/', async (route) => {
    const response = await route.fetch();
    const html = await response.text();
    const broken = html.replace('"words":{', '"noWords":{');
    expect(broken).not.toBe(html);
    await route.fulfill({ response, body: broken });
  });

test('a form that throws while it hydrates keeps what was typed and sends', async ({ openPage }) => {
  const { page, stored } = await openPage('about:blank');
  await breakForm(page);
  await page.goto(pathTo('home'));
  const release = await holdHydration(page);
  await fillBooking(page, 'Ana', 'Friday');
  release();
  await waitForIslandFailure(page, 'BookingForm');
  await submitBooking(page);
  await page.waitForURL(successPage);
  expect(stored()).toMatchObject([{ name: 'Ana', message: 'Friday' }]);
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
  'a form in which an extension wraps %s keeps its texts after an error',
  async (selector, { openPage }) => {
    const { page, stored } = await openPage(pathTo('home'));
    const { name, email, service, message } = fieldsOf(page);
    await name.focus();
    await waitForHydration(page, 'BookingForm');
    await wrap(page, selector);
    await email.fill('ana@example.com');
    await message.fill('Friday');
    // React cannot insert the errors beside the moved element, so the markup of the server comes back.
    await submitBooking(page);
    await page.locator('.extension').waitFor({ state: 'detached' });
    await name.fill('Ana');
    await service.selectOption(titleOf(massage.slug));
    await submitBooking(page);
    await page.waitForURL('**/?sent=1#booking');
    expect(stored()).toMatchObject([{ name: 'Ana', email: 'ana@example.com', message: 'Friday' }]);
  },
);
