import type { Browser, Page } from 'playwright';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { copies } from '../../content/copies.ts';
import { locales } from '../../content/locales.ts';
import { urlOf } from '../../views/urls.ts';
import { launchBrowser } from '../support/browser.ts';
import { cleanUp } from '../support/testSite.ts';
import { hydrated, phone, visit } from '../support/visit.ts';
import { holdWriteLock } from '../support/writeLock.ts';

let browser: Browser;

beforeAll(async () => {
  browser = await launchBrowser();
});
afterAll(() => browser.close());
afterEach(cleanUp);

const words = copies.en.form;
const endpoint = '**/api/bookings*';

const fill = async (page: Page, name = 'Ana') => {
  await page.getByRole('textbox', { name: 'Name', exact: true }).fill(name);
  await page.getByLabel('Massage', { exact: true }).selectOption('Nuru');
  await page.getByRole('textbox', { name: 'Message' }).fill('Friday');
};

const send = (page: Page) => page.getByRole('button', { name: words.sendBooking }).click();

test.each(locales)(
  'in %s a booking is sent without leaving the page, and a notice says so',
  async (locale) => {
    const { page, stored, complaints, leave } = await visit(browser, urlOf({ page: 'home' }, locale), {
      viewport: phone,
    });
    const { form } = copies[locale];
    const url = page.url();
    const name = page.getByRole('textbox', { name: form.name, exact: true });
    await name.fill('María');
    await page.getByLabel(form.service, { exact: true }).selectOption('Tantra');
    await hydrated(page, 'RequestForm');
    await page.getByRole('button', { name: form.sendBooking }).click();
    const notice = page.locator('.notices .notice');
    await notice.getByText(form.sent.booking).waitFor();
    expect(page.url()).toBe(url);
    expect((await stored()).map((row) => [row.name, row.serviceSlug, row.locale])).toEqual([
      ['María', 'tantra-massage', locale],
    ]);
    expect(await name.inputValue()).toBe('');
    expect(await page.getByLabel(form.service, { exact: true }).inputValue()).toBe('');
    const box = await notice.boundingBox();
    expect(Math.round((box?.y ?? 0) + (box?.height ?? 0))).toBe(phone.height - 16);
    expect(Math.round((box?.x ?? 0) + (box?.width ?? 0) / 2)).toBe(phone.width / 2);
    expect(complaints).toEqual([]);
    await leave();
  },
);

test.each([
  ['/', '30 min €140', '60 min €180', 'VAT included'],
  ['/es', '30 min 140 €', '60 min 180 €', 'IVA incluido'],
  ['/fr', '30 min 140 €', '60 min 180 €', 'TVA comprise'],
])(
  'on %s the prices of the chosen massage stand beside it, until the form is sent',
  async (path, ...parts) => {
    const { page, leave } = await visit(browser, path, { viewport: phone });
    const service = page.locator('#booking-service');
    const prices = page.locator('#booking-service-prices');
    const shown = async () =>
      (await prices.locator('span').allInnerTexts()).map((text) => text.replace(/\s/g, ' '));
    expect(await service.locator('option', { hasText: 'Nuru' }).innerText()).toContain('140');
    await service.focus();
    await hydrated(page, 'RequestForm');
    await service.selectOption('Nuru');
    await expect.poll(shown).toEqual(parts);
    await service.selectOption('Lingam');
    await expect.poll(async () => (await shown()).join()).toContain('90');
    await page.locator('#booking-name').fill('Ana');
    await page.locator('#booking-form button[type=submit]').click();
    await page.locator('.notice--success').waitFor();
    await expect.poll(shown).toEqual([]);
    await leave();
  },
);

