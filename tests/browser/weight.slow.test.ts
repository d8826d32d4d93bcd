import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { brotliCompress, constants, createBrotliDecompress, gzipSync } from 'node:zlib';
import type { BrowserContext, Page } from 'playwright';
import { expect } from 'vitest';
import { locales } from '../../content/locales.ts';
import { buildAssets } from '../../src/build/assets.ts';
import { readAssets } from '../../src/build/manifest.ts';
import { desktop, forEachInLanes, hydrated, phone, test } from '../support/browserTest.ts';
import { everyUrl, templates } from '../support/routeTable.ts';
import { root } from '../support/serverProcess.ts';
import { temporaryFolder } from '../support/testSite.ts';

const toBrotli = promisify(brotliCompress);

/** Compresses a text like the site does for browsers. */
const compressed = (text: string): Promise<Buffer> =>
  toBrotli(text, { params: { [constants.BROTLI_PARAM_SIZE_HINT]: Buffer.byteLength(text) } });

/** The text that a browser can decode from the first `bytes`. */
const beginningOf = async (stream: Buffer, bytes: number): Promise<string> => {
  const decompress = createBrotliDecompress({ finishFlush: constants.BROTLI_OPERATION_FLUSH });
  decompress.end(stream.subarray(0, bytes));
  const chunks: Buffer[] = [];
  for await (const chunk of decompress) chunks.push(chunk);
  return Buffer.concat(chunks).toString();
};

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

test('hydrates a form, and loads its words, near the viewport or on focus', async ({ visit }) => {
  const { page, scripts } = await visit('/');
  const words = () => scripts.filter((script) => /\/(booking|contact)\./.test(script));
  await page.waitForLoadState('networkidle');
  expect(words()).toEqual([]);
  expect(await page.locator('#booking-form').getAttribute('data-island-status')).toBe('pending');
  await page.locator('#booking').scrollIntoViewIfNeeded();
  await hydrated(page, 'RequestForm');
  expect(words()).toEqual([expect.stringContaining('/booking.en.')]);
  await page.goto('/contact');
  expect(await page.locator('#message-form').getAttribute('data-island-status')).toBe('pending');
  await page.locator('#message-name').focus();
  await hydrated(page, 'RequestForm');
});

