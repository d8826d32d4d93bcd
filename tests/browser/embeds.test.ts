import express from 'express';
import type { Locator, Page } from 'playwright';
import { expect, onTestFinished } from 'vitest';
import { business } from '../../content/business.ts';
import { defaultLocale } from '../../content/locales.ts';
import { allTexts } from '../../views/allTexts.ts';
import { test as base, desktop, hasFocus, hydrated, stopClock } from '../support/browserTest.ts';
import { at } from '../support/routeTable.ts';
import { serve } from '../support/serve.ts';

const { consent, embeds } = allTexts[defaultLocale].layout;
const failed = embeds.failed.replace('{provider}', business.embedProviders.tour);

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

const answerWithPage: express.RequestHandler = (_req, res) =>
  void res.type('html').send('<title>Tour</title>');
const neverAnswer: express.RequestHandler = () => {};

const test = base
  /** Opens a page with a tour and a map; `requests` are the paths that their provider has been asked for. */
  .extend('visitEmbeds', ({ visit }) => async (viewport = desktop) => {
    const requests: string[] = [];
    const provider = await startProvider((req, ...others) => {
      requests.push(req.url);
      answerWithPage(req, ...others);
    });
    const variables = { TOUR_EMBED_URL: `${provider}/tour`, MAP_EMBED_URL: `${provider}/map` };
    const visited = await visit(at('about'), { hasChosen: false, viewport, site: { variables } });
    return { ...visited, requests };
  })
  /** Opens the same page, and scrolls to both embeds. */
  .extend('openEmbeds', ({ visitEmbeds }) => async () => {
    const visited = await visitEmbeds();
    const { page } = visited;
    for (const embed of [tour(page), map(page)]) await reachEmbed(page, embed);
    return visited;
  })
  /** Opens a page with the tour of a provider that answers by `handler`. The clock of the page is stopped. */
  .extend('openTour', ({ visit }) => async (handler: express.RequestHandler) => {
    const provider = await startProvider(handler);
    const variables = { TOUR_EMBED_URL: `${provider}/tour`, MAP_EMBED_URL: '' };
    const visited = await visit(at('about'), { site: { variables } });
    await reachEmbed(visited.page, tour(visited.page));
    await stopClock(visited.page);
    return { ...visited, provider };
  });

test('before a choice about cookies, no page loads anything from third parties', async ({ visit }) => {
  const { page, foreignRequests } = await visit(at('home'), { hasChosen: false });
  for (const path of [at('home'), at('about'), at('contact'), at('gallery')]) {
    await page.goto(path);
    for (const part of await page.locator('[data-island]').all()) await part.scrollIntoViewIfNeeded();
    await page.locator('.footer__adults').scrollIntoViewIfNeeded();
    await hydrated(page, 'Embed');
  }
  expect(foreignRequests).toEqual([]);
});

test('without JavaScript, pages with embeds load nothing from third parties', async ({ visit }) => {
  const { page, foreignRequests } = await visit(at('about'), { hasChosen: false, javaScriptEnabled: false });
  await tour(page).locator('img').scrollIntoViewIfNeeded();
  await map(page).locator('img').scrollIntoViewIfNeeded();
  expect(foreignRequests).toEqual([]);
});

test('the button of an embed loads this embed and no other', async ({ openEmbeds }) => {
  const { page, requests } = await openEmbeds();
  await tourButton(page).click();
  await expect.poll(() => requests).toEqual(['/tour']);
  expect(await frame(map(page)).count()).toBe(0);
});

test('Space on the button of an embed leads the keyboard into the embed', async ({ openEmbeds }) => {
  const { page } = await openEmbeds();
  await tourButton(page).press('Space');
  await expect.poll(() => hasFocus(frame(tour(page)))).toBe(true);
});

test('a visitor who accepts cookies sees all embeds of the page', async ({ openEmbeds }) => {
  const { page } = await openEmbeds();
  await chooseCookies(page, consent.accept);
  await frame(tour(page)).waitFor();
  await frame(map(page)).waitFor();
});

/** A window in which the whole page fits, so that nothing scrolls. */
const highWindow = { width: 1280, height: 5000 };

