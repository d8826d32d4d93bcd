import { expect } from 'vitest';
import { copies } from '../../views/copies.ts';
import { chatUrl } from '../../views/urls.ts';
import { hasFocus, hydrated, test } from '../support/browserTest.ts';
import { fieldsOf, fillBooking, holdBack, sendBooking } from '../support/formFields.ts';
import { holdWriteLock } from '../support/writeLock.ts';

const words = copies.en.form;
const endpoint = '**/api/bookings*';

test('while sending the button is disabled and a line says so; 503 and then success store one row', async ({
  visit,
}) => {
  const { page, databasePath, stored } = await visit('/');
  await fillBooking(page);
  await hydrated(page, 'RequestForm');
  const lock = holdWriteLock(databasePath);
  const refused = page.waitForResponse((response) => response.status() === 503);
  await sendBooking(page);
  await page.getByText(words.sending).waitFor();
  expect(await page.getByRole('button', { name: words.sendBooking }).isDisabled()).toBe(true);
  await refused;
  await page.getByText(words.sendingAgain).waitFor();
  lock.release();
  await page.locator('.notice').getByText(words.sent.booking).waitFor();
  expect(await page.getByRole('button', { name: words.sendBooking }).isDisabled()).toBe(false);
  expect(await stored()).toHaveLength(1);
});

test('an answer that was lost after the row was stored is asked for again: success, one row, one key', async ({
  visit,
}) => {
  const { page, stored } = await visit('/');
  await fillBooking(page);
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
  await sendBooking(page);
  await page.locator('.notice').getByText(words.sent.booking).waitFor();
  expect(await stored()).toHaveLength(1);
  expect(keys).toHaveLength(2);
  expect(new Set(keys).size).toBe(1);
});

test('without a network it is tried four times, then telephone and chat are offered and everything is kept', async ({
  visit,
}) => {
  const { page, stored } = await visit('/es');
  const { form } = copies.es;
  const { name, service } = fieldsOf(page, 'es');
  await name.fill('Ana');
  await service.selectOption('Nuru');
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
  ).toEqual(['tel:+34600000000', chatUrl(copies.es)]);
  expect(await page.locator('.notice').textContent()).toContain(form.failed.booking);
  expect(await name.inputValue()).toBe('Ana');
  expect(await stored()).toEqual([]);
});

test('a refusal that will not pass is not tried again, and speaks the server’s words', async ({ visit }) => {
  const { page } = await visit('/', { site: { variables: { RATE_LIMIT_MAX: '1' } } });
  await fieldsOf(page).name.focus();
  await hydrated(page, 'RequestForm');
  const [tooMany = ''] = copies.en.errors.refusals.tooMany.other.split('.');
  let posts = 0;
  page.on('request', (request) => {
    if (request.method() === 'POST') posts += 1;
  });
  for (const name of ['One', 'Two']) {
    await fillBooking(page, name);
    await sendBooking(page);
    await page
      .locator('.notice')
      .filter({ hasText: name === 'One' ? words.sent.booking : tooMany })
      .waitFor();
  }
  await page.getByRole('alert').getByText(tooMany).waitFor();
  expect(posts).toBe(2);
});

test('after a success the focus is where it was, and what was typed meanwhile is kept', async ({ visit }) => {
  const { page, stored } = await visit('/');
  await fillBooking(page);
  await hydrated(page, 'RequestForm');
  const release = await holdBack(page, endpoint);
  const button = page.getByRole('button', { name: words.sendBooking });
  await button.press('Enter');
  await page.getByText(words.sending).waitFor();
  release();
  await page.locator('.notice').getByText(words.sent.booking).waitFor();
  await expect.poll(() => hasFocus(button)).toBe(true);
  expect(await fieldsOf(page).message.inputValue()).toBe('');
  await page.unroute(endpoint);
  const releaseSecond = await holdBack(page, endpoint);
  await fillBooking(page, 'Eva');
  await button.press('Enter');
  await page.getByText(words.sending).waitFor();
  await fieldsOf(page).message.fill('Saturday instead');
  releaseSecond();
  await expect.poll(async () => (await stored()).length).toBe(2);
  await page.getByText(words.sending).waitFor({ state: 'detached' });
  expect(await fieldsOf(page).message.inputValue()).toBe('Saturday instead');
});
