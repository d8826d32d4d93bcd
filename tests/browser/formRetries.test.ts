import type { Page, Route } from 'playwright';
import { expect } from 'vitest';
import { defaultLocale } from '../../content/locales.ts';
import { allTexts } from '../../views/texts/allTexts.ts';
import { chatUrl, phoneUrl } from '../../views/urls.ts';
import {
  bookingsUrl,
  countPosts,
  fieldsOf,
  fillMessage,
  hasFocus,
  holdBack,
  stopClock,
  submitMessage,
  test,
  waitForMessageSent,
} from '../support/browserTest.ts';
import { holdWriteLock } from '../support/databaseFiles.ts';

const words = allTexts[defaultLocale].form;

/** The part of the form that says that a message did not reach the centre. */
const failure = (page: Page) => page.getByRole('region', { name: words.failed.contact });

/** Runs a stopped clock until a condition is true. */
const runClockUntil = (page: Page, isTrue: () => Promise<boolean>): Promise<void> =>
  expect
    .poll(async () => {
      await page.clock.runFor(1000);
      return isTrue();
    })
    .toBe(true);

test('a message sent while the database is locked is stored exactly once', async ({ openFilledMessage }) => {
  const { page, databasePath, stored } = await openFilledMessage({ site: {} });
  const lock = holdWriteLock(databasePath);
  await submitMessage(page);
  await page.getByText(words.stillSending).waitFor();
  lock.release();
  await waitForMessageSent(page);
  expect(stored()).toHaveLength(1);
});

/**
 * Sends a message that the server does not answer, and lets ten seconds pass. Returns a function that lets it
 * answer.
 */
const waitTenSeconds = async (page: Page): Promise<() => void> => {
  const answer = await holdBack(page, bookingsUrl);
  await stopClock(page);
  await submitMessage(page);
  await page.getByText(words.sending).waitFor();
  await page.clock.runFor(10_000);
  return answer;
};

test('after ten seconds without an answer, the form says that there is none yet', async ({
  openFilledMessage,
}) => {
  const { page } = await openFilledMessage();
  await waitTenSeconds(page);
  await page.getByText(words.stillSending).waitFor();
});

test('after ten seconds without an answer, the form offers telephone and chat', async ({
  openFilledMessage,
}) => {
  const { page } = await openFilledMessage();
  await waitTenSeconds(page);
  const links = page.locator('.form__send [aria-live]').getByRole('link');
  await links.first().waitFor();
  const targets = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')));
  expect(targets).toEqual([phoneUrl, chatUrl(allTexts[defaultLocale])]);
});

test('a visitor learns of an answer that comes after ten seconds', async ({ openFilledMessage }) => {
  const { page, stored } = await openFilledMessage();
  const posts = countPosts(page);
  const answer = await waitTenSeconds(page);
  answer();
  await waitForMessageSent(page);
  expect(posts()).toBe(1);
  expect(stored()).toHaveLength(1);
});

test.for([502, 504])('the form sends again after a %i of a proxy', async (status, { openFilledMessage }) => {
  const { page, stored } = await openFilledMessage();
  await page.route(bookingsUrl, (route) => route.fulfill({ status }), { times: 1 });
  await stopClock(page);
  await submitMessage(page);
  await page.getByText(words.stillSending).waitFor();
  await runClockUntil(page, async () => stored().length === 1);
  await waitForMessageSent(page);
});

test('a message whose answer is lost is sent again and stored once', async ({ openFilledMessage }) => {
  const { page, stored } = await openFilledMessage();
  const posts = countPosts(page);
  // The site stores the message, but the browser gets no answer.
  const loseAnswer = async (route: Route): Promise<void> => {
    await route.fetch();
    await route.abort();
  };
  await page.route(bookingsUrl, loseAnswer, { times: 1 });
  await submitMessage(page);
  await waitForMessageSent(page);
  expect(posts()).toBe(2);
  expect(stored()).toHaveLength(1);
});

