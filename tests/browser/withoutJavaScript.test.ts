import type { Page } from 'playwright';
import { describe, expect } from 'vitest';
import { catalogue, type ServiceSlug } from '../../content/catalogue.ts';
import { homeServices } from '../../content/homePage.ts';
import { defaultLocale, locales } from '../../content/locales.ts';
import { galleryPictures } from '../../content/pictures.ts';
import { allTexts } from '../../views/allTexts.ts';
import { formatPrice } from '../../views/format.ts';
import { serviceIn } from '../../views/services.ts';
import { fill } from '../../views/text.ts';
import { urlOf } from '../../views/urls.ts';
import { fieldsOf, hasFocus, phone, test } from '../support/browserTest.ts';
import { at } from '../support/routeTable.ts';
import { massage, massageWithOptions, otherLocale, titleOf } from '../support/sample.ts';
import { runBookings } from '../support/serverProcess.ts';

const [featured] = homeServices;

/** The bookings that staff see. */
const listBookings = (databasePath: string): Record<string, unknown>[] =>
  JSON.parse(runBookings(['list', '--format', 'json', '--db', databasePath]).stdout);

/** A phone with JavaScript disabled. */
const withoutJavaScript = { viewport: phone, javaScriptEnabled: false } as const;

test('without JavaScript, a visitor can book a massage from the home page', async ({ visit }) => {
  const locale = otherLocale;
  const { page, databasePath } = await visit(urlOf({ page: 'home' }, locale), withoutJavaScript);
  const { form, pages } = allTexts[locale];
  const { title } = serviceIn(featured, locale);
  await page.locator('main').getByRole('link', { name: title, exact: true }).first().click();
  await page.getByRole('heading', { level: 1, name: serviceIn(featured, locale).heading }).waitFor();
  await page.getByRole('link', { name: pages.service.book }).click();
  const fields = fieldsOf(page, locale);
  await expect.poll(() => fields.service.inputValue()).toBe(title);
  await fields.name.fill('María José');
  await fields.email.fill('maria@example.com');
  await fields.message.fill('Friday at nine.\nPlease answer by e-mail.');
  await page.getByRole('button', { name: form.sendBooking }).click();
  const notice = page.locator('.notice');
  await notice.getByText(form.sent.booking).waitFor();
  expect(await page.title()).toContain(form.sent.booking);
  const [row, ...others] = listBookings(databasePath);
  expect(others).toEqual([]);
  expect(row).toMatchObject({
    kind: 'booking',
    name: 'María José',
    email: 'maria@example.com',
    phone: null,
    service: title,
    serviceSlug: featured,
    message: 'Friday at nine.\nPlease answer by e-mail.',
    locale,
    status: 'new',
  });
  await page.reload();
  await notice.waitFor();
  await page.getByRole('link', { name: form.sent.dismiss }).click();
  await notice.waitFor({ state: 'detached' });
  await expect.poll(() => fields.name.inputValue()).toBe('');
  expect(listBookings(databasePath)).toHaveLength(1);
});

test('without JavaScript, a visitor can search massages and send a message', async ({ visit }) => {
  const locale = otherLocale;
  const { page, databasePath } = await visit(urlOf({ page: 'services' }, locale), withoutJavaScript);
  const { form, pages, layout } = allTexts[locale];
  await page.getByLabel(pages.services.searchLabel).fill(titleOf(massageWithOptions.slug, locale));
  await page.getByRole('button', { name: pages.services.searchButton }).click();
  await page.locator('.search').getByRole('status').waitFor();
  expect(await page.locator(`.service-card#${massageWithOptions.slug}`).isVisible()).toBe(true);
  expect(await page.locator('.service-card').count()).toBeLessThan(catalogue.length);
  await page.getByRole('button', { name: layout.openMenu }).click();
  await page
    .getByRole('navigation', { name: layout.navLabel })
    .getByRole('link', { name: pages.contact.nav })
    .click();
  const fields = fieldsOf(page, locale);
  await fields.name.fill('Zoé');
  await fields.message.fill('A question');
  await page.getByRole('button', { name: form.sendMessage }).click();
  await page.locator('.notice').getByText(form.sent.contact).waitFor();
  expect(listBookings(databasePath)).toEqual([
    expect.objectContaining({
      kind: 'contact',
      service: 'Contact',
      name: 'Zoé',
      message: 'A question',
      locale,
    }),
  ]);
});

