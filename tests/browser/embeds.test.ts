import express from 'express';
import type { Page } from 'playwright';
import { expect, onTestFinished } from 'vitest';
import { copies } from '../../content/copies.ts';
import { hasFocus, test } from '../support/browserTest.ts';
import { serve } from '../support/serve.ts';

const { embeds } = copies.en.layout;
const inWords = (text: string) => text.replace('{provider}', 'Matterport');
const button = inWords(embeds.tour.button);
const failed = inWords(embeds.failed);

const tour = (page: Page) => page.locator('#tour-embed');
const ask = (page: Page) => tour(page).getByRole('link', { name: button }).click();

/** A provider that says what its function says; its address is that of the tour. */
const provide = async (answer: express.RequestHandler) => {
  const { origin, close } = await serve(express().use(answer));
  onTestFinished(close);
  return { site: { variables: { TOUR_EMBED_URL: `${origin}/tour`, MAP_EMBED_URL: '' } }, origin };
};

const silent: express.RequestHandler = () => {};
const answering: express.RequestHandler = (_req, res) => void res.type('html').send('<title>Tour</title>');

/** Our own picture, the button with the focus, and the sentence with the link to the provider. */
const expectOwnPicture = async (page: Page, origin: string) => {
  await tour(page).getByText(failed).waitFor({ timeout: 20_000 });
  expect(await tour(page).locator('iframe').count()).toBe(0);
  expect(await tour(page).locator('img').isVisible()).toBe(true);
  expect(await tour(page).getByRole('status').textContent()).toBe(failed);
  const link = tour(page).getByRole('link', { name: 'Matterport', exact: true });
  expect(await link.getAttribute('href')).toBe(`${origin}/tour`);
  expect(await hasFocus(tour(page).getByRole('link', { name: button }))).toBe(true);
};

test('a provider that never answers gives way after eight seconds, and can be asked again', async ({
  visit,
}) => {
  let isSilent = true;
  const { site, origin } = await provide((...all) => (isSilent ? silent : answering)(...all));
  const { page } = await visit('/about', { site });
  await ask(page);
  await tour(page).locator('iframe').waitFor();
  const started = performance.now();
  await expectOwnPicture(page, origin);
  expect(performance.now() - started).toBeGreaterThan(6000);
  isSilent = false;
  await ask(page);
  await page.frameLocator('#tour-embed iframe').locator('title').waitFor({ state: 'attached' });
  expect(await tour(page).getByText(failed).count()).toBe(0);
});

test('offline our own picture comes back at once, before and while a provider is asked', async ({
  visit,
}) => {
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

test('what was there before stays when the line goes', async ({ visit }) => {
  const { site } = await provide(answering);
  const { page, context } = await visit('/about', { site });
  await ask(page);
  await page.frameLocator('#tour-embed iframe').locator('title').waitFor({ state: 'attached' });
  await context.setOffline(true);
  await page.evaluate(() => new Promise(requestAnimationFrame));
  expect(await tour(page).locator('iframe').count()).toBe(1);
});

test('a provider that leads where the page’s policy does not let it gives way', async ({ visit }) => {
  const elsewhere = await serve(express().use(answering));
  onTestFinished(elsewhere.close);
  const { site, origin } = await provide((_req, res) => res.redirect(`${elsewhere.origin}/other`));
  const { page } = await visit('/about', { site });
  await ask(page);
  await expectOwnPicture(page, origin);
});

test('who tabs to a place whose cookies were accepted before does not lose the place', async ({ visit }) => {
  const { site } = await provide(answering);
  const { page } = await visit('/about', {
    site,
    hasChosen: false,
    before: () => localStorage.setItem('cookie_consent', 'accepted'),
  });
  const link = tour(page).getByRole('link', { name: button });
  await link.focus();
  await tour(page).locator('iframe').waitFor();
  expect(await hasFocus(tour(page).locator('iframe'))).toBe(true);
});

test('who presses the button then is not led away by it', async ({ visit }) => {
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
