import type { Browser, BrowserContextOptions, Locator, Page } from 'playwright';
import { test as base } from 'vitest';
import { defaultLocale } from '../../content/locales.ts';
import { allTexts } from '../../views/texts/allTexts.ts';
import { launchBrowser } from './browser.ts';
import { runSql } from './databaseFiles.ts';
import { pathTo } from './routeTable.ts';
import { massage, titleOf } from './sample.ts';
import { serve } from './serve.ts';
import { openTestSite, type TestSiteOptions } from './testSite.ts';

export const phone = { width: 390, height: 844 };
export const desktop = { width: 1440, height: 900 };

/** Matches requests that send a form. */
export const bookingsUrl = '**/api/bookings*';

type Options = BrowserContextOptions & {
  /** Opens another site with these options. Without them, the tests of a file share one site. */
  site?: TestSiteOptions;
  /** Runs in the page before its own scripts. */
  before?: () => void;
  /** Stores a cookie choice first, so that the banner is hidden. */
  hasChosen?: boolean;
};

const serveSite = async (options?: TestSiteOptions) => {
  const site = openTestSite(options);
  const { origin, close } = await serve(site.app);
  return {
    ...site,
    origin,
    close: async (): Promise<void> => {
      await close();
      site.close();
    },
  };
};

/** The browser of this worker. Each test function that a file extends has worker fixtures of its own. */
let launched: Promise<Browser> | undefined;

/**
 * Tests in a browser: one browser for all tests, one site for each file, one browser context for each opened
 * page.
 */
export const test = base
  // biome-ignore lint/correctness/noEmptyPattern: Vitest reads from the pattern which fixtures this one needs.
  .extend('browser', { scope: 'worker' }, async ({}, { onCleanup }) => {
    launched ??= launchBrowser();
    const browser = await launched;
    onCleanup(() => browser.close());
    return browser;
  })
  // biome-ignore lint/correctness/noEmptyPattern: see above.
  .extend('siteOfFile', { scope: 'file' }, async ({}, { onCleanup }) => {
    const site = await serveSite();
    onCleanup(site.close);
    return site;
  })
  .extend('openPage', ({ browser, siteOfFile }, { onCleanup }) => {
    const closings: (() => unknown)[] = [];
    onCleanup(async () => {
      for (const close of closings.reverse()) await close();
    });
    /**
     * Opens a page of a site without bookings, and records its console errors, its scripts and its requests
     * to other origins.
     */
    return async (path: string, { site, before, hasChosen = true, ...options }: Options = {}) => {
      const { origin, databasePath, stored, close } = site ? await serveSite(site) : siteOfFile;
      if (site) closings.push(close);
      else runSql(databasePath, 'DELETE FROM bookings');
      const context = await browser.newContext({ viewport: phone, baseURL: origin, ...options });
      closings.push(() => context.close());
      context.setDefaultTimeout(60_000);
      if (before) await context.addInitScript(before);
      if (hasChosen)
        await context.addInitScript(() => {
          if (location.protocol !== 'about:') localStorage.setItem('cookie_consent', 'rejected');
        });
      const consoleErrors: string[] = [];
      const foreignRequests: string[] = [];
      const loadedScripts: string[] = [];
      context.on('console', (message) => {
        if (['error', 'warning'].includes(message.type()))
          consoleErrors.push(`${message.page()?.url()}: ${message.text()}`);
      });
      context.on('weberror', (error) =>
        consoleErrors.push(`${error.page()?.url()}: ${error.error().message}`),
      );
      context.on('request', (request) => {
        if (!request.url().startsWith(origin)) foreignRequests.push(request.url());
        if (request.resourceType() === 'script') loadedScripts.push(new URL(request.url()).pathname);
      });
      const page = await context.newPage();
      await page.goto(path);
      return { page, context, origin, consoleErrors, foreignRequests, loadedScripts, databasePath, stored };
    };
  })
  /** Opens the home page, fills in a booking, and waits until the form is hydrated. */
  .extend('openFilledForm', ({ openPage }) => async (options?: Options) => {
    const opened = await openPage(pathTo('home'), options);
    await fillBooking(opened.page);
    await waitForHydration(opened.page, 'BookingForm');
    return opened;
  })
  /** Opens the contact page, fills in a message, and waits until the form is hydrated. */
  .extend('openFilledMessage', ({ openPage }) => async (options?: Options) => {
    const opened = await openPage(pathTo('contact'), options);
    await fillMessage(opened.page);
    await waitForHydration(opened.page, 'BookingForm');
    return opened;
  });

