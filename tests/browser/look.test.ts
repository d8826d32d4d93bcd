import { expect } from 'vitest';
import { phone, test } from '../support/browserTest.ts';

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