test('the form does not take the sign-in page of a network for a success', async ({ openFilledMessage }) => {
  const { page, stored } = await openFilledMessage();
  await page.route(bookingsUrl, (route) => route.fulfill({ contentType: 'text/html', body: 'Sign in' }), {
    times: 1,
  });
  await submitMessage(page);
  await page.getByText(words.stillSending).waitFor();
  expect(await page.locator('.notice').count()).toBe(0);
  await waitForMessageSent(page);
  expect(stored()).toHaveLength(1);
});

/** Notes in the page when each post begins, and when it has failed. */
const notePosts = (): void => {
  const original = fetch;
  const note = (name: 'begun' | 'failed'): void => {
    const { dataset } = document.documentElement;
    dataset[name] = `${dataset[name] ?? ''} ${Date.now()}`.trim();
  };
  window.fetch = (...request) => {
    note('begun');
    return original(...request).catch((error) => {
      note('failed');
      throw error;
    });
  };
};

/** The pauses in milliseconds between the posts that `notePosts` has noted. */
const readPauses = (page: Page): Promise<number[]> =>
  page.evaluate(() => {
    const { begun = '', failed = '' } = document.documentElement.dataset;
    const failures = failed.split(' ').map(Number);
    return begun
      .split(' ')
      .slice(1)
      .map((time, index) => Number(time) - (failures[index] ?? 0));
  });

test('without an answer, the form gives up after three more tries, with longer pauses', async ({
  openFilledMessage,
}) => {
  const { page } = await openFilledMessage({ before: notePosts });
  await page.route(bookingsUrl, (route) => route.abort());
  await stopClock(page);
  await submitMessage(page);
  await runClockUntil(page, () => failure(page).getByText(words.unreachable).isVisible());
  const [first = 0, second = 0, third = 0, ...others] = await readPauses(page);
  expect(others).toEqual([]);
  expect(first).toBeGreaterThanOrEqual(1000);
  expect(second).toBeGreaterThan(first);
  expect(third).toBeGreaterThan(second);
});

test('a visitor who is offline learns at once that the message failed', async ({ openFilledMessage }) => {
  const { page, context } = await openFilledMessage();
  await context.setOffline(true);
  // With a stopped clock, no retry begins.
  await stopClock(page);
  await submitMessage(page);
  await failure(page).getByText(words.unreachable).waitFor();
});

test('the reason why a message failed has the focus', async ({ openFilledMessage }) => {
  const { page, context } = await openFilledMessage();
  await context.setOffline(true);
  await submitMessage(page);
  await expect.poll(() => hasFocus(failure(page))).toBe(true);
});

test('a failed message offers telephone and chat', async ({ openFilledMessage }) => {
  const { page, context } = await openFilledMessage();
  await context.setOffline(true);
  await submitMessage(page);
  const links = failure(page).getByRole('link');
  await links.first().waitFor();
  const targets = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')));
  expect(targets).toEqual([phoneUrl, chatUrl(allTexts[defaultLocale])]);
});

test('a message that failed offline can be sent when the network is back', async ({ openFilledMessage }) => {
  const { page, context, stored } = await openFilledMessage();
  await context.setOffline(true);
  await submitMessage(page);
  await failure(page).waitFor();
  await context.setOffline(false);
  await submitMessage(page);
  await waitForMessageSent(page);
  expect(stored()).toHaveLength(1);
});

test('after too many messages, the form says why at its first try', async ({ openFilledMessage }) => {
  const { page } = await openFilledMessage({ site: { variables: { RATE_LIMIT_MAX: '1' } } });
  await submitMessage(page);
  await waitForMessageSent(page);
  await expect.poll(() => fieldsOf(page).name.inputValue()).toBe('');
  const posts = countPosts(page);
  await fillMessage(page, 'More than the limit');
  await submitMessage(page);
  // The first sentence, because the second one has the minutes to wait.
  const [tooMany = ''] = allTexts[defaultLocale].errors.refusals.tooMany.other.split('.');
  await page.locator('.notice').getByText(tooMany).waitFor();
  await failure(page).getByText(tooMany).waitFor();
  expect(posts()).toBe(1);
});
