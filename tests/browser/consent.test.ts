import type { Page } from 'playwright';
import { expect } from 'vitest';
import { business } from '../../content/business.ts';
import { defaultLocale, locales } from '../../content/locales.ts';
import { allTexts } from '../../views/allTexts.ts';
import { urlOf } from '../../views/urls.ts';
import { hasFocus, holdBack, phone, test } from '../support/browserTest.ts';
import { at } from '../support/routeTable.ts';
import { otherLocale } from '../support/sample.ts';

const laptop = { width: 1280, height: 720 };

const { consent } = allTexts[defaultLocale].layout;

const banner = (page: Page) => page.locator('.banner');
const choose = (page: Page, name: string) => banner(page).getByRole('button', { name }).click();
const choiceInLocalStorage = (page: Page) => page.evaluate(() => localStorage.getItem('cookie_consent'));

test.for([
  ['accept', 'accepted'],
  ['reject', 'rejected'],
] as const)('the answer "%s" is stored as %s, with its time', async ([answer, stored], { visit }) => {
  const { page } = await visit(at('home'), { hasChosen: false });
  const started = Date.now();
  await choose(page, consent[answer]);
  await expect.poll(() => choiceInLocalStorage(page)).toBe(stored);
  const time = await page.evaluate(() => Date.parse(localStorage.getItem('cookie_consent_at') ?? ''));
  expect(time).toBeGreaterThanOrEqual(started);
});

test('a consent choice hides the banner until a footer link shows and focuses it', async ({ visit }) => {
  const { page, consoleErrors } = await visit(at('home'), { hasChosen: false });
  await choose(page, consent.reject);
  await banner(page).waitFor({ state: 'hidden' });
  await page.goto(at('about', otherLocale));
  expect(await banner(page).isVisible()).toBe(false);
  await page.getByRole('link', { name: allTexts[otherLocale].layout.consent.settings }).click();
  await banner(page).waitFor();
  await expect.poll(() => hasFocus(banner(page))).toBe(true);
  expect(consoleErrors).toEqual([]);
});

/** The banner and the link that opens it again. */
const expectConsentVisible = async (page: Page, isVisible: boolean) => {
  const link = page.getByText(consent.settings, { exact: true });
  const state = isVisible ? 'visible' : 'hidden';
  for (const part of [banner(page), link]) await part.waitFor({ state });
};

test('the banner and the link to it are hidden until their script runs', async ({ visit }) => {
  const { page } = await visit(at('home'), { hasChosen: false });
  const release = await holdBack(page, '**/client/start.*.js');
  await page.goto(at('about'), { waitUntil: 'commit' });
  await page.locator('.footer__adults').waitFor();
  await expectConsentVisible(page, false);
  release();
  await expectConsentVisible(page, true);
});

test('without JavaScript there is no banner and no link to it, and nothing third-party', async ({
  visit,
}) => {
  const { page, context, foreignRequests } = await visit(at('about'), {
    hasChosen: false,
    javaScriptEnabled: false,
  });
  await page.locator('.footer__adults').scrollIntoViewIfNeeded();
  await expectConsentVisible(page, false);
  expect(foreignRequests).toEqual([]);
  expect(await context.cookies()).toEqual([]);
});

test.for(locales)(
  'the banner in %s names the providers of embeds in two lines',
  async (locale, { visit }) => {
    const { page } = await visit(urlOf({ page: 'home' }, locale), { hasChosen: false, viewport: phone });
    const words = page.locator('.banner p');
    for (const provider of Object.values(business.embedProviders))
      await expect.poll(() => words.textContent()).toContain(provider);
    const lines = await words.evaluate((element) => {
      const lineHeight = Number.parseFloat(getComputedStyle(element).lineHeight);
      return Math.round(element.getBoundingClientRect().height / lineHeight);
    });
    expect(lines).toBeLessThanOrEqual(2);
  },
);

test.for(locales)('the banner in %s covers no main button of the home page', async (locale, { visit }) => {
  const { page } = await visit(urlOf({ page: 'home' }, locale), { hasChosen: false });
  await banner(page).waitFor();
  for (const viewport of [phone, { width: 360, height: 740 }, { width: 320, height: 640 }, laptop]) {
    await page.setViewportSize(viewport);
    const isMainButtonUncovered = () =>
      page.locator('.hero .button--main').evaluate((main) => {
        const { left, right, top, bottom } = main.getBoundingClientRect();
        const places = [top + 1, bottom - 1].map((y) => document.elementFromPoint((left + right) / 2, y));
        return places.every((place) => place === main);
      });
    await expect.poll(isMainButtonUncovered, { message: `${viewport.width} pixels` }).toBe(true);
  }
});

