import type { Page } from 'playwright';
import { expect } from 'vitest';
import { copies } from '../../content/copies.ts';
import { desktop, hasFocus, phone, test } from '../support/browserTest.ts';

const { closeMenu } = copies.es.layout;
const { book } = copies.es.pages.service;

const card = (page: Page, slug: string) => page.locator(`#${slug}`);
const open = (page: Page) =>
  page
    .locator('.service-card')
    .filter({ has: page.getByRole('link', { name: book }) })
    .evaluateAll((cards) => cards.map(({ id }) => id));

test.for([
  ['phone', phone],
  ['desk', desktop],
] as const)(
  'on a %s without JavaScript a card opens its own panel, one at a time, and closes it again',
  async ([, viewport], { visit }) => {
    const { page } = await visit('/es/services', { viewport, javaScriptEnabled: false });
    expect(await open(page)).toEqual([]);
    await page.getByRole('link', { name: 'Nuru', exact: true }).first().press('Enter');
    expect(await open(page)).toEqual(['nuru-massage']);
    // Reading and tabbing go on in what was opened, which is in sight below the header.
    expect(await hasFocus(card(page, 'nuru-massage'))).toBe(true);
    const top = (await card(page, 'nuru-massage').boundingBox())?.y ?? 0;
    const header = await page.locator('.header').boundingBox();
    expect(top).toBeGreaterThanOrEqual((header?.y ?? 0) + (header?.height ?? 0));
    expect(top).toBeLessThan(viewport.height / 2);
    await page.getByRole('link', { name: 'BDSM', exact: true }).first().click();
    expect(await open(page)).toEqual(['bdsm-massage']);
    await card(page, 'bdsm-massage').getByRole('link', { name: closeMenu }).press('Enter');
    expect(await open(page)).toEqual([]);
    expect(await hasFocus(card(page, 'bdsm-massage').getByRole('link', { name: 'BDSM' }))).toBe(true);
    await page.goBack();
    expect(await open(page)).toEqual(['bdsm-massage']);
    await page.goBack();
    expect(await open(page)).toEqual(['nuru-massage']);
    await card(page, 'nuru-massage').getByRole('link', { name: book }).click();
    await page.waitForURL('**/es?service=nuru-massage#booking');
  },
);

test('an address can name a panel, in a search too, and it has the price once', async ({ visit }) => {
  const { page, complaints } = await visit('/es/services#desire-massage', { viewport: phone });
  const desire = card(page, 'desire-massage');
  await desire.getByRole('link', { name: book }).waitFor();
  expect(await desire.getByText('340').filter({ visible: true }).count()).toBe(1);
  await page.goto('/es/services?q=nuru#nuru-massage');
  await card(page, 'nuru-massage').getByRole('link', { name: book }).waitFor();
  expect(complaints).toEqual([]);
});

test('on paper the open panel has its prices and nothing to press', async ({ visit }) => {
  const { page } = await visit('/es/services#desire-massage', { javaScriptEnabled: false });
  await page.emulateMedia({ media: 'print' });
  const desire = card(page, 'desire-massage');
  expect(await desire.getByText('340').filter({ visible: true }).count()).toBe(1);
  expect(await card(page, 'nuru-massage').getByText('180').filter({ visible: true }).count()).toBe(1);
  expect(await open(page)).toEqual([]);
  expect(await page.locator('.footer-massages').isVisible()).toBe(false);
});
