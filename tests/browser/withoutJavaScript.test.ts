import type { Browser, Page } from 'playwright';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { copies } from '../../content/copies.ts';
import { type Locale, locales } from '../../content/locales.ts';
import { urlOf } from '../../views/urls.ts';
import { launchBrowser, serve } from '../support/browser.ts';
import { run } from '../support/serverProcess.ts';
import { cleanUp, createTestSite } from '../support/testSite.ts';

let browser: Browser;

beforeAll(async () => {
  browser = await launchBrowser();
});
afterAll(() => browser.close());
afterEach(cleanUp);

const phone = { width: 390, height: 844 };

/** A visitor on a phone with JavaScript switched off. */
const visit = async (path: string) => {
  const site = createTestSite();
  const { origin, close } = await serve(site.app);
  const context = await browser.newContext({ viewport: phone, javaScriptEnabled: false, baseURL: origin });
  const page = await context.newPage();
  await page.goto(path);
  return {
    ...site,
    page,
    leave: async () => {
      await context.close();
      await close();
    },
  };
};

const listed = (databasePath: string): Record<string, unknown>[] =>
  JSON.parse(run('src/bookings.js', ['list', '--format', 'json', '--db', databasePath]).stdout);

const fieldsOf = (page: Page, locale: Locale) => {
  const { name, email, phone: telephone, service, message } = copies[locale].form;
  return {
    name: page.getByRole('textbox', { name, exact: true }),
    email: page.getByLabel(email),
    phone: page.getByLabel(telephone),
    service: page.getByLabel(service, { exact: true }),
    message: page.getByRole('textbox', { name: message }),
  };
};

test.each(locales)(
  'in %s: from the home page to a massage, to the form, to the staff’s list',
  async (locale) => {
    const { page, databasePath, leave } = await visit(urlOf({ page: 'home' }, locale));
    const { form, pages } = copies[locale];
    await page.getByRole('link', { name: 'Nuru', exact: true }).click();
    await page.getByRole('heading', { level: 1, name: 'Nuru' }).waitFor();
    await page.getByRole('link', { name: pages.service.book }).click();
    const fields = fieldsOf(page, locale);
    expect(await fields.service.inputValue()).toBe('Nuru');
    await fields.name.fill('María José');
    await fields.email.fill('maria@example.com');
    await fields.message.fill('Friday at nine.\nPlease answer by e-mail.');
    await page.getByRole('button', { name: form.sendBooking }).click();
    const notice = page.locator('.notice');
    await notice.getByText(form.sent.booking).waitFor();
    expect(await page.title()).toContain(form.sent.booking);
    const [row, ...others] = listed(databasePath);
    expect(others).toEqual([]);
    expect(row).toMatchObject({
      kind: 'booking',
      name: 'María José',
      email: 'maria@example.com',
      phone: null,
      service: 'Nuru',
      serviceSlug: 'nuru-massage',
      message: 'Friday at nine.\nPlease answer by e-mail.',
      locale,
      status: 'new',
    });
    await page.reload();
    await notice.waitFor();
    await page.getByRole('link', { name: form.sent.dismiss }).click();
    await notice.waitFor({ state: 'detached' });
    expect(await fields.name.inputValue()).toBe('');
    expect(listed(databasePath)).toHaveLength(1);
    await leave();
  },
);

test.each(locales)('in %s: from the services list’s search to a contact message', async (locale) => {
  const { page, databasePath, leave } = await visit(urlOf({ page: 'services' }, locale));
  const { form, pages, frame } = copies[locale];
  await page.getByLabel(pages.services.searchLabel).fill('nuru');
  await page.getByRole('button', { name: pages.services.searchButton }).click();
  await page.locator('.search').getByRole('status').waitFor();
  await page.getByRole('button', { name: frame.openMenu }).click();
  await page
    .getByRole('navigation', { name: frame.navLabel })
    .getByRole('link', { name: frame.nav.contact })
    .click();
  const fields = fieldsOf(page, locale);
  await fields.name.fill('Zoé');
  await fields.message.fill('A question');
  await page.getByRole('button', { name: form.sendMessage }).click();
  await page.locator('.notice').getByText(form.sent.contact).waitFor();
  expect(listed(databasePath)).toEqual([
    expect.objectContaining({
      kind: 'contact',
      service: 'Contact',
      name: 'Zoé',
      message: 'A question',
      locale,
    }),
  ]);
  await leave();
});

test.each(locales)(
  'in %s: a mistake is shown where it is, nothing is lost, and the second try arrives',
  async (locale) => {
    const { page, stored, leave } = await visit(`${urlOf({ page: 'home' }, locale)}?service=desire-massage`);
    const { form } = copies[locale];
    const fields = fieldsOf(page, locale);
    await fields.email.fill('zoe@');
    await fields.message.fill('Tomorrow');
    const chosen = await fields.service.inputValue();
    await page.getByRole('button', { name: form.sendBooking }).click();
    const summary = page.getByRole('alert');
    await summary.getByText(form.missing.booking).waitFor();
    expect(await page.title()).toMatch(new RegExp(`^${form.errorTitle.replace('{title}', '')}`));
    expect(await summary.evaluate((element) => element === document.activeElement)).toBe(true);
    expect(
      await summary.evaluate((element) => element.getBoundingClientRect().top < window.innerHeight),
    ).toBe(true);
    expect(await fields.email.inputValue()).toBe('zoe@');
    expect(await fields.message.inputValue()).toBe('Tomorrow');
    expect(await fields.service.inputValue()).toBe(chosen);
    expect(await fields.name.getAttribute('aria-invalid')).toBe('true');
    await summary.getByRole('link', { name: form.fields.nameMissing }).click();
    await page.keyboard.type('Zoé');
    expect(await fields.name.inputValue()).toBe('Zoé');
    await fields.email.fill('zoe@example.com');
    await page.getByRole('button', { name: form.sendBooking }).click();
    await page.locator('.notice').getByText(form.sent.booking).waitFor();
    expect((await stored()).map(({ name, service }) => [name, service])).toEqual([['Zoé', chosen]]);
    await leave();
  },
);

test('the menu opens, closes on Escape and gives the focus back', async () => {
  const { page, leave } = await visit('/es');
  const { frame } = copies.es;
  const opener = page.getByRole('button', { name: frame.openMenu });
  const links = page.getByRole('navigation', { name: frame.navLabel });
  expect(await links.isVisible()).toBe(false);
  await opener.focus();
  await page.keyboard.press('Enter');
  await links.waitFor();
  await page.keyboard.press('Escape');
  await links.waitFor({ state: 'hidden' });
  expect(await opener.evaluate((element) => element === document.activeElement)).toBe(true);
  await leave();
});

test('people do not meet the honeypot', async () => {
  const { page, leave } = await visit('/contact');
  const honeypot = page.locator('[name=website]');
  const box = await honeypot.boundingBox();
  expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThan(0);
  for (let step = 0; step < 60; step += 1) {
    await page.keyboard.press('Tab');
    expect(await honeypot.evaluate((element) => element === document.activeElement)).toBe(false);
  }
  await leave();
});

test('the language switcher leads to the same page with the same choice', async () => {
  const { page, leave } = await visit('/?service=body-to-body-massage');
  await page.getByRole('button', { name: copies.en.frame.openMenu }).click();
  await page
    .getByRole('navigation', { name: copies.en.frame.switcherLabel })
    .getByRole('link', { name: 'fr' })
    .click();
  expect(new URL(page.url()).pathname).toBe('/fr');
  expect(await fieldsOf(page, 'fr').service.inputValue()).toBe('Corps à corps');
  await leave();
});
