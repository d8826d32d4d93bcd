import express from 'express';
import type { Page } from 'playwright';
import { describe, expect, onTestFinished } from 'vitest';
import { business } from '../../content/business.ts';
import { locales } from '../../content/locales.ts';
import { copies } from '../../views/copies.ts';
import { urlOf } from '../../views/urls.ts';
import { hasFocus, phone, test } from '../support/browserTest.ts';
import { serve } from '../support/serve.ts';

const { consent, embeds } = copies.en.layout;
const tourButton = embeds.tour.button.replace('{provider}', 'Matterport');

const laptop = { width: 1280, height: 720 };

const banner = (page: Page) => page.locator('.banner');
const settings = (page: Page) => page.getByRole('link', { name: consent.settings });
const choose = (page: Page, name: string) => banner(page).getByRole('button', { name }).click();
const storedChoice = (page: Page) => page.evaluate(() => localStorage.getItem('cookie_consent'));

test.for([
  [consent.accept, 'accepted'],
  [consent.reject, 'rejected'],
] as const)(
  'stores the choice %s and hides the banner until the footer shows it again',
  async ([label, value], { visit }) => {
    const { page, consoleErrors } = await visit('/', { hasChosen: false });
    await banner(page).waitFor();
    await choose(page, label);
    await banner(page).waitFor({ state: 'hidden' });
    await expect.poll(() => storedChoice(page)).toBe(value);
    expect(
      await page.evaluate(() => Date.parse(localStorage.getItem('cookie_consent_at') ?? '')),
    ).toBeGreaterThan(0);
    await page.goto('/fr/about');
    expect(await banner(page).isVisible()).toBe(false);
    await page.getByRole('link', { name: copies.fr.layout.consent.settings }).click();
    await banner(page).waitFor();
    await expect.poll(() => hasFocus(banner(page))).toBe(true);
    expect(consoleErrors).toEqual([]);
  },
);

test('both banner buttons have the same style', async ({ visit }) => {
  const { page } = await visit('/', { hasChosen: false, viewport: phone });
  const [accept, reject] = await banner(page)
    .getByRole('button')
    .evaluateAll((buttons) =>
      buttons.map((button) => {
        const { color, backgroundColor, borderColor, fontSize, fontWeight, height, padding } =
          getComputedStyle(button);
        return { color, backgroundColor, borderColor, fontSize, fontWeight, height, padding };
      }),
    );
  expect(accept).toEqual(reject);
});

test.for(locales)('the banner in %s covers no main action on the first screen', async (locale, { visit }) => {
  const { page } = await visit(urlOf({ page: 'home' }, locale), { hasChosen: false, viewport: phone });
  const words = page.locator('.banner p');
  const lines = await words.evaluate((element) =>
    Math.round(
      element.getBoundingClientRect().height / Number.parseFloat(getComputedStyle(element).lineHeight),
    ),
  );
  expect(lines).toBeLessThanOrEqual(2);
  for (const provider of Object.values(business.embedProviders))
    expect(await words.textContent()).toContain(provider);
  for (const viewport of [phone, { width: 360, height: 740 }, { width: 320, height: 640 }, laptop]) {
    await page.setViewportSize(viewport);
    const [accept, reject] = await Promise.all(
      (await banner(page).getByRole('button').all()).map((button) => button.boundingBox()),
    );
    expect(accept?.y).toBe(reject?.y);
    expect(accept?.width).toBe(reject?.width);
    const isSeen = await page.locator('.hero .button--main').evaluate((action) => {
      const { left, right, top, bottom } = action.getBoundingClientRect();
      const places = [top + 1, bottom - 1].map((y) => document.elementFromPoint((left + right) / 2, y));
      return places.every((place) => place === action);
    });
    expect(isSeen, `${viewport.width} pixels`).toBe(true);
  }
});

test('asks again after 24 months and for invalid choices, not without a date', async ({ visit }) => {
  const { page } = await visit('/', { hasChosen: false });
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
  const monthsAgo = (months: number) => new Date(Date.now() - months * 30.5 * 86_400_000).toISOString();
  expect(await isAsked('accepted', null)).toBe(false);
  expect(await isAsked('rejected', monthsAgo(23))).toBe(false);
  expect(await isAsked('rejected', monthsAgo(25))).toBe(true);
  expect(await isAsked('perhaps', null)).toBe(true);
});

