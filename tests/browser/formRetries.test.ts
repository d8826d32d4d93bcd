import { expect } from 'vitest';
import { defaultLocale } from '../../content/locales.ts';
import { allTexts } from '../../views/allTexts.ts';
import { chatUrl, phoneUrl } from '../../views/urls.ts';
import {
  bookingsUrl,
  countPosts,
  fieldsOf,
  fillBooking,
  hasFocus,
  holdBack,
  hydrated,
  sendBooking,
  stopClock,
  test,
} from '../support/browserTest.ts';
import { holdWriteLock } from '../support/databases.ts';
import { at } from '../support/routeTable.ts';
import { massage, otherLocale, titleOf } from '../support/sample.ts';

const words = allTexts[defaultLocale].form;

test('the form disables its button while sending, and sends again after a 503', async ({ visit }) => {
  const { page, databasePath, stored } = await visit(at('home'));
  await fillBooking(page);
  await hydrated(page, 'RequestForm');
  // The site cannot write, so it answers 503.
  const lock = holdWriteLock(databasePath);
  const refused = page.waitForResponse((response) => response.status() === 503);
  await sendBooking(page);
  await page.getByText(words.sending).waitFor();
  const button = page.getByRole('button', { name: words.sendBooking });
  await expect.poll(() => button.isDisabled()).toBe(true);
  await refused;
  await page.getByText(words.sendingAgain).waitFor();
  lock.release();
  await page.locator('.notice').getByText(words.sent.booking).waitFor();
  await expect.poll(() => button.isDisabled()).toBe(false);
  expect(await stored()).toHaveLength(1);
});

test('a booking whose answer is lost is sent again with its key and stored once', async ({ visit }) => {
  const { page, stored } = await visit(at('home'));
  await fillBooking(page);
  await hydrated(page, 'RequestForm');
  const keys: (string | undefined)[] = [];
  let isFirst = true;
  await page.route(bookingsUrl, async (route) => {
    keys.push(route.request().headers()['idempotency-key']);
    if (!isFirst) return route.continue();
    isFirst = false;
    // The site stores the booking, but the browser gets no answer.
    await route.fetch();
    await route.abort();
  });
  await sendBooking(page);
  await page.locator('.notice').getByText(words.sent.booking).waitFor();
  expect(await stored()).toHaveLength(1);
  expect(keys).toEqual([expect.stringMatching(/./), keys[0]]);
});

test('the form does not take the sign-in page of a network for a success', async ({ visit }) => {
  const { page, stored } = await visit(at('home'));
  await fillBooking(page);
  await hydrated(page, 'RequestForm');
  await page.route(bookingsUrl, (route) => route.fulfill({ contentType: 'text/html', body: 'Sign in' }), {
    times: 1,
  });
  await sendBooking(page);
  await page.getByText(words.sendingAgain).waitFor();
  expect(await page.locator('.notice').count()).toBe(0);
  await page.locator('.notice').getByText(words.sent.booking).waitFor();
  expect(await stored()).toHaveLength(1);
});

test('without a network, the form tries four times, then offers phone and chat', async ({ visit }) => {
  const { page, stored } = await visit(at('home', otherLocale));
  const { form } = allTexts[otherLocale];
  const { name, service } = fieldsOf(page, otherLocale);
  await name.fill('Ana');
  await service.selectOption(titleOf(massage.slug, otherLocale));
  await hydrated(page, 'RequestForm');
  const posts = countPosts(page);
  await page.route(bookingsUrl, (route) => route.abort());
  // The test moves the clock, so that the pauses between tries take no time.
  await page.clock.install();
  await page.getByRole('button', { name: form.sendBooking }).click();
  await page.getByText(form.sendingAgain).waitFor();
  const failure = page.getByRole('region', { name: form.failed.booking });
  await expect
    .poll(async () => {
      await page.clock.runFor(1000);
      return failure.getByText(form.unreachable).count();
    })
    .toBe(1);
  expect(posts()).toBe(4);
  const links = failure.getByRole('link');
  const targets = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')));
  expect(targets).toEqual([phoneUrl, chatUrl(allTexts[otherLocale])]);
  await expect.poll(() => page.locator('.notice').textContent()).toContain(form.unreachable);
  await expect.poll(() => name.inputValue()).toBe('Ana');
  expect(await stored()).toEqual([]);
});

test('the form says at once that the browser is offline, and can be sent later', async ({ visit }) => {
  const { page, context, stored } = await visit(at('home'));
  await fillBooking(page);
  await hydrated(page, 'RequestForm');
  await context.setOffline(true);
  // With a stopped clock, no retry begins.
  await stopClock(page);
  await sendBooking(page);
  const failure = page.getByRole('region', { name: words.failed.booking });
  await failure.getByText(words.unreachable).waitFor();
  await expect.poll(() => hasFocus(failure)).toBe(true);
  await context.setOffline(false);
  const release = await holdBack(page, bookingsUrl);
  await sendBooking(page);
  await page.getByText(words.sending).waitFor();
  expect(await hasFocus(page.getByRole('button', { name: words.sendBooking }))).toBe(true);
  release();
  await page.locator('form [aria-live]').getByText(words.sent.booking).waitFor();
  expect(await stored()).toHaveLength(1);
});

test('after a 429, the form shows the reason of the server, and does not send again', async ({ visit }) => {
  const { page } = await visit(at('home'), { site: { variables: { RATE_LIMIT_MAX: '1' } } });
  await fieldsOf(page).name.focus();
  await hydrated(page, 'RequestForm');
  // The first sentence, because the second one has the minutes to wait.
  const [tooMany = ''] = allTexts[defaultLocale].errors.refusals.tooMany.other.split('.');
  const posts = countPosts(page);
  for (const name of ['One', 'Two']) {
    await fillBooking(page, name);
    await sendBooking(page);
    await page
      .locator('.notice')
      .filter({ hasText: name === 'One' ? words.sent.booking : tooMany })
      .waitFor();
    if (name === 'One') await expect.poll(() => fieldsOf(page).name.inputValue()).toBe('');
  }
  await page.getByRole('region', { name: words.failed.booking }).getByText(tooMany).waitFor();
  expect(posts()).toBe(2);
});