test('accepting and rejecting cookies have buttons of equal size in one row', async ({ visit }) => {
  const { page } = await visit(at('home', otherLocale), { hasChosen: false, viewport: phone });
  await banner(page).waitFor();
  const buttons = await banner(page).getByRole('button').all();
  expect(buttons).toHaveLength(2);
  const [accept, reject] = await Promise.all(buttons.map((button) => button.boundingBox()));
  expect([accept?.y, accept?.width, accept?.height]).toEqual([reject?.y, reject?.width, reject?.height]);
});

test('a choice in one tab hides the banner in the others', async ({ visit }) => {
  const { page, context } = await visit(at('home'), { hasChosen: false });
  await banner(page).waitFor();
  const otherTab = await context.newPage();
  await otherTab.goto(at('about'));
  await choose(otherTab, consent.reject);
  await banner(page).waitFor({ state: 'hidden' });
});

test('consent is asked again after 24 months or for an unknown choice', async ({ visit }) => {
  const { page } = await visit(at('home'), { hasChosen: false });
  const isAsked = async (choice: string, date: string | null) => {
    await page.evaluate(
      ([value, at]) => {
        localStorage.clear();
        if (value) localStorage.setItem('cookie_consent', value);
        if (at) localStorage.setItem('cookie_consent_at', at);
      },
      [choice, date] as const,
    );
    await page.reload();
    return banner(page).isVisible();
  };
  const monthMs = 30.5 * 86_400_000;
  const monthsAgo = (months: number) => new Date(Date.now() - months * monthMs).toISOString();
  expect(await isAsked('accepted', null)).toBe(false);
  expect(await isAsked('rejected', monthsAgo(23))).toBe(false);
  expect(await isAsked('rejected', monthsAgo(25))).toBe(true);
  expect(await isAsked('perhaps', null)).toBe(true);
});

test('without storage, a choice hides the consent banner until the next page', async ({ visit }) => {
  const { page, consoleErrors } = await visit(at('about'), {
    hasChosen: false,
    before: () => {
      Object.defineProperty(window, 'localStorage', {
        get: () => {
          throw new DOMException('No storage', 'SecurityError');
        },
      });
    },
  });
  await banner(page).waitFor();
  await choose(page, consent.reject);
  await banner(page).waitFor({ state: 'hidden' });
  await page.reload();
  await banner(page).waitFor();
  expect(consoleErrors).toEqual([]);
});

test('the consent banner never covers the focused element', async ({ visit }) => {
  const { page } = await visit(at('contact'), { hasChosen: false, viewport: phone });
  const moreStopsThanOnThePage = 45;
  const states: string[] = [];
  for (let stop = 0; stop < moreStopsThanOnThePage; stop += 1) {
    await page.keyboard.press('Tab');
    const state = await page.evaluate(() => {
      const { activeElement } = document;
      const box = document.querySelector('.banner')?.getBoundingClientRect();
      if (!activeElement || !box || activeElement === document.body || activeElement.closest('.banner'))
        return 'in the banner or outside the page';
      const { top, bottom } = activeElement.getBoundingClientRect();
      return top >= box.top - 1 && bottom <= box.bottom ? `covered: ${activeElement.outerHTML}` : 'visible';
    });
    states.push(state);
  }
  expect([...new Set(states)].sort()).toEqual(['in the banner or outside the page', 'visible']);
});

test('Tab leads from the skip link to the banner, and a choice leads back', async ({ visit }) => {
  const { page } = await visit(at('services'), { hasChosen: false });
  const { skipLink, homeLink } = allTexts[defaultLocale].layout;
  const hasLinkFocus = (name: string) => hasFocus(page.getByRole('link', { name }));
  const reject = page.getByRole('region', { name: consent.heading }).getByText(consent.reject);
  await page.evaluate(() => scrollTo(0, 900));
  await page.keyboard.press('Tab');
  expect(await hasLinkFocus(skipLink)).toBe(true);
  const stops = await banner(page).locator('a, button').count();
  for (let stop = 0; stop < stops; stop += 1) await page.keyboard.press('Tab');
  expect(await hasFocus(reject)).toBe(true);
  const position = await page.evaluate(() => scrollY);
  await page.keyboard.press('Enter');
  await banner(page).waitFor({ state: 'hidden' });
  expect(await hasLinkFocus(skipLink)).toBe(true);
  expect(await page.evaluate(() => scrollY)).toBe(position);
  await page.keyboard.press('Tab');
  expect(await hasLinkFocus(homeLink)).toBe(true);
});
