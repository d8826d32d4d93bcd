import type { Page } from 'playwright';
import { expect } from 'vitest';
import { business } from '../../content/business.ts';
import { defaultLocale, locales } from '../../content/locales.ts';
import { allTexts } from '../../views/texts/allTexts.ts';
import { photoQuery, urlOf } from '../../views/urls.ts';
import { phone, test, waitForHydration } from '../support/browserTest.ts';
import { pathTo } from '../support/routeTable.ts';

/** Answers requests for the neutral page, which is on another site. */
const serveNeutralPage = (page: Page) =>
  page.route(`${business.neutralPage}**`, (route) =>
    route.fulfill({ contentType: 'text/html', body: '<h1>Sunny</h1>' }),
  );

const leaveLink = (page: Page, place: '.footer' | '.booking-section' | '#menu') =>
  page.locator(place).getByRole('link', { name: allTexts[defaultLocale].layout.leave });

for (const place of ['.footer', '.booking-section'] as const)
  test(`after leaving by the link in ${place}, Back does not show the page that was left`, async ({
    openPage,
  }) => {
    const { page, origin } = await openPage(pathTo('about'));
    await serveNeutralPage(page);
    await page.goto(pathTo('contact'));
    await leaveLink(page, place).click();
    await page.waitForURL(business.neutralPage);
    await page.goBack();
    expect(page.url()).toBe(origin + pathTo('about'));
  });

test('on a phone, the menu has the link to leave', async ({ openPage }) => {
  const { page } = await openPage(pathTo('contact'), { viewport: phone });
  await serveNeutralPage(page);
  await page.locator('.menu-button--open').click();
  await leaveLink(page, '#menu').click();
  await page.waitForURL(business.neutralPage);
});

test.for(locales)(
  'without JavaScript, the link to leave in %s leads to the neutral page',
  async (locale, { openPage }) => {
    const { page } = await openPage(urlOf({ page: 'services' }, locale), { javaScriptEnabled: false });
    await serveNeutralPage(page);
    await page.locator('.footer').getByRole('link', { name: allTexts[locale].layout.leave }).click();
    await page.waitForURL(business.neutralPage);
  },
);

test('Escape pressed three times leaves the site', async ({ openPage }) => {
  const { page } = await openPage(pathTo('contact'));
  await serveNeutralPage(page);
  for (let press = 0; press < 3; press += 1) await page.keyboard.press('Escape');
  await page.waitForURL(business.neutralPage);
});

test('in a browser that cannot hydrate islands, three presses of Escape leave the site', async ({
  openPage,
}) => {
  const { page } = await openPage(pathTo('contact'), {
    before: () => Reflect.deleteProperty(window, 'IntersectionObserver'),
  });
  await serveNeutralPage(page);
  for (let press = 0; press < 3; press += 1) await page.keyboard.press('Escape');
  await page.waitForURL(business.neutralPage);
});

test('three presses of Escape in more than two seconds do not leave the site', async ({ openPage }) => {
  const { page, origin } = await openPage(pathTo('contact'));
  await serveNeutralPage(page);
  const pressAt = (time: number) =>
    page.evaluate((timeStamp) => {
      const event = new KeyboardEvent('keydown', { key: 'Escape', bubbles: true });
      Object.defineProperty(event, 'timeStamp', { value: timeStamp });
      document.body.dispatchEvent(event);
    }, time);
  for (const time of [1000, 2000, 3100]) await pressAt(time);
  // If the page were leaving, it would be gone before this request is answered.
  await page.evaluate(() => fetch('/healthz').then(({ status }) => status));
  expect(page.url()).toBe(origin + pathTo('contact'));
  expect(await page.locator('main').isVisible()).toBe(true);
});

test('one Escape closes the lightbox, and stays on the site', async ({ openPage }) => {
  const { page } = await openPage(urlOf({ page: 'gallery' }, defaultLocale, { query: photoQuery(1) }));
  await waitForHydration(page, 'Lightbox');
  await page.keyboard.press('Escape');
  await page.locator('dialog').waitFor({ state: 'hidden' });
  expect(await page.locator('main').isVisible()).toBe(true);
});
