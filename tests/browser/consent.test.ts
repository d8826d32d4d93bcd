import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Page } from 'playwright';
import { expect } from 'vitest';
import { business } from '../../content/business.ts';
import { defaultLocale, locales } from '../../content/locales.ts';
import { allTexts } from '../../views/allTexts.ts';
import { urlOf } from '../../views/urls.ts';
import { hasFocus, holdBack, phone, test } from '../support/browserTest.ts';
import { at } from '../support/routeTable.ts';
import { otherLocale } from '../support/sample.ts';
import { serve } from '../support/serve.ts';

const laptop = { width: 1280, height: 720 };

const { consent } = allTexts[defaultLocale].layout;

const banner = (page: Page) => page.locator('.banner');
const choose = (page: Page, name: string) => banner(page).getByRole('button', { name }).click();
const choiceInLocalStorage = (page: Page) => page.evaluate(() => localStorage.getItem('cookie_consent'));

test('a consent choice is stored with its time', async ({ visit }) => {
  const { page } = await visit(at('home'), { hasChosen: false });
  const started = Date.now();
  await choose(page, consent.reject);
  await expect.poll(() => choiceInLocalStorage(page)).toBe('rejected');
  const time = await page.evaluate(() => Date.parse(localStorage.getItem('cookie_consent_at') ?? ''));
  expect(time).toBeGreaterThanOrEqual(started);
});

test('a consent choice hides the banner until a footer link shows and focuses it', async ({ visit }) => {
  const { page, consoleErrors } = await visit(at('home'), { hasChosen: false });
  await choose(page, consent.reject);
  await banner(page).waitFor({ state: 'hidden' });
  await page.goto(at('about', otherLocale));
  expect(await banner(page).isVisible()).toBe(false);
  await page.getByRole('link', { name: allTexts[otherLocale].layout.consent.settings }).click();
  await banner(page).waitFor();
  await expect.poll(() => hasFocus(banner(page))).toBe(true);
  expect(consoleErrors).toEqual([]);
});

test('the consent banner stays hidden until the browser has all of it', async ({ visit, onTestFinished }) => {
  const { page, origin } = await visit(at('home'), { hasChosen: false });
  const { promise: restAllowed, resolve: sendRest } = Promise.withResolvers<void>();
  const forwardSlowly = async (req: IncomingMessage, res: ServerResponse) => {
    const answer = await fetch(origin + req.url);
    const body = Buffer.from(await answer.arrayBuffer());
    const cut = body.indexOf('<button', body.indexOf('class="banner"'));
    res.writeHead(200, { 'Content-Type': answer.headers.get('content-type') ?? '' });
    if (req.url === '/') {
      res.write(body.subarray(0, cut));
      await restAllowed;
    }
    res.end(req.url === '/' ? body.subarray(cut) : body);
  };
  // The site may stop before the browser has all files.
  const slow = await serve((req, res) => forwardSlowly(req, res).catch(() => res.destroy()));
  onTestFinished(slow.close);
  await page.goto(slow.origin, { waitUntil: 'commit' });
  await banner(page).locator('p').waitFor({ state: 'attached' });
  await banner(page).waitFor({ state: 'hidden' });
  sendRest();
  await banner(page).waitFor();
});

test.for(locales)(
  'the banner in %s names the providers of embeds in two lines',
  async (locale, { visit }) => {
    const { page } = await visit(urlOf({ page: 'home' }, locale), { hasChosen: false, viewport: phone });
    const words = page.locator('.banner p');
    for (const provider of Object.values(business.embedProviders))
      await expect.poll(() => words.textContent()).toContain(provider);
    const lines = await words.evaluate((element) => {
      const lineHeight = Number.parseFloat(getComputedStyle(element).lineHeight);
      return Math.round(element.getBoundingClientRect().height / lineHeight);
    });
    expect(lines).toBeLessThanOrEqual(2);
  },
);

test.for(locales)('the banner in %s covers no main button of the home page', async (locale, { visit }) => {
  const { page } = await visit(urlOf({ page: 'home' }, locale), { hasChosen: false });
  for (const viewport of [phone, { width: 360, height: 740 }, { width: 320, height: 640 }, laptop]) {
    await page.setViewportSize(viewport);
    const isMainButtonUncovered = () =>
      page.locator('.hero .button--main').evaluate((main) => {
        const { left, right, top, bottom } = main.getBoundingClientRect();
        const places = [top + 1, bottom - 1].map((y) => document.elementFromPoint((left + right) / 2, y));
        return places.every((place) => place === main);
      });
    await expect.poll(isMainButtonUncovered, { message: `${viewport.width} pixels` }).toBe(true);
  }
});

test('the buttons of the banner are equal in size, in one row', async ({ visit }) => {
  const { page } = await visit(at('home', otherLocale), { hasChosen: false, viewport: phone });
  // Accepting must look no easier than rejecting.
  const buttons = await banner(page).getByRole('button').all();
  const [accept, reject] = await Promise.all(buttons.map((button) => button.boundingBox()));
  expect([accept?.y, accept?.width, accept?.height]).toEqual([reject?.y, reject?.width, reject?.height]);
});

