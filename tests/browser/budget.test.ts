import { pathToFileURL } from 'node:url';
import { gzipSync } from 'node:zlib';
import { expect } from 'vitest';
import { collectAssets } from '../../src/build/assets.ts';
import { readAssets } from '../../src/build/manifest.ts';
import { hydrated, lookAtAll, phone, test } from '../support/browserTest.ts';
import { everyUrl } from '../support/routeTable.ts';
import { root } from '../support/serverProcess.ts';
import { temporaryFolder } from '../support/testSite.ts';

/** Bytes of compressed scripts on a page that nobody touches. */
const untouchedLimit = 4000;

test('a page that nobody touches loads at most 4 KB of scripts in two files, and no React', async ({
  visit,
}) => {
  const { page, scripts, origin } = await visit('/');
  for (const path of [
    '/',
    '/contact',
    '/about',
    '/es/gallery',
    '/fr/services',
    '/gallery?photo=7',
    '/nope',
  ]) {
    scripts.length = 0;
    await page.goto(path, { waitUntil: 'networkidle' });
    const sizes = await Promise.all(
      [...new Set(scripts)].map(
        async (script) => gzipSync(await (await fetch(origin + script)).text()).length,
      ),
    );
    expect(sizes.length, path).toBeGreaterThan(0);
    expect(sizes.length, path).toBeLessThanOrEqual(2);
    expect(
      sizes.reduce((sum, size) => sum + size, 0),
      path,
    ).toBeLessThanOrEqual(untouchedLimit);
  }
});

/** Bytes that a first visit may load before anything is touched, pictures included. */
const firstVisitLimit = 300 * 1024;

test('a first visit with a phone loads at most 300 KB on every page', { timeout: 600_000 }, async ({
  visit,
  browser,
}) => {
  const { origin } = await visit('/');
  await using context = await browser.newContext({ viewport: phone, deviceScaleFactor: 2, baseURL: origin });
  /** A page that keeps nothing, so that every visit is a first one, and what it has loaded. */
  const openLane = async () => {
    const page = await context.newPage();
    const devtools = await context.newCDPSession(page);
    const loaded = { bytes: 0 };
    devtools.on('Network.loadingFinished', ({ encodedDataLength }) => {
      loaded.bytes += encodedDataLength;
    });
    await devtools.send('Network.enable');
    await devtools.send('Network.setCacheDisabled', { cacheDisabled: true });
    return { page, loaded };
  };
  // An idle network is waited for, which takes no work.
  const lanes = await Promise.all([openLane(), openLane(), openLane()]);
  await lookAtAll(everyUrl, lanes, async ({ url }, { page, loaded }) => {
    await page.goto('about:blank');
    loaded.bytes = 0;
    await page.goto(url, { waitUntil: 'networkidle' });
    expect(loaded.bytes, url).toBeGreaterThan(20_000);
    expect(loaded.bytes, url).toBeLessThanOrEqual(firstVisitLimit);
  });
});

test('a form hydrates when it comes near, and when it is touched', async ({ visit }) => {
  const { page } = await visit('/');
  expect(await page.locator('#booking-form').getAttribute('data-island-status')).toBe('pending');
  await page.locator('#booking').scrollIntoViewIfNeeded();
  await hydrated(page, 'RequestForm');
  await page.goto('/contact');
  expect(await page.locator('#message-form').getAttribute('data-island-status')).toBe('pending');
  await page.locator('#message-name').focus();
  await hydrated(page, 'RequestForm');
});

test('with React’s development build every island fits its markup, in every language', async ({ visit }) => {
  const folder = temporaryFolder();
  await collectAssets(root, folder, 'development');
  const { page, complaints } = await visit('/', {
    site: { assets: readAssets(pathToFileURL(`${folder}/`)) },
  });
  const paths = everyUrl
    .filter(({ ref }) => ['home', 'contact', 'about', 'gallery'].includes(ref.page))
    .map(({ url }) => url);
  for (const path of [
    ...paths,
    '/es?service=nuru-massage&masseuse=mila',
    '/fr/contact?about=yoni',
    '/fr/gallery?photo=3',
  ]) {
    await page.goto(path);
    const names = await page
      .locator('[data-island]')
      .evaluateAll((markers) => markers.map((marker) => marker.id));
    expect(names.length).toBeGreaterThan(2);
    for (const id of names)
      await page.evaluate((marker) => document.querySelector(`#${marker} *`)?.scrollIntoView(), id);
    for (const form of await page.locator('form.form').all()) await form.dispatchEvent('pointerdown');
    for (const embed of await page.locator('.embed').all()) await embed.dispatchEvent('pointerover');
    await page.locator('.language-switcher a').first().dispatchEvent('pointerover');
    if (path.includes('gallery'))
      await page.locator('.lightbox, .photo-grid a').last().dispatchEvent('pointerdown');
    await expect
      .poll(() =>
        page
          .locator('[data-island]:not([data-island-status=hydrated])')
          .evaluateAll((markers) => markers.map((marker) => marker.id).filter((id) => id !== 'notices')),
      )
      .toEqual([]);
  }
  expect(complaints.filter((complaint) => !complaint.includes('React DevTools'))).toEqual([]);
}, 120_000);
