import { expect } from 'vitest';
import { locales } from '../../content/locales.ts';
import { urlOf } from '../../views/urls.ts';
import { phone, test } from '../support/browserTest.ts';

test('on a phone the header goes while somebody reads on, and comes back', async ({ visit }) => {
  const { page } = await visit('/fr/services', { viewport: phone, reducedMotion: 'reduce' });
  const bottom = () =>
    page.locator('.header').evaluate((header) => Math.round(header.getBoundingClientRect().bottom));
  expect(await bottom()).toBeGreaterThan(40);
  await page.mouse.wheel(0, 1500);
  await expect.poll(bottom).toBeLessThanOrEqual(0);
  await page.mouse.wheel(0, -200);
  await expect.poll(bottom).toBeGreaterThan(40);
  await page.mouse.wheel(0, 900);
  await expect.poll(bottom).toBeLessThanOrEqual(0);
  await page.locator('.header__toggle').focus();
  await expect.poll(bottom).toBeGreaterThan(40);
});

test.for(locales)(
  'on a phone in %s, calling, chat and booking are in reach and cover nothing',
  async (locale, { visit }) => {
    const { page } = await visit(urlOf({ page: 'about' }, locale), { viewport: phone });
    const bar = page.locator('.bottom-bar');
    const links = bar.getByRole('link');
    expect(await links.count()).toBe(3);
    for (const link of await links.all()) {
      const box = await link.boundingBox();
      expect(box?.height).toBeGreaterThanOrEqual(44);
      expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(phone.height);
    }
    expect(
      await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')?.split(':')[0])),
    ).toEqual(['tel', 'https', `${urlOf({ page: 'home' }, locale)}#booking`]);
    await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
    const end = await page
      .locator('.footer__adults')
      .evaluate((element) => element.getBoundingClientRect().bottom);
    expect(end).toBeLessThanOrEqual((await bar.boundingBox())?.y ?? 0);
  },
);

test('with text of twice the size the banner covers none of the three ways', async ({ visit }) => {
  const { page } = await visit('/', { viewport: phone, hasChosen: false });
  await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'));
  const overlap = () =>
    page.evaluate(() => {
      const edge = (selector: string) => document.querySelector(selector)?.getBoundingClientRect();
      return Math.round((edge('.banner')?.bottom ?? 0) - (edge('.quick-actions')?.top ?? 0));
    });
  await expect.poll(overlap).toBeLessThanOrEqual(0);
});

test('on a very low screen the bar lies at the end of the page', async ({ visit }) => {
  const { page } = await visit('/contact', { viewport: { width: 320, height: 256 } });
  expect((await page.locator('.bottom-bar').boundingBox())?.y).toBeGreaterThan(256);
  await page.locator('.bottom-bar').scrollIntoViewIfNeeded();
  expect(await page.getByRole('link', { name: 'Book', exact: true }).isVisible()).toBe(true);
});

test('on paper a page has its prices and answers, and nothing that one would press', async ({ visit }) => {
  const { page } = await visit('/', { javaScriptEnabled: false });
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
  const answer = page.locator('.faq details p').nth(3);
  expect((await answer.boundingBox())?.height).toBeGreaterThan(10);
  expect(await page.getByText('€150').first().isVisible()).toBe(true);
  for (const part of ['.bottom-bar', '.menu', '.banner', '.form', '.hero .actions', '.link-more', 'img']) {
    expect(await page.locator(part).count(), part).toBeGreaterThan(0);
    expect(await page.locator(part).filter({ visible: true }).count(), part).toBe(0);
  }
  expect(await page.locator('h1').evaluate((heading) => getComputedStyle(heading).color)).toBe(
    'rgb(0, 0, 0)',
  );
});

test('with less motion asked for, nothing moves', async ({ visit }) => {
  const { page } = await visit('/', { viewport: phone, reducedMotion: 'reduce' });
  await page.locator('.header__toggle').click();
  await page
    .locator('.faq summary')
    .first()
    .evaluate((summary: HTMLElement) => summary.click());
  expect(await page.evaluate(() => document.getAnimations().length)).toBe(0);
  const moving = await page.evaluate(() =>
    [...document.querySelectorAll('*')]
      .flatMap((element) => [null, '::before', '::after'].map((part) => ({ element, part })))
      .filter(({ element, part }) => {
        const { transitionDuration, animationName } = getComputedStyle(element, part);
        return transitionDuration !== '0s' || animationName !== 'none';
      })
      .map(({ element, part }) => element.className + (part ?? '')),
  );
  expect(moving).toEqual([]);
});

test('a portrait moves from its place on the list to that on the profile, on a slow phone too', async ({
  visit,
}) => {
  const { page } = await visit('/es/masseuses', { viewport: phone });
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: 6 });
  await page.addInitScript(() => {
    addEventListener('pagereveal', ({ viewTransition }) => {
      const tell = (words: string) => {
        document.documentElement.dataset['moved'] = words;
      };
      viewTransition?.ready.then(
        () =>
          tell(
            document
              .getAnimations()
              .map(({ effect }) => (effect as KeyframeEffect).pseudoElement)
              .join(),
          ),
        (reason) => tell(String(reason)),
      );
    });
  });
  await page.getByRole('link', { name: /Mila/ }).click();
  await page.waitForURL('**/mila');
  await expect
    .poll(() => page.evaluate(() => document.documentElement.dataset['moved']))
    .toContain('::view-transition-group(mila)');
});

test('a browser begins to render the page on whose link the pointer rests', async ({ visit }) => {
  const { page, origin } = await visit('/gallery');
  const devtools = await page.context().newCDPSession(page);
  const tried: string[] = [];
  // Under a debugger Chromium gives the attempt up again, but it says what it tried.
  devtools.on('Preload.prerenderStatusUpdated', ({ key }) => tried.push(key.url));
  await devtools.send('Preload.enable');
  // A press starts an attempt at once, and none here: the lightbox shows a picture in place.
  await page.locator('.photo-grid a').first().hover();
  await page.mouse.down();
  await page.locator('.header').getByRole('link', { name: 'Hotels' }).hover();
  await page.mouse.up();
  await expect.poll(() => tried, { timeout: 10_000 }).toContain(`${origin}/hotels`);
  expect(tried.filter((url) => url.includes('photo'))).toEqual([]);
});
