import type { Page } from 'playwright';
import { expect } from 'vitest';
import { business } from '../../content/business.ts';
import { ownCookies } from '../../content/cookies.ts';
import { defaultLocale, locales } from '../../content/locales.ts';
import { allTexts } from '../../views/texts/allTexts.ts';
import { hasFocus, holdBack, test } from '../support/browserTest.ts';
import { test as pageTest } from '../support/pageTest.ts';
import { pathTo } from '../support/routeTable.ts';

const { consent } = allTexts[defaultLocale].layout;

const banner = (page: Page) => page.locator('.banner');
const choose = (page: Page, name: string) => banner(page).getByRole('button', { name }).click();

/** The link in the footer that opens the banner again. */
const settingsLink = (page: Page) => page.getByText(consent.settings, { exact: true });

/** Whether a page asks about cookies. Its script shows the link in the footer and the banner at once. */
const isAsked = async (page: Page): Promise<boolean> => {
  await settingsLink(page).waitFor();
  return banner(page).isVisible();
};

test.for(['accept', 'reject'] as const)(
  'a visitor who presses "%s" is not asked about cookies on the next page',
  async (answer, { openPage }) => {
    const { page } = await openPage(pathTo('contact'), { hasChosen: false });
    await choose(page, consent[answer]);
    await banner(page).waitFor({ state: 'hidden' });
    await page.goto(pathTo('about'));
    expect(await isAsked(page)).toBe(false);
  },
);

/** The months after which a choice expires, which the cookie policy states. */
const { count: lifetimeMonths } = ownCookies.consent.lifetime;

/** Sets the clock of the browser to a later month. */
const setClockAhead = async (page: Page, months: number): Promise<void> => {
  const date = new Date();
  date.setMonth(date.getMonth() + months);
  await page.clock.setFixedTime(date);
};

test('the banner asks again after the lifetime of a choice in the cookie policy', async ({ openPage }) => {
  const { page } = await openPage(pathTo('contact'), { hasChosen: false });
  await choose(page, consent.reject);
  await setClockAhead(page, lifetimeMonths + 1);
  await page.reload();
  expect(await isAsked(page)).toBe(true);
});

test('the banner does not ask within the lifetime of a choice in the cookie policy', async ({ openPage }) => {
  const { page } = await openPage(pathTo('contact'), { hasChosen: false });
  await choose(page, consent.reject);
  await setClockAhead(page, lifetimeMonths - 1);
  await page.reload();
  expect(await isAsked(page)).toBe(false);
});

test('a stored choice counts even if its date is missing', async ({ openPage }) => {
  const { page } = await openPage(pathTo('contact'), {
    hasChosen: false,
    // The date would be in `cookie_consent_at`.
    before: () => localStorage.setItem('cookie_consent', 'accepted'),
  });
  expect(await isAsked(page)).toBe(false);
});

test('the banner asks if the stored choice is neither yes nor no', async ({ openPage }) => {
  const { page } = await openPage(pathTo('contact'), {
    hasChosen: false,
    before: () => localStorage.setItem('cookie_consent', 'perhaps'),
  });
  expect(await isAsked(page)).toBe(true);
});

test('a choice in one tab hides the banner in the other tabs', async ({ openPage }) => {
  const { page, context } = await openPage(pathTo('contact'), { hasChosen: false });
  await banner(page).waitFor();
  const otherTab = await context.newPage();
  await otherTab.goto(pathTo('about'));
  await choose(otherTab, consent.reject);
  await banner(page).waitFor({ state: 'hidden' });
});

test('a choice hides the banner also in a browser that blocks storage', async ({ openPage }) => {
  const { page } = await openPage(pathTo('about'), {
    hasChosen: false,
    before: () => {
      Object.defineProperty(window, 'localStorage', {
        get: () => {
          throw new DOMException('No storage', 'SecurityError');
        },
      });
    },
  });
  await choose(page, consent.reject);
  await banner(page).waitFor({ state: 'hidden' });
});

test('the cookie link in the footer opens the banner again, and moves the focus to it', async ({
  openPage,
}) => {
  const { page } = await openPage(pathTo('about'));
  await settingsLink(page).click();
  await banner(page).waitFor();
  await expect.poll(() => hasFocus(banner(page))).toBe(true);
});

test('after a choice in the reopened banner, the focus is at the cookie link again', async ({ openPage }) => {
  const { page } = await openPage(pathTo('about'));
  await settingsLink(page).click();
  await choose(page, consent.reject);
  await expect.poll(() => hasFocus(settingsLink(page))).toBe(true);
});

test('the reopened banner tells screen readers which choice was made', async ({ openPage }) => {
  const { page } = await openPage(pathTo('about'));
  await settingsLink(page).click();
  await banner(page).getByRole('button', { name: consent.reject, pressed: true }).waitFor();
  await banner(page).getByRole('button', { name: consent.accept, pressed: false }).waitFor();
});

test('banner and cookie link stay hidden until the start script runs', async ({ openPage }) => {
  const { page } = await openPage('about:blank', { hasChosen: false });
  const releaseStartScript = await holdBack(page, '**/client/start.*.js');
  await page.goto(pathTo('about'), { waitUntil: 'commit' });
  await page.locator('.footer__adults').waitFor();
  expect(await banner(page).isVisible()).toBe(false);
  expect(await settingsLink(page).isVisible()).toBe(false);
  releaseStartScript();
  await banner(page).waitFor();
  await settingsLink(page).waitFor();
});

test.for(locales)('the banner in %s names each provider of embeds', async (locale, { openPage }) => {
  const { page } = await openPage(pathTo('contact', locale), { hasChosen: false });
  await banner(page).waitFor();
  const text = await banner(page).innerText();
  expect(Object.values(business.embedProviders).filter((provider) => !text.includes(provider))).toEqual([]);
});

pageTest.for(locales)(
  'text browsers in %s, which show hidden elements, ask nothing',
  async (locale, { read }) => {
    const page = await read(pathTo('contact', locale));
    expect(page.text('body')).not.toContain(allTexts[locale].layout.consent.accept);
  },
);

/** The link that the first Tab on a page leads to. */
const skipLink = (page: Page) =>
  page.getByRole('link', { name: allTexts[defaultLocale].layout.skipLink, exact: true });

test('Tab leads from the skip link of a page into the banner', async ({ openPage }) => {
  const { page } = await openPage(pathTo('services'), { hasChosen: false });
  await page.keyboard.press('Tab');
  expect(await hasFocus(skipLink(page))).toBe(true);
  await page.keyboard.press('Tab');
  expect(await hasFocus(banner(page).locator('a, button').first())).toBe(true);
});

test('a choice by keyboard returns the focus, and leaves the page where it was', async ({ openPage }) => {
  const { page } = await openPage(pathTo('services'), { hasChosen: false });
  await page.evaluate(() => scrollTo(0, 900));
  await page.keyboard.press('Tab');
  const stops = await banner(page).locator('a, button').count();
  for (let stop = 0; stop < stops; stop += 1) await page.keyboard.press('Tab');
  const position = await page.evaluate(() => scrollY);
  await page.keyboard.press('Enter');
  await banner(page).waitFor({ state: 'hidden' });
  expect(await hasFocus(skipLink(page))).toBe(true);
  expect(await page.evaluate(() => scrollY)).toBe(position);
});