test('nothing typed before the form is alive is lost', async () => {
  const { page, stored, complaints, leave } = await visit(browser, '/');
  // The code of the islands waits until everything is typed.
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/hydrate.*.js', async (route) => {
    await held;
    await route.continue();
  });
  await fill(page, 'Typed early');
  expect(await page.locator('#booking-form').getAttribute('data-island-status')).toBe('hydrating');
  release();
  await hydrated(page, 'RequestForm');
  expect(await page.getByRole('textbox', { name: 'Name', exact: true }).inputValue()).toBe('Typed early');
  expect(await page.getByLabel('Massage', { exact: true }).inputValue()).toBe('Nuru');
  await send(page);
  await page.locator('.notice').getByText(words.sent.booking).waitFor();
  expect((await stored()).map(({ name, service, message }) => [name, service, message])).toEqual([
    ['Typed early', 'Nuru', 'Friday'],
  ]);
  expect(complaints).toEqual([]);
  await leave();
});

test('a form sent while its code is on the way arrives, once', async () => {
  const { page, stored, leave } = await visit(browser, '/');
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/hydrate.*.js', async (route) => {
    await held;
    await route.continue();
  });
  await fill(page);
  await send(page);
  release();
  await page.locator('.notice').getByText(words.sent.booking).waitFor();
  expect(await stored()).toHaveLength(1);
  await leave();
});

test('where the code cannot be fetched the form is posted as plain HTML', async () => {
  const { page, stored, leave } = await visit(browser, '/');
  await page.route('**/hydrate.*.js', (route) => route.abort());
  await fill(page);
  await send(page);
  await page.waitForURL('**/?sent=1#booking');
  expect(await stored()).toHaveLength(1);
  await leave();
});

test('mistakes are told at each field and in a summary that has the focus', async () => {
  const { page, stored, leave } = await visit(browser, '/fr/contact');
  const { form } = copies.fr;
  await page.getByRole('textbox', { name: form.email }).fill('ana@');
  await page.getByRole('textbox', { name: form.message }).fill('Une question');
  await hydrated(page, 'RequestForm');
  await page.keyboard.press('Tab');
  await page.getByRole('button', { name: form.sendMessage }).press('Enter');
  const summary = page.getByRole('alert');
  await summary.getByText(form.missing.contact).waitFor();
  await expect.poll(() => summary.evaluate((element) => element === document.activeElement)).toBe(true);
  expect(await page.locator('#message-email-error').textContent()).toBe(form.fields.emailInvalid);
  expect(await page.getByRole('textbox', { name: form.message }).inputValue()).toBe('Une question');
  expect(await stored()).toEqual([]);
  await page.getByRole('textbox', { name: form.name, exact: true }).fill('Ana');
  await page.getByRole('textbox', { name: form.email }).fill('ana@example.com');
  await page.getByRole('button', { name: form.sendMessage }).press('Enter');
  await page.locator('.notice').getByText(form.sent.contact).waitFor();
  await summary.waitFor({ state: 'detached' });
  expect(await stored()).toHaveLength(1);
  await leave();
});

test('while sending the button is disabled and a line says so; 503 and then success store one row', async () => {
  const { page, databasePath, stored, leave } = await visit(browser, '/');
  await fill(page);
  await hydrated(page, 'RequestForm');
  const lock = holdWriteLock(databasePath);
  const refused = page.waitForResponse((response) => response.status() === 503);
  await send(page);
  await page.getByText(words.sending).waitFor();
  expect(await page.getByRole('button', { name: words.sendBooking }).isDisabled()).toBe(true);
  await refused;
  await page.getByText(words.sendingAgain).waitFor();
  lock.release();
  await page.locator('.notice').getByText(words.sent.booking).waitFor();
  expect(await page.getByRole('button', { name: words.sendBooking }).isDisabled()).toBe(false);
  expect(await stored()).toHaveLength(1);
  await leave();
});

