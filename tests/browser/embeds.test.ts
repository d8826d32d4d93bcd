import express from 'express';
import type { Locator, Page } from 'playwright';
import { expect, onTestFinished } from 'vitest';
import { business } from '../../content/business.ts';
import { defaultLocale } from '../../content/locales.ts';
import { allTexts } from '../../views/texts/allTexts.ts';
import { test as base, hasFocus, phone, waitForHydration } from '../support/browserTest.ts';
import { pathTo } from '../support/routeTable.ts';
import { serve } from '../support/serve.ts';

const { consent, embeds } = allTexts[defaultLocale].layout;

const chooseCookies = (page: Page, name: string) =>
  page.locator('.banner').getByRole('button', { name }).click();

const tour = (page: Page) => page.locator('#tour-embed');
const map = (page: Page) => page.locator('#map-embed');
const frame = (embed: Locator) => embed.locator('iframe');
const tourButton = (page: Page) => tour(page).getByRole('button', { name: embeds.tour.button });

/** Scrolls to an embed, and waits until its button reacts. */
const reachEmbed = async (page: Page, embed: Locator): Promise<void> => {
  await embed.locator('img').scrollIntoViewIfNeeded();
  await embed.and(page.locator('[data-island-status=hydrated]')).waitFor({ state: 'attached' });
};

/** Serves a provider of embeds. */
const startProvider = async (handler: express.RequestHandler): Promise<string> => {
  const { origin, close } = await serve(express().use(handler));
  onTestFinished(close);
  return origin;
};

const test = base
  /** Opens a page with a tour and a map; `requests` are the paths that their provider has been asked for. */
  .extend('openEmbeds', ({ openPage }) => async (viewport = phone) => {
    const requests: string[] = [];
    const provider = await startProvider((req, res) => {
      requests.push(req.url);
      res.type('html').send('<title>Tour</title>');
    });
    const variables = { TOUR_EMBED_URL: `${provider}/tour`, MAP_EMBED_URL: `${provider}/map` };
    const opened = await openPage(pathTo('about'), { hasChosen: false, viewport, site: { variables } });
    return { ...opened, requests };
  })
  /** Opens the same page, and scrolls to both embeds. */
  .extend('reachEmbeds', ({ openEmbeds }) => async () => {
    const opened = await openEmbeds();
    const { page } = opened;
    for (const embed of [tour(page), map(page)]) await reachEmbed(page, embed);
    return opened;
  });

test('before a choice about cookies, no page loads anything from third parties', async ({ openPage }) => {
  const { page, foreignRequests } = await openPage('about:blank', { hasChosen: false });
  for (const path of [pathTo('home'), pathTo('about'), pathTo('contact'), pathTo('gallery')]) {
    await page.goto(path);
    for (const part of await page.locator('[data-island]').all()) await part.scrollIntoViewIfNeeded();
    await page.locator('.footer__adults').scrollIntoViewIfNeeded();
    await waitForHydration(page, 'Embed');
  }
  expect(foreignRequests).toEqual([]);
});

test('without JavaScript, pages with embeds load nothing from third parties', async ({ openPage }) => {
  const { page, foreignRequests } = await openPage(pathTo('about'), {
    hasChosen: false,
    javaScriptEnabled: false,
  });
  await tour(page).locator('img').scrollIntoViewIfNeeded();
  await map(page).locator('img').scrollIntoViewIfNeeded();
  expect(foreignRequests).toEqual([]);
});

test('the button of an embed loads this embed and no other', async ({ reachEmbeds }) => {
  const { page, requests } = await reachEmbeds();
  await tourButton(page).click();
  await expect.poll(() => requests).toEqual(['/tour']);
  expect(await frame(map(page)).count()).toBe(0);
});

test('Space on the button of an embed leads the keyboard into the embed', async ({ reachEmbeds }) => {
  const { page } = await reachEmbeds();
  await tourButton(page).press('Space');
  await expect.poll(() => hasFocus(frame(tour(page)))).toBe(true);
});

/** A window in which the whole page fits, so that nothing scrolls. */
const highWindow = { width: 1280, height: 5000 };

test('a visitor who accepts cookies sees the embeds on the screen without scrolling', async ({
  openEmbeds,
}) => {
  const { page } = await openEmbeds(highWindow);
  await chooseCookies(page, consent.accept);
  await frame(tour(page)).waitFor();
  await frame(map(page)).waitFor();
});

test('a visitor who accepted cookies sees the embeds of the next page too', async ({ openEmbeds }) => {
  const { page } = await openEmbeds(highWindow);
  await chooseCookies(page, consent.accept);
  await frame(map(page)).waitFor();
  await page.goto(pathTo('home'));
  await frame(map(page)).waitFor();
});

test('a visitor who withdraws consent sees no embed any more', async ({ reachEmbeds }) => {
  const { page } = await reachEmbeds();
  await chooseCookies(page, consent.accept);
  await frame(tour(page)).waitFor();
  await frame(map(page)).waitFor();
  await page.getByRole('link', { name: consent.settings }).click();
  await chooseCookies(page, consent.reject);
  await frame(tour(page)).waitFor({ state: 'detached' });
  await frame(map(page)).waitFor({ state: 'detached' });
});

test('a visitor who rejects cookies does not see the embed that she requested before', async ({
  reachEmbeds,
}) => {
  const { page } = await reachEmbeds();
  await tourButton(page).click();
  await frame(tour(page)).waitFor();
  await chooseCookies(page, consent.reject);
  await frame(tour(page)).waitFor({ state: 'detached' });
});

test('the site sets no cookie, even for visitors who accept cookies', async ({ reachEmbeds }) => {
  const { page, context, requests } = await reachEmbeds();
  await chooseCookies(page, consent.accept);
  await expect.poll(() => requests.length).toBe(2);
  expect(await context.cookies()).toEqual([]);
});

test('below an embed, a link leads to its provider, in case nothing loads', async ({ reachEmbeds }) => {
  const { page } = await reachEmbeds();
  const url = await tour(page).locator('a').first().getAttribute('href');
  await tourButton(page).click();
  await frame(tour(page)).waitFor();
  const link = tour(page).getByRole('link', { name: business.embedProviders.tour });
  expect(await link.getAttribute('href')).toBe(url);
});