test('without JavaScript, the form keeps its values after an error', async ({ visit }) => {
  const locale = otherLocale;
  const { page, stored } = await visit(
    `${urlOf({ page: 'home' }, locale)}?service=${massageWithOptions.slug}`,
    withoutJavaScript,
  );
  const { form } = allTexts[locale];
  const fields = fieldsOf(page, locale);
  // Text browsers have no date picker, and show hidden elements.
  expect(await page.locator('[hidden] + input').locator('..').textContent()).toContain(form.dayFormat);
  await fields.email.fill('zoe@');
  await fields.message.fill('Tomorrow');
  const chosen = await fields.service.inputValue();
  await page.getByRole('button', { name: form.sendBooking }).click();
  const summary = page.getByRole('region', { name: form.summaryHeading });
  await summary.getByText(form.missing.booking).waitFor();
  expect(await page.title()).toMatch(new RegExp(`^${form.errorTitle.replace('{title}', '')}`));
  // Text browsers show the part of a page that the fragment names.
  await expect.poll(() => hasFocus(summary.and(page.locator(':target')))).toBe(true);
  const isInSight = () => summary.evaluate((element) => element.getBoundingClientRect().top < innerHeight);
  await expect.poll(isInSight).toBe(true);
  await expect.poll(() => fields.email.inputValue()).toBe('zoe@');
  await expect.poll(() => fields.message.inputValue()).toBe('Tomorrow');
  await expect.poll(() => fields.service.inputValue()).toBe(chosen);
  await expect.poll(() => fields.name.getAttribute('aria-invalid')).toBe('true');
  await summary.getByRole('link', { name: form.fields.nameMissing }).click();
  await expect.poll(() => hasFocus(fields.name)).toBe(true);
  await page.keyboard.type('Zoé');
  await expect.poll(() => fields.name.inputValue()).toBe('Zoé');
  await fields.email.fill('zoe@example.com');
  await page.getByRole('button', { name: form.sendBooking }).click();
  await page.locator('.notice').getByText(form.sent.booking).waitFor();
  expect((await stored()).map(({ name, service }) => [name, service])).toEqual([['Zoé', chosen]]);
});

test('without JavaScript, the lightbox wraps around and closes at its picture', async ({ visit }) => {
  const last = galleryPictures.length;
  const words = allTexts[defaultLocale].pages.gallery;
  const pictureTitle = (number: number) => fill(words.photoTitle, { number, count: last });
  const { page } = await visit(at('gallery'), withoutJavaScript);
  await page.locator('.photo-grid a').last().click();
  const dialog = page.getByRole('dialog', { name: pictureTitle(last) });
  const close = dialog.getByRole('link', { name: words.close, exact: true });
  await dialog.waitFor();
  const title = page.locator('dialog h2:target');
  await expect.poll(() => hasFocus(title)).toBe(true);
  await dialog.getByRole('link', { name: words.next }).click();
  await page.getByRole('dialog', { name: pictureTitle(1) }).waitFor();
  await expect.poll(() => hasFocus(title)).toBe(true);
  // The second link of the lightbox leads to the previous picture.
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await dialog.waitFor();
  await close.click();
  await dialog.waitFor({ state: 'detached' });
  const picture = page.locator(`#photo-${last}`);
  const isInSight = () => picture.evaluate((element) => element.getBoundingClientRect().top < innerHeight);
  await expect.poll(isInSight).toBe(true);
});