/** Waits until an island is hydrated. */
export const waitForHydration = (page: Page, name: string): Promise<void> =>
  page.locator(`[data-island="${name}"][data-island-status=hydrated]`).first().waitFor({ state: 'attached' });

/** Waits until an island has thrown, and its markup of the server is back. */
export const waitForIslandFailure = (page: Page, name: string): Promise<void> =>
  page.locator(`[data-island="${name}"][data-island-status=failed]`).first().waitFor({ state: 'attached' });

export const hasFocus = (locator: Locator): Promise<boolean> =>
  locator.evaluate((element) => element === document.activeElement);

/** Counts the forms that a page posts from now on; returns a function that returns their number. */
export const countPosts = (page: Page): (() => number) => {
  let posts = 0;
  page.on('request', (request) => {
    if (request.method() === 'POST') posts += 1;
  });
  return () => posts;
};

/** Stops the clock of a page, so that timers run only in `page.clock.runFor`. */
export const stopClock = async (page: Page): Promise<void> => {
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 3_600_000);
};

/** Sets the font size that a visitor has chosen in the browser, in pixels. The usual size is 16. */
export const setFontSize = async (page: Page, standard: number): Promise<void> => {
  const session = await page.context().newCDPSession(page);
  await session.send('Page.setFontSizes', { fontSizes: { standard } });
};

/** The fields of a form by their labels. */
export const fieldsOf = (page: Page, locale = defaultLocale) => {
  const { name, email, phone, service, masseuse, day, time, message } = allTexts[locale].form;
  return {
    name: page.getByRole('textbox', { name, exact: true }),
    email: page.getByRole('textbox', { name: email }),
    phone: page.getByRole('textbox', { name: phone }),
    service: page.getByLabel(service, { exact: true }),
    masseuse: page.getByRole('combobox', { name: masseuse }),
    day: page.getByLabel(day),
    time: page.getByRole('combobox', { name: time }),
    message: page.getByRole('textbox', { name: message }),
  };
};

/** Fills in the required fields of the home page, and the message. */
export const fillBooking = async (page: Page, who = 'Ana', text = 'Friday'): Promise<void> => {
  const { name, service, message } = fieldsOf(page);
  await name.fill(who);
  await service.selectOption(titleOf(massage.slug));
  await message.fill(text);
};

/** Clicks the button of the home page's form. */
export const submitBooking = (page: Page): Promise<void> =>
  page.getByRole('button', { name: allTexts[defaultLocale].form.send.booking }).click();

/** Waits for the notice that a booking was sent. */
export const waitForBookingSent = (page: Page): Promise<void> =>
  page.locator('.notice').getByText(allTexts[defaultLocale].form.sent.booking).waitFor();

/** Fills in the required fields of the contact page. */
export const fillMessage = async (page: Page, who = 'Ana'): Promise<void> => {
  const { name, message } = fieldsOf(page);
  await name.fill(who);
  await message.fill('A question');
};

/** Clicks the button of the contact page's form. */
export const submitMessage = (page: Page): Promise<void> =>
  page.getByRole('button', { name: allTexts[defaultLocale].form.send.contact }).click();

/** Waits for the notice that a message was sent. */
export const waitForMessageSent = (page: Page): Promise<void> =>
  page.locator('.notice').getByText(allTexts[defaultLocale].form.sent.contact).waitFor();

/** The summary of a form's errors. */
export const errorSummary = (page: Page): Locator =>
  page.getByRole('region', { name: allTexts[defaultLocale].form.summaryHeading });

/** Delays requests for a URL until the returned function is called. */
export const holdBack = async (page: Page, address: string): Promise<() => void> => {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(address, async (route) => {
    await promise;
    await route.continue();
  });
  return resolve;
};

/** Delays the hydration of islands. Until the returned function is called, the page is plain HTML. */
export const holdHydration = (page: Page): Promise<() => void> => holdBack(page, '**/hydrate.*.js');
