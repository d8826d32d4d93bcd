import { expect } from 'vitest';
import { copies } from '../../views/copies.ts';
import { desktop, hasFocus, hydrated, phone, test } from '../support/browserTest.ts';

const { layout, pages } = copies.en;

test('the drawer is modal: the page behind cannot be reached, Escape closes it, the focus returns', async ({
  visit,
}) => {
  const { page, complaints } = await visit('/services', { viewport: phone });
  const opener = page.getByRole('button', { name: layout.openMenu });
  await opener.press('Enter');
  const drawer = page.getByRole('dialog');
  await drawer.waitFor();
  expect(await page.locator('main').evaluate((element) => element.closest('[inert]') !== null)).toBe(true);
  expect(await page.evaluate(() => document.activeElement?.className)).toBe('menu__close');
  for (let step = 0; step < 20; step += 1) {
    await page.keyboard.press('Tab');
    const place = await page.evaluate(() => document.activeElement?.closest('#menu, body')?.id ?? '');
    // Between the last and the first stop the focus is with the browser itself.
    expect(['menu', '']).toContain(place);
  }
  await page.keyboard.press('Escape');
  await drawer.waitFor({ state: 'detached' });
  expect(await page.locator('[inert]').count()).toBe(0);
  expect(await hasFocus(opener)).toBe(true);
  expect(complaints).toEqual([]);
});

test('in the drawer no tooltip opens behind it, and the first Escape closes the drawer', async ({
  visit,
}) => {
  const { page } = await visit('/', { viewport: phone });
  await page.clock.install();
  await page.getByRole('button', { name: layout.openMenu }).press('Enter');
  await page.getByRole('dialog').waitFor();
  await page.locator('.language-switcher a[hreflang=fr]').focus();
  await hydrated(page, 'Tooltips');
  await page.clock.runFor(2000);
  expect(await page.getByRole('tooltip').count()).toBe(0);
  await page.keyboard.press('Escape');
  await page.getByRole('dialog').waitFor({ state: 'detached' });
});

test('an open drawer does not leave the page inert when the screen becomes wide', async ({ visit }) => {
  const { page } = await visit('/', { viewport: phone });
  await page.getByRole('button', { name: layout.openMenu }).click();
  await page.getByRole('dialog').waitFor();
  await page.setViewportSize(desktop);
  await page.getByRole('link', { name: pages.gallery.nav, exact: true }).click();
  await page.waitForURL('**/gallery');
});

test('a profile’s back link goes back where the visitor came from this site, and home otherwise', async ({
  visit,
}) => {
  const { page } = await visit('/masseuses');
  await page.getByRole('link', { name: 'View profile: Nora' }).click();
  await page.getByRole('heading', { level: 1, name: 'Nora' }).waitFor();
  await page.getByRole('link', { name: 'Back', exact: true }).click();
  await page.waitForURL('**/masseuses');
  await page.goto('/therapists/nora');
  await page.getByRole('link', { name: 'Back', exact: true }).click();
  await page.waitForURL((url) => url.pathname === '/');
});

test('a tooltip opens after 700 ms, the next one at once, stays while pointed at, and closes on Escape', async ({
  visit,
}) => {
  const { page, complaints } = await visit('/');
  const tooltip = page.getByRole('tooltip');
  const link = (language: string) => page.locator(`.language-switcher a[hreflang=${language}]`);
  await link('es').hover();
  await hydrated(page, 'Tooltips');
  await tooltip.getByText('Español').waitFor();
  expect(await link('es').getAttribute('aria-describedby')).toBe('tooltip');
  await link('fr').hover();
  await tooltip.getByText('Français').waitFor({ timeout: 600 });
  await tooltip.hover();
  await page.keyboard.press('Escape');
  await tooltip.waitFor({ state: 'hidden' });
  await page.clock.install();
  await page.mouse.move(5, 500);
  await page.clock.pauseAt(Date.now() + 3_600_000);
  await link('es').focus();
  await page.clock.runFor(650);
  expect(await tooltip.isVisible()).toBe(false);
  await page.clock.runFor(100);
  await tooltip.getByText('Español').waitFor();
  expect(complaints).toEqual([]);
});

test('what lies at the bottom stays above a keyboard on the screen', async ({ visit }) => {
  const { page } = await visit('/', { viewport: phone });
  const room = () => page.evaluate(() => Number.parseFloat(getComputedStyle(document.body).paddingBottom));
  const area = () =>
    page.evaluate(() => document.documentElement.style.getPropertyValue('--safe-area-bottom'));
  expect(await area()).toBe('max(env(safe-area-inset-bottom, 0px), 0px)');
  const before = await room();
  // Chromium without a window has no keyboard to open.
  await page.evaluate(() => {
    Object.defineProperty(visualViewport, 'height', { value: innerHeight - 300 });
    visualViewport?.dispatchEvent(new Event('resize'));
  });
  expect(await area()).toBe('max(env(safe-area-inset-bottom, 0px), 300px)');
  expect((await room()) - before).toBe(300);
});

test('with a keyboard on the screen the banner steps aside, and the field that is typed in is in sight', async ({
  visit,
}) => {
  const { page } = await visit('/contact', { viewport: phone, hasChosen: false });
  const banner = page.locator('.banner');
  const field = page.locator('#message-name');
  /** Chromium without a window has no keyboard to open. */
  const setKeyboard = (height: number) =>
    page.evaluate((covered) => {
      Object.defineProperty(visualViewport, 'height', { value: innerHeight - covered, configurable: true });
      visualViewport?.dispatchEvent(new Event('resize'));
    }, height);
  await field.focus();
  // As a finger finds it: just above the banner, where the keyboard will be.
  await page.evaluate(() => {
    const { bottom = 0 } = document.querySelector('#message-name')?.getBoundingClientRect() ?? {};
    const { top = 0 } = document.querySelector('.banner')?.getBoundingClientRect() ?? {};
    scrollBy(0, bottom - top);
  });
  await setKeyboard(336);
  await banner.waitFor({ state: 'hidden' });
  const isSeen = () =>
    field.evaluate((element, visible) => {
      const { left, top, bottom } = element.getBoundingClientRect();
      const ends = [top + 1, bottom - 1].map((y) => document.elementFromPoint(left + 20, y));
      return bottom <= visible && ends.every((end) => end === element);
    }, phone.height - 336);
  await expect.poll(isSeen).toBe(true);
  await setKeyboard(0);
  await banner.waitFor();
  // A browser's own bar is no keyboard.
  await setKeyboard(60);
  expect(await banner.isVisible()).toBe(true);
});