test('without JavaScript, questions open one at a time and close again', async ({ visit }) => {
  const { page } = await visit(at('home', otherLocale), withoutJavaScript);
  const open = page.locator('details[open]');
  const questions = page.locator('details summary');
  await questions.nth(0).click();
  await questions.nth(1).click();
  const secondTitle = await questions.nth(1).textContent();
  await expect.poll(() => open.locator('summary').allTextContents()).toEqual([secondTitle]);
  await page.keyboard.press('Enter');
  await expect.poll(() => open.count()).toBe(0);
});

/** A language whose list of massages opens panels. */
const panelLocale = locales.find((locale) => !allTexts[locale].detailLinks);

describe.skipIf(!panelLocale)('services list', () => {
  const locale = panelLocale ?? defaultLocale;
  const { closeMenu } = allTexts[locale].layout;
  const { book } = allTexts[locale].pages.service;

  const one = massage.slug;
  const [other] = serviceIn(one, locale).related as [ServiceSlug];
  const lastOption = massageWithOptions.options.at(-1) ?? massageWithOptions.options[0];
  const headingOf = (slug: ServiceSlug): string => serviceIn(slug, locale).heading;

  const card = (page: Page, slug: string) => page.locator(`#${slug}`);
  const openCards = (page: Page) =>
    page
      .locator('.service-card')
      .filter({ has: page.getByRole('link', { name: book }) })
      .evaluateAll((cards) => cards.map(({ id }) => id));

  test('without JavaScript, massages open one panel at a time and close it', async ({ visit }) => {
    const { page } = await visit(at('services', locale), withoutJavaScript);
    await expect.poll(() => openCards(page)).toEqual([]);
    await page
      .getByRole('link', { name: headingOf(one), exact: true })
      .first()
      .press('Enter');
    await expect.poll(() => openCards(page)).toEqual([one]);
    // The focus moves to the opened panel, which is visible below the header.
    await expect.poll(() => hasFocus(card(page, one))).toBe(true);
    const top = async () => (await card(page, one).boundingBox())?.y ?? 0;
    await expect.poll(top).toBeLessThan(phone.height / 2);
    const header = await page.locator('.header').boundingBox();
    expect(await top()).toBeGreaterThanOrEqual((header?.y ?? 0) + (header?.height ?? 0));
    await page
      .getByRole('link', { name: headingOf(other), exact: true })
      .first()
      .click();
    await expect.poll(() => openCards(page)).toEqual([other]);
    await card(page, other).getByRole('link', { name: closeMenu }).press('Enter');
    await expect.poll(() => openCards(page)).toEqual([]);
    await expect
      .poll(() => hasFocus(card(page, other).getByRole('link', { name: headingOf(other) })))
      .toBe(true);
    await page.goBack();
    await expect.poll(() => openCards(page)).toEqual([other]);
    await page.goBack();
    await expect.poll(() => openCards(page)).toEqual([one]);
    await card(page, one).getByRole('link', { name: book }).click();
    await page.waitForURL(`**${at('home', locale)}?service=${one}#booking`);
  });

  test('the list of massages opens the panel that the URL names, also in a search', async ({ visit }) => {
    const { slug } = massageWithOptions;
    const { page, consoleErrors } = await visit(`${at('services', locale)}#${slug}`, { viewport: phone });
    const opened = card(page, slug);
    await opened.getByRole('link', { name: book }).waitFor();
    await expect
      .poll(() => opened.getByText(formatPrice(lastOption.euros, locale)).filter({ visible: true }).count())
      .toBe(1);
    await page.goto(`${at('services', locale)}?q=${encodeURIComponent(titleOf(slug, locale))}#${slug}`);
    expect(await page.locator('.service-card').count()).toBeLessThan(catalogue.length);
    await opened.getByRole('link', { name: book }).waitFor();
    expect(consoleErrors).toEqual([]);
  });
});