test('an answer that was lost after the row was stored is asked for again: success, one row, one key', async () => {
  const { page, stored, leave } = await visit(browser, '/');
  await fill(page);
  await hydrated(page, 'RequestForm');
  const keys: (string | undefined)[] = [];
  let isFirst = true;
  await page.route(endpoint, async (route) => {
    keys.push(route.request().headers()['idempotency-key']);
    if (!isFirst) return route.continue();
    isFirst = false;
    await route.fetch();
    await route.abort();
  });
  await send(page);
  await page.locator('.notice').getByText(words.sent.booking).waitFor();
  expect(await stored()).toHaveLength(1);
  expect(keys).toHaveLength(2);
  expect(new Set(keys).size).toBe(1);
  await leave();
});

test('without a network it is tried four times, then telephone and chat are offered and everything is kept', async () => {
  const { page, stored, leave } = await visit(browser, '/es');
  const { form } = copies.es;
  await page.getByRole('textbox', { name: form.name, exact: true }).fill('Ana');
  await page.getByLabel(form.service, { exact: true }).selectOption('Nuru');
  await hydrated(page, 'RequestForm');
  let tries = 0;
  await page.route(endpoint, (route) => {
    tries += 1;
    return route.abort();
  });
  await page.getByRole('button', { name: form.sendBooking }).click();
  await page.getByText(form.sendingAgain).waitFor();
  const failure = page.getByRole('alert');
  await failure.getByText(form.unreachable).waitFor();
  expect(tries).toBe(4);
  expect(
    await failure
      .getByRole('link')
      .evaluateAll((links) => links.map((link) => (link as HTMLAnchorElement).href)),
  ).toEqual(['tel:+34600000000', 'https://wa.me/34600000000']);
  expect(await page.locator('.notice').textContent()).toContain(form.failed.booking);
  expect(await page.getByRole('textbox', { name: form.name, exact: true }).inputValue()).toBe('Ana');
  expect(await stored()).toEqual([]);
  await leave();
});

test('a refusal that will not pass is not tried again, and speaks the server’s words', async () => {
  const { page, leave } = await visit(browser, '/', { site: { variables: { RATE_LIMIT_MAX: '1' } } });
  await hydrateByTouch(page);
  for (const name of ['One', 'Two']) {
    await fill(page, name);
    await send(page);
    await page
      .locator('.notice')
      .filter({ hasText: name === 'One' ? words.sent.booking : 'Too many requests' })
      .waitFor();
  }
  await page
    .getByRole('alert')
    .getByText(/Too many requests/)
    .waitFor();
  await leave();
});

const hydrateByTouch = async (page: Page) => {
  await page.getByRole('textbox', { name: 'Name', exact: true }).focus();
  await hydrated(page, 'RequestForm');
};

test('after a success the focus is where it was, and what was typed meanwhile is kept', async () => {
  const { page, stored, leave } = await visit(browser, '/');
  await fill(page);
  await hydrated(page, 'RequestForm');
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(endpoint, async (route) => {
    await held;
    await route.continue();
  });
  const button = page.getByRole('button', { name: words.sendBooking });
  await button.press('Enter');
  await page.getByText(words.sending).waitFor();
  release();
  await page.locator('.notice').getByText(words.sent.booking).waitFor();
  await expect.poll(() => button.evaluate((element) => element === document.activeElement)).toBe(true);
  expect(await page.getByRole('textbox', { name: 'Message' }).inputValue()).toBe('');
  await page.unroute(endpoint);
  let releaseSecond = () => {};
  const heldSecond = new Promise<void>((resolve) => {
    releaseSecond = resolve;
  });
  await page.route(endpoint, async (route) => {
    await heldSecond;
    await route.continue();
  });
  await fill(page, 'Eva');
  await button.press('Enter');
  await page.getByText(words.sending).waitFor();
  await page.getByRole('textbox', { name: 'Message' }).fill('Saturday instead');
  releaseSecond();
  await expect.poll(async () => (await stored()).length).toBe(2);
  await page.getByText(words.sending).waitFor({ state: 'detached' });
  expect(await page.getByRole('textbox', { name: 'Message' }).inputValue()).toBe('Saturday instead');
  await leave();
});
