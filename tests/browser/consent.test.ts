import express from 'express';
import type { Page } from 'playwright';
import { expect, onTestFinished } from 'vitest';
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
const kept = (page: Page) => page.evaluate(() => localStorage.getItem('cookie_consent'));

test.for([
  [consent.accept, 'accepted'],
  [consent.reject, 'rejected'],
] as const)(
  '%s is kept, hides the banner for good, and can be changed in the footer',
  async ([label, value], { visit }) => {
    const { page, complaints } = await visit('/', { hasChosen: false });
    await banner(page).waitFor();
    await choose(page, label);
    await banner(page).waitFor({ state: 'hidden' });
    expect(await kept(page)).toBe(value);
    expect(
      await page.evaluate(() => Date.parse(localStorage.getItem('cookie_consent_at') ?? '')),
    ).toBeGreaterThan(0);
    await page.goto('/fr/about');
    expect(await banner(page).isVisible()).toBe(false);
    await page.getByRole('link', { name: copies.fr.layout.consent.settings }).click();
    await banner(page).waitFor();
    expect(await hasFocus(banner(page))).toBe(true);
    expect(complaints).toEqual([]);
  },
);

test('both choices look alike in every respect', async ({ visit }) => {
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

test.for(locales)(
  'on the first screen of a phone in %s the banner is slim and covers no main action',
  async (locale, { visit }) => {
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
  },
);

test('an old choice is asked again, one without a date counts, and nonsense does not', async ({ visit }) => {
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

test('where storage throws the banner is shown, and the choice holds for the page', async ({ visit }) => {
  const { page, complaints } = await visit('/about', {
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
  expect(complaints).toEqual([]);
});

test('where storage takes nothing the choice holds for the page all the same', async ({ visit }) => {
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

test('a choice in one tab holds in the others', async ({ visit }) => {
  const { page } = await visit('/', { hasChosen: false });
  const other = await page.context().newPage();
  await other.goto('/contact');
  await choose(page, consent.accept);
  await banner(other).waitFor({ state: 'hidden' });
});

test('the banner never flashes where a choice is kept', async ({ visit }) => {
  const { page } = await visit('/', { hasChosen: true });
  // Without the start script only the line in the head can have hidden it.
  await page.route('**/client/start.*.js', (route) => route.abort());
  await page.goto('/services');
  expect(await banner(page).isVisible()).toBe(false);
});

test('what has the focus is never under the banner', async ({ visit }) => {
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

test('without JavaScript the choice is a form, a cookie and a style sheet, and the footer shows it again', async ({
  visit,
}) => {
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

test('nothing of a provider loads before a click or consent, and revoking takes it away', async ({
  visit,
}) => {
  const provider = express();
  let asked = 0;
  provider.use((_req, res) => {
    asked += 1;
    res.type('html').send('<title>Embedded</title>');
  });
  const elsewhere = await serve(provider);
  onTestFinished(elsewhere.close);
  const { page, foreign, complaints } = await visit('/about', {
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
  expect(await hasFocus(tour.locator('iframe'))).toBe(true);
  expect(await map.locator('iframe').count()).toBe(0);
  await choose(page, consent.accept);
  await map.locator('iframe').waitFor();
  await settings(page).click();
  await choose(page, consent.reject);
  await tour.locator('iframe').waitFor({ state: 'detached' });
  await map.locator('iframe').waitFor({ state: 'detached' });
  await tour.getByRole('link', { name: tourButton }).waitFor();
  expect(complaints).toEqual([]);
});

test('an embed’s button pressed before its code is there works when it is', async ({ visit }) => {
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
