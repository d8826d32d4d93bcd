import { gzipSync } from 'node:zlib';
import { expect } from 'vitest';
import { forEachInLanes, phone, test } from '../support/browserTest.ts';
import { at, everyUrl, missingUrl } from '../support/routeTable.ts';
import { otherLocale } from '../support/sample.ts';

test('a page loads at most 4 KB of scripts in two files without interaction', async ({ visit }) => {
  const { page, loadedScripts, origin } = await visit(at('home'));
  for (const path of [
    at('home'),
    at('contact'),
    at('about'),
    at('gallery', otherLocale),
    at('services', otherLocale),
    `${at('gallery')}?photo=7`,
    missingUrl(otherLocale),
  ]) {
    loadedScripts.length = 0;
    await page.goto(path, { waitUntil: 'networkidle' });
    const sizes = await Promise.all(
      [...new Set(loadedScripts)].map(
        async (script) => gzipSync(await (await fetch(origin + script)).text()).length,
      ),
    );
    expect([1, 2], path).toContain(sizes.length);
    const compressed = sizes.reduce((sum, size) => sum + size, 0);
    expect(compressed, path).toBeLessThanOrEqual(4000);
  }
});

test('every page loads at most 300 KiB on a first visit on a phone', async ({ visit, browser }) => {
  const { origin } = await visit(at('home'));
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
  // The pictures are the same in all languages.
  const urls = everyUrl.filter(({ locale }) => locale === otherLocale);
  // Three lanes, because waiting for an idle network needs no processor.
  const lanes = await Promise.all([openLane(), openLane(), openLane()]);
  await forEachInLanes(urls, lanes, async ({ url }, { page, loaded }) => {
    await page.goto('about:blank');
    loaded.bytes = 0;
    await page.goto(url, { waitUntil: 'networkidle' });
    const smallestPage = 20_000;
    expect(loaded.bytes, url).toBeGreaterThan(smallestPage);
    expect(loaded.bytes, url).toBeLessThanOrEqual(300 * 1024);
  });
}, 600_000);
