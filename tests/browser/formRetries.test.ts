import type { Route } from 'playwright';
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
  hydrated,
  sendBooking,
  stopClock,
  test,
} from '../support/browserTest.ts';
import { holdWriteLock } from '../support/databases.ts';
import { at } from '../support/routeTable.ts';

const words = allTexts[defaultLocale].form;

test('the form sends again after a 503', async ({ visit }) => {
  const { page, databasePath, stored } = await visit(at('home'));
  await fillBooking(page);
  await hydrated(page, 'RequestForm');
  // The site cannot write, so it answers 503.
  const lock = holdWriteLock(databasePath);
  const refused = page.waitForResponse((response) => response.status() === 503);
  await sendBooking(page);
  await refused;
  await page.getByText(words.sendingAgain).waitFor();
  lock.release();
  await page.locator('.notice').getByText(words.sent.booking).waitFor();
  expect(stored()).toHaveLength(1);
});

test('the form sends three times more, with growing pauses, and stores one request', async ({ visit }) => {
  const { page, stored } = await visit(at('home'), {
    before: () => {
      const original = fetch;
      window.fetch = (...request) => {
        const { dataset } = document.documentElement;
        dataset['sentAt'] = `${dataset['sentAt'] ?? ''} ${Date.now()}`;
        return original(...request);
      };
    },
  });
  await fillBooking(page);
  await hydrated(page, 'RequestForm');
  let posts = 0;
  await page.route(bookingsUrl, async (route) => {
    posts += 1;
    // First a restarting server, then a lost answer, then no network.
    if (posts === 1) return route.fulfill({ status: 503 });
    if (posts === 2) await route.fetch();
    if (posts < 4) return route.abort();
    return route.continue();
  });
  await stopClock(page);
  await sendBooking(page);
  const notice = page.locator('.notice').getByText(words.sent.booking);
  const advance = async () => {
    // In real time at most, so that an answer that takes long looks like no pause.
    await page.clock.runFor(50);
    return notice.count();
  };
  await expect.poll(advance).toBe(1);
  expect(stored()).toHaveLength(1);
  const sentAt = await page.evaluate(() => document.documentElement.dataset['sentAt']?.trim().split(' '));
  const times = (sentAt ?? []).map(Number);
  const pauses = times.slice(1).map((time, index) => time - (times[index] ?? 0));
  expect(pauses).toHaveLength(3);
  expect(pauses).toEqual(pauses.toSorted((one, other) => one - other));
  expect(pauses[0]).toBeGreaterThanOrEqual(1000);
  expect(pauses[2]).toBeGreaterThan(2 * (pauses[0] ?? 0));
});

test('a booking whose answer is lost is sent again and stored once', async ({ visit }) => {
  const { page, stored } = await visit(at('home'));
  await fillBooking(page);
  await hydrated(page, 'RequestForm');
  const posts = countPosts(page);
  // The site stores the booking, but the browser gets no answer.
  const loseAnswer = async (route: Route): Promise<void> => {
    await route.fetch();
    await route.abort();
  };
  await page.route(bookingsUrl, loseAnswer, { times: 1 });
  await sendBooking(page);
  await page.locator('.notice').getByText(words.sent.booking).waitFor();
  expect(posts()).toBe(2);
  expect(stored()).toHaveLength(1);
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
  expect(stored()).toHaveLength(1);
});

test('without a network, the form tries four times, then offers phone and chat', async ({ visit }) => {
  const { page } = await visit(at('home'));
  await fillBooking(page);
  await hydrated(page, 'RequestForm');
  const posts = countPosts(page);
  await page.route(bookingsUrl, (route) => route.abort());
  // The test moves the clock, so that the pauses between tries take no time.
  await page.clock.install();
  await sendBooking(page);
  await page.getByText(words.sendingAgain).waitFor();
  const failure = page.getByRole('region', { name: words.failed.booking });
  await expect
    .poll(async () => {
      await page.clock.runFor(1000);
      return failure.getByText(words.unreachable).count();
    })
    .toBe(1);
  expect(posts()).toBe(4);
  const links = failure.getByRole('link');
  const targets = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')));
  expect(targets).toEqual([phoneUrl, chatUrl(allTexts[defaultLocale])]);
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
  await sendBooking(page);
  await page.getByRole('region', { name: words.sent.booking }).waitFor();
  expect(stored()).toHaveLength(1);
});

test('after a 429, the form shows the reason of the server, and does not send again', async ({ visit }) => {
  const { page } = await visit(at('home'), { site: { variables: { RATE_LIMIT_MAX: '1' } } });
  await fillBooking(page, 'Stored');
  await hydrated(page, 'RequestForm');
  await sendBooking(page);
  await page.locator('.notice').getByText(words.sent.booking).waitFor();
  await expect.poll(() => fieldsOf(page).name.inputValue()).toBe('');
  const posts = countPosts(page);
  await fillBooking(page, 'More than the limit');
  await sendBooking(page);
  // The first sentence, because the second one has the minutes to wait.
  const [tooMany = ''] = allTexts[defaultLocale].errors.refusals.tooMany.other.split('.');
  await page.locator('.notice').getByText(tooMany).waitFor();
  await page.getByRole('region', { name: words.failed.booking }).getByText(tooMany).waitFor();
  expect(posts()).toBe(1);
});