test('consent is asked again after 24 months or for an unknown choice', async ({ visit }) => {
  const { page } = await visit(at('home'), { hasChosen: false });
  const isAsked = async (choice: string, date: string | null) => {
    await page.evaluate(
      ([value, at]) => {
        localStorage.clear();
        if (value) localStorage.setItem('cookie_consent', value);
        if (at) localStorage.setItem('cookie_consent_at', at);
      },
      [choice, date] as const,
    );
    await page.reload();
    return banner(page).isVisible();
  };
  const monthMs = 30.5 * 86_400_000;
  const monthsAgo = (months: number) => new Date(Date.now() - months * monthMs).toISOString();
  expect(await isAsked('accepted', null)).toBe(false);
  expect(await isAsked('rejected', monthsAgo(23))).toBe(false);
  expect(await isAsked('rejected', monthsAgo(25))).toBe(true);
  expect(await isAsked('perhaps', null)).toBe(true);
});

test('without storage, a choice hides the consent banner until the next page', async ({ visit }) => {
  const { page, consoleErrors } = await visit(at('about'), {
    hasChosen: false,
    before: () => {
      Object.defineProperty(window, 'localStorage', {
        get: () => {
          throw new DOMException('No storage', 'SecurityError');
        },
      });
    },
  });
  await banner(page).waitFor();
  await choose(page, consent.reject);
  await banner(page).waitFor({ state: 'hidden' });
  await page.reload();
  await banner(page).waitFor();
  expect(consoleErrors).toEqual([]);
});

test('the consent banner never covers the focused element', async ({ visit }) => {
  const { page } = await visit(at('contact'), { hasChosen: false, viewport: phone });
  const moreStopsThanOnThePage = 45;
  const states: string[] = [];
  for (let stop = 0; stop < moreStopsThanOnThePage; stop += 1) {
    await page.keyboard.press('Tab');
    const state = await page.evaluate(() => {
      const { activeElement } = document;
      const box = document.querySelector('.banner')?.getBoundingClientRect();
      if (!activeElement || !box || activeElement === document.body || activeElement.closest('.banner'))
        return 'in the banner or outside the page';
      const { top, bottom } = activeElement.getBoundingClientRect();
      return top >= box.top - 1 && bottom <= box.bottom ? `covered: ${activeElement.outerHTML}` : 'visible';
    });
    states.push(state);
  }
  expect([...new Set(states)].sort()).toEqual(['in the banner or outside the page', 'visible']);
});

test('Tab leads from the skip link to the banner, and a choice leads back', async ({ visit }) => {
  const { page } = await visit(at('services'), { hasChosen: false });
  const { skipLink, homeLink } = allTexts[defaultLocale].layout;
  const hasLinkFocus = (name: string) => hasFocus(page.getByRole('link', { name }));
  const reject = page.getByRole('region', { name: consent.heading }).getByText(consent.reject);
  await page.evaluate(() => scrollTo(0, 900));
  await page.keyboard.press('Tab');
  expect(await hasLinkFocus(skipLink)).toBe(true);
  const stops = await banner(page).locator('a, button').count();
  for (let stop = 0; stop < stops; stop += 1) await page.keyboard.press('Tab');
  expect(await hasFocus(reject)).toBe(true);
  const position = await page.evaluate(() => scrollY);
  await page.keyboard.press('Enter');
  await banner(page).waitFor({ state: 'hidden' });
  expect(await hasLinkFocus(skipLink)).toBe(true);
  expect(await page.evaluate(() => scrollY)).toBe(position);
  await page.keyboard.press('Tab');
  expect(await hasLinkFocus(homeLink)).toBe(true);
});

test('without JavaScript, a choice hides the banner until a footer link shows it', async ({ visit }) => {
  const { page } = await visit(at('contact', otherLocale), { hasChosen: false, javaScriptEnabled: false });
  const words = allTexts[otherLocale].layout.consent;
  const bannerBox = await banner(page).boundingBox();
  await choose(page, words.reject);
  await page.waitForURL(`**${at('contact', otherLocale)}#content`);
  await banner(page).waitFor({ state: 'hidden' });
  // The page keeps no room for the hidden banner.
  const room = await page.evaluate(() => Number.parseFloat(getComputedStyle(document.body).paddingBottom));
  expect(room).toBeLessThan(bannerBox?.height ?? 0);
  await page.goto(at('home', otherLocale));
  await banner(page).waitFor({ state: 'hidden' });
  await page.getByRole('link', { name: words.settings }).click();
  await banner(page).waitFor();
});

test('a consent choice made before the scripts run is kept until the next choice', async ({ visit }) => {
  const { page } = await visit(at('contact'), { hasChosen: false });
  const release = await holdBack(page, '**/client/start.*.js');
  await page.goto(at('about'), { waitUntil: 'commit' });
  const posted = page.waitForResponse((response) => response.request().method() === 'POST');
  await choose(page, consent.accept);
  await posted;
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  release();
  await page.goto(at('about'));
  // Embeds load only after consent.
  await page.locator('#tour-embed').scrollIntoViewIfNeeded();
  await page.locator('#tour-embed iframe').waitFor();
  await banner(page).waitFor({ state: 'hidden' });
  await page.getByRole('link', { name: consent.settings }).click();
  await choose(page, consent.reject);
  await page.locator('#tour-embed iframe').waitFor({ state: 'detached' });
  await page.reload();
  await banner(page).waitFor({ state: 'hidden' });
  await expect.poll(() => choiceInLocalStorage(page)).toBe('rejected');
});
