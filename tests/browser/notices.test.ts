import type { Browser, Page } from 'playwright';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { copies } from '../../content/copies.ts';
import { launchBrowser } from '../support/browser.ts';
import { cleanUp } from '../support/testSite.ts';
import { hydrated, visit } from '../support/visit.ts';

let browser: Browser;

beforeAll(async () => {
  browser = await launchBrowser();
});
afterAll(() => browser.close());
afterEach(cleanUp);

const words = copies.en.form;

/** A page whose clock the test holds, with the contact form alive. */
const open = async () => {
  const visited = await visit(browser, '/contact');
  const { page } = visited;
  await page.getByRole('textbox', { name: 'Name', exact: true }).focus();
  await hydrated(page, 'RequestForm');
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 3_600_000);
  return visited;
};

const send = async (page: Page, message: string) => {
  await page.getByRole('textbox', { name: 'Name', exact: true }).fill('Ana');
  await page.getByRole('textbox', { name: 'Message' }).fill(message);
  await page.getByRole('button', { name: words.sendMessage }).press('Enter');
  await page.locator('.notice').getByText(words.sent.contact).waitFor();
};

const shown = (page: Page) => page.locator('.notices .notice').count();

test('the live region is there before any notice', async () => {
  const { page, leave } = await visit(browser, '/');
  const region = page.locator('.notices[role=status]');
  expect(await region.count()).toBe(1);
  expect(await region.textContent()).toBe('');
  await leave();
});

test('a notice closes by itself after five seconds', async () => {
  const { page, leave } = await open();
  await send(page, 'One');
  await page.clock.runFor(4900);
  expect(await shown(page)).toBe(1);
  await page.clock.runFor(200);
  expect(await shown(page)).toBe(0);
  await leave();
});

test('while somebody points at a notice its time stands still, and then goes on', async () => {
  const { page, leave } = await open();
  await send(page, 'One');
  await page.clock.runFor(3000);
  await page.locator('.notice').hover();
  await page.clock.runFor(60_000);
  expect(await shown(page)).toBe(1);
  await page.mouse.move(5, 5);
  await page.clock.runFor(1500);
  expect(await shown(page)).toBe(1);
  await page.clock.runFor(1000);
  expect(await shown(page)).toBe(0);
  await leave();
});

test('a notice with the focus stays, and its button closes it', async () => {
  const { page, leave } = await open();
  await send(page, 'One');
  const close = page.getByRole('button', { name: words.sent.dismiss });
  await close.focus();
  await page.clock.runFor(60_000);
  expect(await shown(page)).toBe(1);
  await page.keyboard.press('Enter');
  await page.locator('.notice').waitFor({ state: 'detached' });
  expect(await page.evaluate(() => document.activeElement?.textContent)).toBe(words.sendMessage);
  await leave();
});

test('Escape closes a notice', async () => {
  const { page, leave } = await open();
  await send(page, 'One');
  await page.keyboard.press('Escape');
  await page.locator('.notice').waitFor({ state: 'detached' });
  await leave();
});

test('a new outcome takes the place of the one before', async () => {
  const { page, stored, leave } = await open();
  await send(page, 'One');
  const first = await page.locator('.notice').elementHandle();
  await page.getByRole('textbox', { name: 'Name', exact: true }).fill('Ana');
  await page.getByRole('textbox', { name: 'Message' }).fill('Two');
  await page.getByRole('button', { name: words.sendMessage }).press('Enter');
  await first?.waitForElementState('hidden');
  await page.locator('.notice').waitFor();
  expect(await shown(page)).toBe(1);
  expect(await stored()).toHaveLength(2);
  await leave();
});