test('every island matches its markup in the development build of React', async ({ visit }) => {
  const folder = temporaryFolder();
  await buildAssets(root, folder, 'development');
  const { page, consoleErrors } = await visit('/', {
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
  expect(consoleErrors.filter((message) => !message.includes('React DevTools'))).toEqual([]);
});

/** The limit for a page and its headers in bytes. A new connection brings them in one round trip. */
const pageLimit = 14_600;

/** The first screen has to fit into these compressed bytes, which a new connection sends at once. */
const firstFlight = 12_000;

/** The limit for a first visit in bytes, without pictures and fonts. */
const documentsLimit = 30_000;

const screens = templates.flatMap(({ name, path }) =>
  locales.map((locale) => ({ name: `${name} ${locale}`, path: path(locale) })),
);

test('every page and its first screen fit their limits in bytes', async ({ visit }) => {
  const { origin } = await visit('/');
  const { manifest } = readAssets(new URL('../../dist/', import.meta.url));
  const bytesOf = async (path: string | undefined): Promise<Buffer> =>
    compressed(await (await fetch(origin + path)).text());
  const sheet = manifest['styles/site.css'];
  const others = await Promise.all([sheet, manifest['client/start.js']].map(bytesOf));
  const besides = others.reduce((sum, { length }) => sum + length, 0);
  for (const { name, path } of screens) {
    const page = await bytesOf(path);
    const { headers } = await fetch(origin + path);
    const headerLines = [...headers].map(([field, value]) => `${field}: ${value}\r\n`).join('');
    expect(headerLines.length, name).toBeGreaterThan(500);
    expect(headerLines.length + page.length, name).toBeLessThanOrEqual(pageLimit);
    expect(page.length + besides, name).toBeLessThanOrEqual(documentsLimit);
    // The link to the style sheet marks the end of the first screen.
    expect(await beginningOf(page, firstFlight), name).toContain(`<link rel="stylesheet" href="${sheet}"`);
  }
});

test('preloads exactly the fonts and the picture of the first screen', async ({ visit }) => {
  const { page, context } = await visit('/', { viewport: phone, hasChosen: true });
  const lanes = [page, await context.newPage()];
  await forEachInLanes(screens, lanes, async ({ name, path }, lane) => {
    const html = await (await context.request.get(path)).text();
    const ahead = [...html.matchAll(/<link rel="preload" as="font"[^>]*href="[^"]*\/([\w-]+)\.[^"]*"/g)].map(
      ([, font]) => font,
    );
    await lane.goto(path, { waitUntil: 'load' });
    const seen = await lane.evaluate(() => {
      const inSight = [...document.querySelectorAll('body *')].filter((element) => {
        const { top, height } = element.getBoundingClientRect();
        return height > 0 && top < innerHeight;
      });
      const fonts = inSight.flatMap((element) => {
        const { fontFamily, fontStyle } = getComputedStyle(element);
        if (!/^"?Cormorant"?,/.test(fontFamily)) return [];
        return fontStyle === 'italic' ? 'cormorant-italic' : 'cormorant';
      });
      const first = document.querySelector<HTMLImageElement>('img[fetchpriority=high]');
      return { fonts, first: first?.currentSrc, isLazy: first?.loading === 'lazy' };
    });
    for (const font of ahead) expect(seen.fonts, name).toContain(font);
    expect(ahead.includes('cormorant'), name).toBe(seen.fonts.includes('cormorant'));
    if (!seen.first) return;
    expect(seen.isLazy, name).toBe(false);
    expect(html, name).toContain(new URL(seen.first).pathname);
  });
});

/** Renders the first screen from the first `bytes` of the document only. */
const firstScreen = async (context: BrowserContext, path: string, bytes: number): Promise<Buffer> => {
  const page = await context.newPage();
  await page.route(
    (url) => url.pathname + url.search === path,
    async (route) => {
      const response = await route.fetch();
      await route.fulfill({
        response,
        body: await beginningOf(await compressed(await response.text()), bytes),
      });
    },
  );
  await page.goto(path, { waitUntil: 'load' });
  await page.evaluate(() => document.fonts.ready);
  const screen = await page.screenshot({ clip: { x: 0, y: 0, width: phone.width, height: 600 } });
  await page.close();
  return screen;
};

test('the first 12,000 bytes render the whole first screen', async ({ visit, browser }) => {
  const { origin } = await visit('/');
  await using context = await browser.newContext({
    viewport: phone,
    baseURL: origin,
    reducedMotion: 'reduce',
    javaScriptEnabled: false,
  });
  for (const path of ['/', '/fr', '/es/contact', '/fr/services/tantra-massage']) {
    const whole = await firstScreen(context, path, Number.POSITIVE_INFINITY);
    const beginning = await firstScreen(context, path, firstFlight);
    expect(beginning.equals(whole), path).toBe(true);
  }
});

test('every page has the styles of elements that scripts add', async ({ visit }) => {
  const { page, context } = await visit('/', { reducedMotion: 'reduce' });
  const lanes = [page, await context.newPage()];
  await forEachInLanes(screens, lanes, async ({ name, path }, lane) => {
    await lane.goto(path, { waitUntil: 'domcontentloaded' });
    /** The computed styles of elements with classes that scripts add. */
    const positions = await lane.evaluate(() =>
      ['notice', 'tooltip', 'lightbox', 'error-summary', 'field field--invalid'].map((className) => {
        const element = document.createElement('div');
        element.className = className;
        document.body.append(element);
        const { position, zIndex, borderInlineStartWidth } = getComputedStyle(element);
        element.remove();
        return `${position} ${zIndex} ${borderInlineStartWidth}`;
      }),
    );
    expect(positions, name).toEqual([
      'fixed 4 1px',
      'fixed 6 1px',
      'fixed 5 0px',
      'static auto 3px',
      'static auto 3px',
    ]);
  });
});

test('shows only the styled first screen until the style sheet has loaded', async ({ visit }) => {
  const { page } = await visit('/', { viewport: phone });
  let release = () => {};
  const isReleased = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/styles/site.*.css', async (route) => {
    await isReleased;
    await route.continue();
  });
  await page.goto('/es', { waitUntil: 'commit' });
  await page.locator('.hero h1').waitFor();
  expect(await page.locator('.hero h1').evaluate((heading) => getComputedStyle(heading).color)).toBe(
    'rgb(241, 231, 218)',
  );
  expect(await page.locator('.timeline, .faq, .footer').count()).toBe(0);
  release();
  await page.locator('.footer').waitFor();
  expect(await page.locator('.faq summary').count()).toBeGreaterThan(3);
});

