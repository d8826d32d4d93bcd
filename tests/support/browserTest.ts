import type { RequestListener } from 'node:http';
import type { BrowserContextOptions, Locator, Page } from 'playwright';
import { test as base } from 'vitest';
import { launchBrowser } from './browser.ts';
import { serve } from './serve.ts';
import { openTestSite, type TestSiteOptions } from './testSite.ts';

export const phone = { width: 390, height: 844 };
export const desktop = { width: 1440, height: 900 };

type Options = BrowserContextOptions & {
  site?: TestSiteOptions;
  /** Runs in the page before its own scripts. */
  before?: () => void;
  /** Told in every page, so that the banner is out of the way. */
  hasChosen?: boolean;
};

/**
 * An application that compresses by gzip at most. Brotli at its best takes longer for a page and its scripts than most
 * visits last, and each test has a site of its own; what brotli sends is asserted over HTTP.
 */
const compressedFast =
  (app: RequestListener): RequestListener =>
  (req, res) => {
    if (req.headers['accept-encoding']) req.headers['accept-encoding'] = 'gzip';
    app(req, res);
  };

/** Tests in real Chromium: one browser for all of them, and for each visit a site and a visitor of its own. */
export const test = base
  // biome-ignore lint/correctness/noEmptyPattern: Vitest reads from the pattern which fixtures this one needs.
  .extend('browser', { scope: 'worker' }, async ({}, { onCleanup }) => {
    const browser = await launchBrowser();
    onCleanup(() => browser.close());
    return browser;
  })
  .extend('visit', ({ browser }, { onCleanup }) => {
    const closings: (() => Promise<void>)[] = [];
    onCleanup(async () => {
      for (const close of closings.reverse()) await close();
    });
    /** Opens a page, with all that the visitor's pages complain of and all that they ask others for. */
    return async (path: string, { site, before, hasChosen = true, ...options }: Options = {}) => {
      const opened = openTestSite(site);
      closings.push(opened.close);
      const { origin, close } = await serve(compressedFast(opened.app));
      closings.push(close);
      const context = await browser.newContext({ viewport: desktop, baseURL: origin, ...options });
      closings.push(() => context.close());
      if (before) await context.addInitScript(before);
      if (hasChosen)
        await context.addInitScript(() => {
          if (location.protocol !== 'about:') localStorage.setItem('cookie_consent', 'rejected');
        });
      const complaints: string[] = [];
      const foreign: string[] = [];
      const scripts: string[] = [];
      context.on('console', (message) => {
        if (['error', 'warning'].includes(message.type()))
          complaints.push(`${message.page()?.url()}: ${message.text()}`);
      });
      context.on('weberror', (error) => complaints.push(`${error.page()?.url()}: ${error.error().message}`));
      context.on('request', (request) => {
        if (!request.url().startsWith(origin)) foreign.push(request.url());
        if (request.resourceType() === 'script') scripts.push(new URL(request.url()).pathname);
      });
      const page = await context.newPage();
      await page.goto(path);
      const { databasePath, stored } = opened;
      return { page, context, origin, complaints, foreign, scripts, databasePath, stored };
    };
  });

/** Waits until an island is alive. */
export const hydrated = (page: Page, name: string): Promise<void> =>
  page.locator(`[data-island="${name}"][data-island-status=hydrated]`).first().waitFor({ state: 'attached' });

/** Whether an element has the focus. */
export const hasFocus = (locator: Locator): Promise<boolean> =>
  locator.evaluate((element) => element === document.activeElement);

/** Looks at every item in one of several lanes, a page each for example, as soon as the lane is free. */
export const lookAtAll = async <Item, Lane>(
  items: readonly Item[],
  lanes: readonly Lane[],
  look: (item: Item, lane: Lane) => Promise<void>,
): Promise<void> => {
  const left = [...items];
  await Promise.all(
    lanes.map(async (lane) => {
      for (let item = left.shift(); item; item = left.shift()) await look(item, lane);
    }),
  );
};
