import type { Browser, BrowserContextOptions, Page } from 'playwright';
import { serve } from './browser.ts';
import { createTestSite } from './testSite.ts';

export const phone = { width: 390, height: 844 };
export const desktop = { width: 1440, height: 900 };

type Options = BrowserContextOptions & {
  site?: Parameters<typeof createTestSite>[0];
  /** Runs in the page before its own scripts. */
  before?: () => void;
  /** Told in every page, so that the banner is out of the way. */
  hasChosen?: boolean;
};

/** Opens a page of a site of its own in real Chromium, with all that it complains of and all that it asks others for. */
export const visit = async (
  browser: Browser,
  path: string,
  { site, before, hasChosen = true, ...options }: Options = {},
) => {
  const built = createTestSite(site);
  const { origin, close } = await serve(built.app);
  const context = await browser.newContext({ viewport: desktop, baseURL: origin, ...options });
  if (before) await context.addInitScript(before);
  if (hasChosen) await context.addInitScript(() => localStorage.setItem('cookie_consent', 'rejected'));
  const page: Page = await context.newPage();
  const complaints: string[] = [];
  const foreign: string[] = [];
  const scripts: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning') complaints.push(message.text());
  });
  page.on('pageerror', (error) => complaints.push(error.message));
  page.on('request', (request) => {
    if (!request.url().startsWith(origin)) foreign.push(request.url());
    if (request.resourceType() === 'script') scripts.push(new URL(request.url()).pathname);
  });
  await page.goto(path);
  return {
    ...built,
    page,
    origin,
    complaints,
    foreign,
    scripts,
    leave: async () => {
      await context.close();
      await close();
    },
  };
};

/** Waits until an island is alive. */
export const hydrated = (page: Page, name: string): Promise<void> =>
  page.locator(`[data-island="${name}"][data-island-status=hydrated]`).first().waitFor({ state: 'attached' });
