import { expect } from 'vitest';
import { copies } from '../../views/copies.ts';
import { hasFocus, phone, test } from '../support/browserTest.ts';
import { fieldsOf } from '../support/formFields.ts';

/** Somebody on a phone with JavaScript switched off. */
const withoutJavaScript = { viewport: phone, javaScriptEnabled: false } as const;

test('the menu opens, closes on Escape and gives the focus back', async ({ visit }) => {
  const { page } = await visit('/es', withoutJavaScript);
  const { layout } = copies.es;
  const opener = page.getByRole('button', { name: layout.openMenu });
  const links = page.getByRole('navigation', { name: layout.navLabel });
  expect(await links.isVisible()).toBe(false);
  await opener.focus();
  await page.keyboard.press('Enter');
  await links.waitFor();
  await page.keyboard.press('Escape');
  await links.waitFor({ state: 'hidden' });
  expect(await hasFocus(opener)).toBe(true);
});

test('people do not meet the honeypot', async ({ visit }) => {
  const { page } = await visit('/contact', withoutJavaScript);
  const honeypot = page.locator('[name=website]');
  const box = await honeypot.boundingBox();
  expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThan(0);
  for (let step = 0; step < 60; step += 1) {
    await page.keyboard.press('Tab');
    expect(await hasFocus(honeypot)).toBe(false);
  }
});

test('the language switcher leads to the same page with the same choice', async ({ visit }) => {
  const { page } = await visit('/?service=body-to-body-massage', withoutJavaScript);
  await page.getByRole('button', { name: copies.en.layout.openMenu }).click();
  await page
    .getByRole('navigation', { name: copies.en.layout.switcherLabel })
    .getByRole('link', { name: 'fr' })
    .click();
  expect(new URL(page.url()).pathname).toBe('/fr');
  expect(await fieldsOf(page, 'fr').service.inputValue()).toBe('Corps à corps');
});

test('the lightbox goes round and leads back to its picture', async ({ visit }) => {
  const { page } = await visit('/gallery', withoutJavaScript);
  await page.locator('.photo-grid a').nth(19).click();
  const dialog = page.getByRole('dialog', { name: 'Picture 20 of 20' });
  const close = dialog.getByRole('link', { name: 'Close', exact: true });
  await dialog.waitFor();
  await expect.poll(() => hasFocus(close)).toBe(true);
  await dialog.getByRole('link', { name: 'Next' }).click();
  await page.getByRole('dialog', { name: 'Picture 1 of 20' }).waitFor();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await dialog.waitFor();
  await close.click();
  await dialog.waitFor({ state: 'detached' });
  expect(
    await page
      .locator('#photo-20')
      .evaluate((element) => element.getBoundingClientRect().top < window.innerHeight),
  ).toBe(true);
});

test('of the questions one is open at a time, and it can be closed', async ({ visit }) => {
  const { page } = await visit('/fr', withoutJavaScript);
  const open = page.locator('details[open]');
  const questions = page.locator('details summary');
  await questions.nth(0).click();
  await questions.nth(3).click();
  expect(await open.count()).toBe(1);
  expect(await open.locator('summary').textContent()).toBe(await questions.nth(3).textContent());
  await page.keyboard.press('Enter');
  expect(await open.count()).toBe(0);
});
