import { promisify } from 'node:util';
import { brotliCompress, constants, createBrotliDecompress } from 'node:zlib';
import type { Page } from 'playwright';
import { expect } from 'vitest';
import { locales } from '../../content/locales.ts';
import { displayFonts } from '../../content/look.ts';
import { readAssets } from '../../src/build/manifest.ts';
import { desktop, forEachInLanes, phone, test } from '../support/browserTest.ts';
import { at, templates } from '../support/routeTable.ts';
import { otherLocale } from '../support/sample.ts';

const toBrotli = promisify(brotliCompress);

/** Compresses a text as the server does for browsers. */
const compress = (text: string): Promise<Buffer> =>
  toBrotli(text, { params: { [constants.BROTLI_PARAM_SIZE_HINT]: Buffer.byteLength(text) } });

/** Decodes the text that a browser has after the first `bytes` of a compressed document. */
const decodeBeginning = async (stream: Buffer, bytes: number): Promise<string> => {
  const decompress = createBrotliDecompress({ finishFlush: constants.BROTLI_OPERATION_FLUSH });
  decompress.end(stream.subarray(0, bytes));
  const chunks: Buffer[] = [];
  for await (const chunk of decompress) chunks.push(chunk);
  return Buffer.concat(chunks).toString();
};

/** The limit for a page and its headers in bytes, which a new connection sends in one round trip. */
const bytesOfOneRoundTrip = 14_600;

/** The limit for the first screen in compressed bytes, so that it arrives with the headers at once. */
const bytesForFirstScreen = 12_000;

/** The limit for document, style sheet and start script in compressed bytes. */
const bytesForFirstFiles = 30_000;

const screens = templates.flatMap(({ name, path }) =>
  locales.map((locale) => ({ name: `${name} ${locale}`, path: path(locale) })),
);

test('pages with headers fit 14,600 bytes, first screens 12,000, first files 30,000', async ({ visit }) => {
  const { origin } = await visit(at('home'));
  const { manifest } = readAssets(new URL('../../dist/', import.meta.url));
  const fetchCompressed = async (path: string | undefined): Promise<Buffer> =>
    compress(await (await fetch(origin + path)).text());
  const sheet = manifest['styles/site.css'];
  const others = await Promise.all([sheet, manifest['client/start.js']].map(fetchCompressed));
  const otherBytes = others.reduce((sum, { length }) => sum + length, 0);
  for (const { name, path } of screens) {
    const page = await fetchCompressed(path);
    const { headers } = await fetch(origin + path);
    const headerLines = [...headers].map(([field, value]) => `${field}: ${value}\r\n`).join('');
    expect(headerLines.length + page.length, name).toBeLessThanOrEqual(bytesOfOneRoundTrip);
    expect(page.length + otherBytes, name).toBeLessThanOrEqual(bytesForFirstFiles);
    // The link to the style sheet marks the end of the first screen.
    expect(await decodeBeginning(page, bytesForFirstScreen), name).toContain(
      `<link rel="stylesheet" href="${sheet}"`,
    );
  }
});

test('pages preload the upright font and picture of the first screen, no unused font', async ({ visit }) => {
  const { page, context } = await visit(at('home'), { viewport: phone, hasChosen: true });
  const lanes = [page, await context.newPage()];
  await forEachInLanes(screens, lanes, async ({ name, path }, lane) => {
    const html = await (await context.request.get(path)).text();
    const preloaded = [
      ...html.matchAll(/<link rel="preload" as="font"[^>]*href="[^"]*\/([\w-]+)\.[^"]*"/g),
    ].map(([, font]) => (font === displayFonts.italic.name ? 'italic' : 'upright'));
    await lane.goto(path, { waitUntil: 'load' });
    const seen = await lane.evaluate(() => {
      const inSight = [...document.querySelectorAll('body *')].filter((element) => {
        const { top, height } = element.getBoundingClientRect();
        return height > 0 && top < innerHeight;
      });
      const fonts = inSight.flatMap((element) => {
        const { fontFamily, fontStyle } = getComputedStyle(element);
        if (!/^"?Display"?,/.test(fontFamily)) return [];
        return fontStyle === 'italic' ? 'italic' : 'upright';
      });
      const first = document.querySelector<HTMLImageElement>('img[fetchpriority=high]');
      return { fonts, first: first?.currentSrc, isLazy: first?.loading === 'lazy' };
    });
    for (const font of preloaded) expect(seen.fonts, name).toContain(font);
    expect(preloaded.includes('upright'), name).toBe(seen.fonts.includes('upright'));
    // Not every page has a picture there.
    if (!seen.first) return;
    expect(seen.isLazy, name).toBe(false);
    expect(html, name).toContain(new URL(seen.first).pathname);
  });
});

/** The visible properties of elements. */
const visibleProperties =
  'background-color background-image border border-radius clip-path color content display font letter-spacing margin object-fit object-position opacity overflow padding position rotate text-align text-decoration text-transform transform view-transition-name white-space z-index'.split(
    ' ',
  );

/** The boxes and styles of the visible elements above the link to the style sheet. */
const readFirstScreenStyles = (page: Page): Promise<string[]> =>
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
          // A picture shows its text only if it fails.
          const seen = properties.filter(
            (name) => element.tagName !== 'IMG' || !/^(border|color|font)$/.test(name),
          );
          const styles = seen.map((property) => `${property}: ${style.getPropertyValue(property)}`);
          return [`${name} ${box}`, ...styles.map((text) => `${name} ${text}`)];
        });
      });
  }, visibleProperties);

test.for([
  ['phone', phone],
  ['desktop', desktop],
] as const)(
  'the style sheet changes nothing on the first screen of a %s',
  { timeout: 240_000 },
  async ([, viewport], { visit, browser }) => {
    const { origin } = await visit(at('home'));
    await using context = await browser.newContext({
      viewport,
      baseURL: origin,
      javaScriptEnabled: false,
      reducedMotion: 'reduce',
    });
    // The style sheet shows the banner, which this cookie hides.
    await context.addCookies([{ name: 'cookie_consent', value: 'rejected', url: origin }]);
    const lanes = [await context.newPage(), await context.newPage()];
    await forEachInLanes(templates, lanes, async ({ name, path }, lane) => {
      const sheet = Promise.withResolvers<void>();
      await lane.route('**/styles/site.*.css', (route) => sheet.promise.then(() => route.continue()));
      await lane.goto(path(otherLocale), { waitUntil: 'commit' });
      await lane.locator('body link[rel=stylesheet]').waitFor({ state: 'attached' });
      const before = await readFirstScreenStyles(lane);
      sheet.resolve();
      await lane.waitForLoadState('load');
      await lane.unrouteAll({ behavior: 'wait' });
      const after = await readFirstScreenStyles(lane);
      expect(before, name).not.toEqual([]);
      expect(after.length, name).toBe(before.length);
      expect(
        after.filter((line, index) => line !== before[index]),
        name,
      ).toEqual([]);
    });
  },
);