/** The visible properties of elements. */
const visibleProperties =
  'background-color background-image border border-radius clip-path color content display font letter-spacing margin object-fit object-position opacity overflow padding position rotate text-align text-decoration text-transform transform view-transition-name white-space z-index'.split(
    ' ',
  );

/** The boxes and styles of the visible elements above the link to the style sheet. */
const firstScreenStyles = (page: Page): Promise<string[]> =>
  page.evaluate(async (properties) => {
    await document.querySelector<HTMLImageElement>('img[fetchpriority=high]')?.decode();
    const link = document.querySelector('body link[rel=stylesheet]');
    const isAbove = (element: Element) =>
      link && element.compareDocumentPosition(link) & Node.DOCUMENT_POSITION_FOLLOWING;
    // The wordmark is another file, which may come later.
    return [...document.querySelectorAll('body :not(use)')]
      .filter((element) => isAbove(element) && !element.contains(link) && element.checkVisibility())
      .flatMap((element) => {
        const { x, y, width, height } = element.getBoundingClientRect();
        const box = [x, y, width, height].map(Math.round);
        return ['', '::before', '::after'].flatMap((part) => {
          const style = getComputedStyle(element, part);
          const name = `${element.tagName}.${element.className}${part}`;
          if (part && style.content === 'none') return [name];
          const styles = properties.map((property) => `${property}: ${style.getPropertyValue(property)}`);
          return [`${name} ${box}`, ...styles.map((text) => `${name} ${text}`)];
        });
      });
  }, visibleProperties);

test.for([
  ['phone', phone],
  ['desk', desktop],
] as const)(
  'the style sheet changes nothing on the first screen of a %s',
  { timeout: 240_000 },
  async ([, viewport], { visit, browser }) => {
    const { origin } = await visit('/');
    await using context = await browser.newContext({
      viewport,
      baseURL: origin,
      javaScriptEnabled: false,
      reducedMotion: 'reduce',
    });
    const lanes = [await context.newPage(), await context.newPage()];
    await forEachInLanes(screens, lanes, async ({ name, path }, lane) => {
      const sheet = Promise.withResolvers<void>();
      await lane.route('**/styles/site.*.css', (route) => sheet.promise.then(() => route.continue()));
      await lane.goto(path, { waitUntil: 'commit' });
      await lane.locator('body link[rel=stylesheet]').waitFor({ state: 'attached' });
      const before = await firstScreenStyles(lane);
      sheet.resolve();
      await lane.waitForLoadState('domcontentloaded');
      await lane.unrouteAll({ behavior: 'wait' });
      const after = await firstScreenStyles(lane);
      expect(before.length, name).toBeGreaterThan(20);
      expect(
        after.filter((line, index) => line !== before[index]),
        name,
      ).toEqual([]);
    });
  },
);
