import express from 'express';
import type { Page } from 'playwright';
import { expect, onTestFinished } from 'vitest';
import { business } from '../../content/business.ts';
import { defaultLocale } from '../../content/locales.ts';
import { allTexts } from '../../views/allTexts.ts';
import { test as base, hasFocus, hydrated, stopClock } from '../support/browserTest.ts';
import { at } from '../support/routeTable.ts';
import { serve } from '../support/serve.ts';

const { consent, embeds } = allTexts[defaultLocale].layout;
const nameProvider = (text: string) => text.replace('{provider}', business.embedProviders.tour);
const failed = nameProvider(embeds.failed);

const banner = (page: Page) => page.locator('.banner');
const choose = (page: Page, name: string) => banner(page).getByRole('button', { name }).click();

const tour = (page: Page) => page.locator('#tour-embed');
const embedButton = (page: Page) => tour(page).getByRole('button', { name: embeds.tour.button });
const clickEmbedButton = (page: Page) => embedButton(page).click();

/** Starts a provider of embeds with this handler, and sets the URL of the tour to that provider. */
const startTourProvider = async (handler: express.RequestHandler) => {
  const { origin, close } = await serve(express().use(handler));
  onTestFinished(close);
  return { site: { variables: { TOUR_EMBED_URL: `${origin}/tour`, MAP_EMBED_URL: '' } }, origin };
};

const neverAnswer: express.RequestHandler = () => {};
const answerWithPage: express.RequestHandler = (_req, res) =>
  void res.type('html').send('<title>Tour</title>');

/** Expects the picture, a focused button, and a sentence that links to the provider. */
const expectPictureAgain = async (page: Page, origin: string) => {
  await tour(page).getByText(failed).waitFor();
  await tour(page).locator('iframe').waitFor({ state: 'detached' });
  await tour(page).locator('img').waitFor();
  await expect.poll(() => tour(page).getByRole('status').textContent()).toBe(failed);
  const link = tour(page).getByRole('link', { name: business.embedProviders.tour, exact: true });
  await expect.poll(() => link.getAttribute('href')).toBe(`${origin}/tour`);
  await expect.poll(() => hasFocus(embedButton(page))).toBe(true);
};

/** A page with a tour and a map, whose scripts have started, and the paths that it asks their provider for. */
const test = base.extend('openEmbeds', ({ visit }) => async () => {
  const requests: string[] = [];
  const { origin, site } = await startTourProvider((req, ...others) => {
    requests.push(req.url);
    answerWithPage(req, ...others);
  });
  site.variables.MAP_EMBED_URL = `${origin}/map`;
  const visited = await visit(at('about'), { hasChosen: false, site });
  const map = visited.page.locator('#map-embed');
  for (const place of [tour(visited.page), map]) {
    await place.locator('img').scrollIntoViewIfNeeded();
    await place.and(visited.page.locator('[data-island-status=hydrated]')).waitFor({ state: 'attached' });
  }
  return { ...visited, requests, map };
});

test('before a choice, no page asks a third party for anything', async ({ visit }) => {
  const { page, context, foreignRequests } = await visit(at('home'), { hasChosen: false });
  for (const path of [at('home'), at('about'), at('contact'), at('gallery')]) {
    await page.goto(path);
    for (const part of await page.locator('[data-island]').all()) await part.scrollIntoViewIfNeeded();
    await page.locator('.footer__adults').scrollIntoViewIfNeeded();
    await hydrated(page, 'Embed');
  }
  expect(foreignRequests).toEqual([]);
  expect(await context.cookies()).toEqual([]);
});

test('an embed asks its provider only after its button is pressed', async ({ openEmbeds }) => {
  const { page, foreignRequests, requests, map } = await openEmbeds();
  expect(foreignRequests).toEqual([]);
  await embedButton(page).press('Space');
  await expect.poll(() => hasFocus(tour(page).locator('iframe'))).toBe(true);
  await expect.poll(() => requests).toEqual(['/tour']);
  expect(await map.locator('iframe').count()).toBe(0);
});

test('embeds load after consent, and disappear on withdrawal', async ({ openEmbeds }) => {
  const { page, consoleErrors, map } = await openEmbeds();
  await choose(page, consent.accept);
  for (const place of [tour(page), map]) await place.locator('iframe').waitFor();
  await page.getByRole('link', { name: consent.settings }).click();
  await choose(page, consent.reject);
  for (const place of [tour(page), map]) await place.locator('iframe').waitFor({ state: 'detached' });
  expect(consoleErrors).toEqual([]);
});

test('rejecting cookies hides an embed whose button was pressed before', async ({ openEmbeds }) => {
  const { page } = await openEmbeds();
  await clickEmbedButton(page);
  await tour(page).locator('iframe').waitFor();
  await choose(page, consent.reject);
  await tour(page).locator('iframe').waitFor({ state: 'detached' });
});

test('an embed without an answer in eight seconds becomes its picture and button again', async ({
  visit,
}) => {
  let isSilent = true;
  const { site, origin } = await startTourProvider((...all) =>
    (isSilent ? neverAnswer : answerWithPage)(...all),
  );
  const { page } = await visit(at('about'), { site });
  await page.locator('#tour-embed').scrollIntoViewIfNeeded();
  await page.locator('#tour-embed[data-island-status=hydrated]').waitFor({ state: 'attached' });
  await stopClock(page);
  await clickEmbedButton(page);
  await tour(page).locator('iframe').waitFor();
  await page.clock.runFor('00:07');
  expect(await tour(page).locator('iframe').count()).toBe(1);
  await page.clock.runFor('00:02');
  await expectPictureAgain(page, origin);
  // The button asks the provider again.
  isSilent = false;
  await clickEmbedButton(page);
  await page.frameLocator('#tour-embed iframe').locator('title').waitFor({ state: 'attached' });
  await tour(page).getByText(failed).waitFor({ state: 'detached' });
});