test('a visitor who accepts cookies sees the embeds on the screen without scrolling', async ({
  visitEmbeds,
}) => {
  const { page } = await visitEmbeds(highWindow);
  await chooseCookies(page, consent.accept);
  await frame(tour(page)).waitFor();
  await frame(map(page)).waitFor();
});

test('a visitor who accepted cookies sees the embeds of the next page too', async ({ visitEmbeds }) => {
  const { page } = await visitEmbeds(highWindow);
  await chooseCookies(page, consent.accept);
  await frame(map(page)).waitFor();
  await page.goto(at('home'));
  await frame(map(page)).waitFor();
});

test('a visitor who withdraws consent sees no embed any more', async ({ openEmbeds }) => {
  const { page } = await openEmbeds();
  await chooseCookies(page, consent.accept);
  await frame(tour(page)).waitFor();
  await frame(map(page)).waitFor();
  await page.getByRole('link', { name: consent.settings }).click();
  await chooseCookies(page, consent.reject);
  await frame(tour(page)).waitFor({ state: 'detached' });
  await frame(map(page)).waitFor({ state: 'detached' });
});

test('a visitor who rejects cookies does not see the embed that she requested before', async ({
  openEmbeds,
}) => {
  const { page } = await openEmbeds();
  await tourButton(page).click();
  await frame(tour(page)).waitFor();
  await chooseCookies(page, consent.reject);
  await frame(tour(page)).waitFor({ state: 'detached' });
});

test('the site sets no cookie, even for visitors who accept cookies', async ({ openEmbeds }) => {
  const { page, context, requests } = await openEmbeds();
  await chooseCookies(page, consent.accept);
  await expect.poll(() => requests.length).toBe(2);
  expect(await context.cookies()).toEqual([]);
});

test('an embed that stays empty for eight seconds becomes its picture again', async ({ openTour }) => {
  const { page } = await openTour(neverAnswer);
  await tourButton(page).click();
  await frame(tour(page)).waitFor();
  await page.clock.runFor('00:07');
  expect(await frame(tour(page)).count()).toBe(1);
  await page.clock.runFor('00:02');
  await frame(tour(page)).waitFor({ state: 'detached' });
  await tour(page).locator('img').waitFor();
});

/** Requests the tour of a provider that does not answer, and waits until the page gives up. */
const seeTourFail = async (page: Page): Promise<void> => {
  await tourButton(page).click();
  await frame(tour(page)).waitFor();
  await page.clock.runFor('00:09');
  await tour(page).getByText(failed).waitFor();
};

test('a failed embed says so to screen readers, and links its provider', async ({ openTour }) => {
  const { page, provider } = await openTour(neverAnswer);
  await seeTourFail(page);
  const message = tour(page).getByRole('status');
  expect(await message.textContent()).toBe(failed);
  expect(await message.getByRole('link').getAttribute('href')).toBe(`${provider}/tour`);
});

test('a failed embed returns the focus to its button', async ({ openTour }) => {
  const { page } = await openTour(neverAnswer);
  await seeTourFail(page);
  await expect.poll(() => hasFocus(tourButton(page))).toBe(true);
});

test('the button of a failed embed loads it if its provider answers now', async ({ openTour }) => {
  let answer = neverAnswer;
  const { page } = await openTour((...all) => answer(...all));
  await seeTourFail(page);
  answer = answerWithPage;
  await tourButton(page).click();
  await page.frameLocator('#tour-embed iframe').locator('title').waitFor({ state: 'attached' });
  await tour(page).getByText(failed).waitFor({ state: 'detached' });
});

test('without a network, the button of an embed says at once that it fails', async ({ openTour }) => {
  const { page, context } = await openTour(answerWithPage);
  await context.setOffline(true);
  await tourButton(page).click();
  await tour(page).getByText(failed).waitFor();
});

test('an embed says that it fails when the network is lost while it loads', async ({ openTour }) => {
  const { page, context } = await openTour(neverAnswer);
  await tourButton(page).click();
  await frame(tour(page)).waitFor();
  await context.setOffline(true);
  await tour(page).getByText(failed).waitFor();
});
