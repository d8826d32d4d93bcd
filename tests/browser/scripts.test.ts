import { expect } from 'vitest';
import { hydrated, phone, test } from '../support/browserTest.ts';
import { at } from '../support/routeTable.ts';

/** The largest size in bytes of the scripts that load before any interaction, without compression. */
const maxSize = 8000;

test('before any interaction, the home page loads less than 8,000 bytes of scripts', async ({ visit }) => {
  const { page, loadedScripts } = await visit(at('home'), { viewport: phone });
  await page.waitForLoadState('networkidle');
  expect(loadedScripts).toContainEqual(expect.stringMatching(/\/client\/start\./));
  const scripts = await Promise.all(loadedScripts.map((path) => page.request.get(path)));
  const bodies = await Promise.all(scripts.map((script) => script.body()));
  const size = bodies.reduce((sum, { length }) => sum + length, 0);
  expect(size, loadedScripts.join(' ')).toBeLessThan(maxSize);
});

test('the form of the home page hydrates when a visitor scrolls near it', async ({ visit }) => {
  const { page } = await visit(at('home'), { viewport: phone });
  await page.waitForLoadState('networkidle');
  expect(await page.locator('#booking-form').getAttribute('data-island-status')).toBe('pending');
  await page.locator('#booking').scrollIntoViewIfNeeded();
  await hydrated(page, 'RequestForm');
});

test('the lightbox of the gallery hydrates without interaction, when the browser is idle', async ({
  visit,
}) => {
  const { page } = await visit(at('gallery'), { viewport: phone });
  await hydrated(page, 'Lightbox');
});
