import { gzipSync } from 'node:zlib';
import { expect } from 'vitest';
import { forEachInLanes, phone, test } from '../support/browserTest.ts';
import { everyUrl, templates } from '../support/routeTable.ts';

/** The limit for compressed scripts in bytes, without interaction. */
const untouchedLimit = 4000;

test('loads at most 4 KB of scripts in two files without interaction', async ({ visit }) => {
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

/** The limit for a first visit in bytes, with pictures and without interaction. */
const firstVisitLimit = 300 * 1024;

test('loads at most 300 KB on a first visit to every French page on a phone', { timeout: 600_000 }, async ({
  visit,
  browser,
}) => {
  const { origin } = await visit('/');
  await using context = await browser.newContext({ viewport: phone, deviceScaleFactor: 2, baseURL: origin });
  /** A page without a cache, and the bytes it has loaded. */
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
  // French texts are the longest; the pictures are the same in all languages.
  const urls = everyUrl.filter(({ locale }) => locale === 'fr');
  // Three lanes, because waiting for an idle network needs no processor.
  const lanes = await Promise.all([openLane(), openLane(), openLane()]);
  await forEachInLanes(urls, lanes, async ({ url }, { page, loaded }) => {
    await page.goto('about:blank');
    loaded.bytes = 0;
    await page.goto(url, { waitUntil: 'networkidle' });
    expect(loaded.bytes, url).toBeGreaterThan(20_000);
    expect(loaded.bytes, url).toBeLessThanOrEqual(firstVisitLimit);
  });
});

/**
 * The limit for a font or picture of a phone's first screen in bytes. While six connections share a slow
 * network, it then arrives with its headers in three round trips.
 */
const firstScreenFileLimit = 12_580;

test('no font or picture of a first screen on a phone delays it by a fourth round trip', async ({
  visit,
}) => {
  const { page } = await visit('/', { viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75 });
  // An open picture has the network almost to itself.
  for (const { path } of templates.filter(({ name }) => name !== 'gallery-picture')) {
    await page.goto(path('en'), { waitUntil: 'load' });
    const sizes = await page.evaluate(() => {
      const seen = [...document.images].filter((image) => image.getBoundingClientRect().top < innerHeight);
      const sources = seen.map(({ currentSrc }) => currentSrc);
      const files = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
      return files
        .filter(({ name }) => name.endsWith('.woff2') || sources.includes(name))
        .map(({ name, encodedBodySize }) => ({ name, size: encodedBodySize }));
    });
    expect(sizes.length, path('en')).toBeGreaterThan(0);
    expect(
      sizes.filter(({ size }) => size > firstScreenFileLimit),
      path('en'),
    ).toEqual([]);
  }
});

test('prerenders a page when the pointer rests on its link', async ({ visit }) => {
  const { page, origin } = await visit('/gallery');
  const devtools = await page.context().newCDPSession(page);
  const tried: string[] = [];
  // Under a debugger Chromium cancels prerendering, but it reports the attempt.
  devtools.on('Preload.prerenderStatusUpdated', ({ key }) => tried.push(key.url));
  await devtools.send('Preload.enable');
  // A press also starts prerendering, except on pictures that the lightbox opens in place.
  await page.locator('.photo-grid a').first().hover();
  await page.mouse.down();
  await page.locator('.header').getByRole('link', { name: 'Hotels' }).hover();
  await page.mouse.up();
  await expect.poll(() => tried).toContain(`${origin}/hotels`);
  expect(tried.filter((url) => url.includes('photo'))).toEqual([]);
});