test('hides the banner until the next page load if reading storage throws', async ({ visit }) => {
  const { page, consoleErrors } = await visit('/about', {
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

test('hides the banner if writing storage throws', async ({ visit }) => {
  const { page } = await visit('/about', {
    hasChosen: false,
    before: () => {
      Storage.prototype.setItem = () => {
        throw new DOMException('Full', 'QuotaExceededError');
      };
    },
  });
  await choose(page, consent.reject);
  await banner(page).waitFor({ state: 'hidden' });
});

test('a choice in one tab hides the banner in other tabs', async ({ visit }) => {
  const { page } = await visit('/', { hasChosen: false });
  const other = await page.context().newPage();
  await other.goto('/contact');
  await choose(page, consent.accept);
  await banner(other).waitFor({ state: 'hidden' });
});

test('never shows the banner before the scripts run if a choice is stored', async ({ visit }) => {
  const { page } = await visit('/', { hasChosen: true });
  // Without the start script, only the inline script in the head can hide the banner.
  await page.route('**/client/start.*.js', (route) => route.abort());
  await page.goto('/services');
  expect(await banner(page).isVisible()).toBe(false);
});

test('the banner never covers the focused element', async ({ visit }) => {
  const { page } = await visit('/contact', { hasChosen: false, viewport: phone });
  for (let step = 0; step < 45; step += 1) {
    await page.keyboard.press('Tab');
    const isCovered = await page.evaluate(() => {
      const { activeElement } = document;
      const box = document.querySelector('.banner')?.getBoundingClientRect();
      if (!activeElement || !box || activeElement === document.body || activeElement.closest('.banner'))
        return false;
      const { top, bottom } = activeElement.getBoundingClientRect();
      return top >= box.top - 1 && bottom <= box.bottom;
    });
    expect(isCovered, `stop ${step}`).toBe(false);
  }
});

test('stores the choice in a cookie and hides the banner without JavaScript', async ({ visit }) => {
  const { page, origin } = await visit('/es/contact', {
    hasChosen: false,
    javaScriptEnabled: false,
  });
  const words = copies.es.layout.consent;
  await banner(page).waitFor();
  await choose(page, words.reject);
  await page.waitForURL('**/es/contact');
  await banner(page).waitFor({ state: 'hidden' });
  const room = () => page.evaluate(() => Number.parseFloat(getComputedStyle(document.body).paddingBottom));
  expect(await room()).toBeLessThan(50);
  const [cookie] = await page.context().cookies(origin);
  expect(cookie).toMatchObject({
    name: 'cookie_consent',
    value: 'rejected',
    sameSite: 'Lax',
    httpOnly: true,
  });
  await page.goto('/fr');
  expect(await banner(page).isVisible()).toBe(false);
  await page.getByRole('link', { name: copies.fr.layout.consent.settings }).click();
  await banner(page).waitFor();
});

test('loads an embed after consent or a click only, and removes it on revocation', async ({ visit }) => {
  const provider = express();
  let asked = 0;
  provider.use((_req, res) => {
    asked += 1;
    res.type('html').send('<title>Embedded</title>');
  });
  const elsewhere = await serve(provider);
  onTestFinished(elsewhere.close);
  const { page, foreign, consoleErrors } = await visit('/about', {
    hasChosen: false,
    site: {
      variables: { MAP_EMBED_URL: `${elsewhere.origin}/map`, TOUR_EMBED_URL: `${elsewhere.origin}/tour` },
    },
  });
  const tour = page.locator('#tour-embed');
  const map = page.locator('#map-embed');
  for (const place of [tour, map]) {
    await place.locator('img').scrollIntoViewIfNeeded();
    await page
      .locator(`#${await place.getAttribute('id')}[data-island-status=hydrated]`)
      .waitFor({ state: 'attached' });
  }
  expect([asked, foreign.length]).toEqual([0, 0]);
  await tour.getByRole('link', { name: tourButton }).click();
  await tour.locator('iframe').waitFor();
  await expect.poll(() => asked).toBe(1);
  await expect.poll(() => hasFocus(tour.locator('iframe'))).toBe(true);
  expect(await map.locator('iframe').count()).toBe(0);
  await choose(page, consent.accept);
  await map.locator('iframe').waitFor();
  await settings(page).click();
  await choose(page, consent.reject);
  await tour.locator('iframe').waitFor({ state: 'detached' });
  await map.locator('iframe').waitFor({ state: 'detached' });
  await tour.getByRole('link', { name: tourButton }).waitFor();
  expect(consoleErrors).toEqual([]);
});

test('handles a click on an embed button that happens before hydration', async ({ visit }) => {
  const provider = express().use((_req, res) => void res.type('html').send('<title>Embedded</title>'));
  const elsewhere = await serve(provider);
  onTestFinished(elsewhere.close);
  const { page } = await visit('/about', {
    site: { variables: { TOUR_EMBED_URL: `${elsewhere.origin}/tour` } },
  });
  await page.locator('#tour-embed').getByRole('link', { name: tourButton }).click();
  await page.locator('#tour-embed iframe').waitFor();
  expect(new URL(page.url()).pathname).toBe('/about');
});

describe('embeds', () => {
  const { embeds } = copies.en.layout;
  const inWords = (text: string) => text.replace('{provider}', 'Matterport');
  const button = inWords(embeds.tour.button);
  const failed = inWords(embeds.failed);

  const tour = (page: Page) => page.locator('#tour-embed');
  const ask = (page: Page) => tour(page).getByRole('link', { name: button }).click();

  /** Starts a provider with this handler, whose address is that of the tour. */
  const provide = async (answer: express.RequestHandler) => {
    const { origin, close } = await serve(express().use(answer));
    onTestFinished(close);
    return { site: { variables: { TOUR_EMBED_URL: `${origin}/tour`, MAP_EMBED_URL: '' } }, origin };
  };

  const silent: express.RequestHandler = () => {};
  const answering: express.RequestHandler = (_req, res) => void res.type('html').send('<title>Tour</title>');

  /** Expects the picture, a focused button, and a sentence that links to the provider. */
  const expectOwnPicture = async (page: Page, origin: string) => {
    await tour(page).getByText(failed).waitFor();
    await tour(page).locator('iframe').waitFor({ state: 'detached' });
    await tour(page).locator('img').waitFor();
    await expect.poll(() => tour(page).getByRole('status').textContent()).toBe(failed);
    const link = tour(page).getByRole('link', { name: 'Matterport', exact: true });
    expect(await link.getAttribute('href')).toBe(`${origin}/tour`);
    await expect.poll(() => hasFocus(tour(page).getByRole('link', { name: button }))).toBe(true);
  };

  test('shows the picture after eight seconds without an answer, then allows a retry', async ({ visit }) => {
    let isSilent = true;
    const { site, origin } = await provide((...all) => (isSilent ? silent : answering)(...all));
    const { page } = await visit('/about', { site });
    await page.locator('#tour-embed').scrollIntoViewIfNeeded();
    await page.locator('#tour-embed[data-island-status=hydrated]').waitFor({ state: 'attached' });
    await page.clock.install();
    await page.clock.pauseAt(Date.now() + 3_600_000);
    await ask(page);
    await tour(page).locator('iframe').waitFor();
    await page.clock.runFor(7000);
    expect(await tour(page).locator('iframe').count()).toBe(1);
    await page.clock.runFor(1500);
    await expectOwnPicture(page, origin);
    isSilent = false;
    await ask(page);
    await page.frameLocator('#tour-embed iframe').locator('title').waitFor({ state: 'attached' });
    await tour(page).getByText(failed).waitFor({ state: 'detached' });
  });

  test('shows the picture again while the browser is offline', async ({ visit }) => {
    const { site, origin } = await provide(silent);
    const { page, context } = await visit('/about', { site });
    await ask(page);
    await tour(page).locator('iframe').waitFor();
    await context.setOffline(true);
    await expectOwnPicture(page, origin);
    await ask(page);
    await expectOwnPicture(page, origin);
    await context.setOffline(false);
    await ask(page);
    await tour(page).locator('iframe').waitFor();
  });

  test('keeps a loaded embed when the browser goes offline', async ({ visit }) => {
    const { site } = await provide(answering);
    const { page, context } = await visit('/about', { site });
    await ask(page);
    await page.frameLocator('#tour-embed iframe').locator('title').waitFor({ state: 'attached' });
    await context.setOffline(true);
    await page.evaluate(() => new Promise(requestAnimationFrame));
    expect(await tour(page).locator('iframe').count()).toBe(1);
  });

  test('shows the picture if the provider redirects to a forbidden origin', async ({ visit }) => {
    const elsewhere = await serve(express().use(answering));
    onTestFinished(elsewhere.close);
    const { site, origin } = await provide((_req, res) => res.redirect(`${elsewhere.origin}/other`));
    const { page } = await visit('/about', { site });
    await ask(page);
    await expectOwnPicture(page, origin);
  });

  test('moves the focus to the embed when the focused button is replaced', async ({ visit }) => {
    const { site } = await provide(answering);
    const { page } = await visit('/about', {
      site,
      hasChosen: false,
      before: () => localStorage.setItem('cookie_consent', 'accepted'),
    });
    const link = tour(page).getByRole('link', { name: button });
    await link.focus();
    await tour(page).locator('iframe').waitFor();
    await expect.poll(() => hasFocus(tour(page).locator('iframe'))).toBe(true);
  });

  test('stays on the page when a button is clicked as it is replaced', async ({ visit }) => {
    const { site } = await provide(answering);
    const { page } = await visit('/about', {
      site,
      hasChosen: false,
      before: () => localStorage.setItem('cookie_consent', 'accepted'),
    });
    await tour(page)
      .getByRole('link', { name: button })
      .evaluate((link: HTMLElement) => link.click());
    await tour(page).locator('iframe').waitFor();
    expect(new URL(page.url()).pathname).toBe('/about');
  });
});
