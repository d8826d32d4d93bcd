import type { Page } from 'playwright';
import { describe, expect } from 'vitest';
import { catalogue, type ServiceSlug } from '../../content/catalogue.ts';
import { homeServices } from '../../content/homePage.ts';
import { defaultLocale, locales } from '../../content/locales.ts';
import { galleryPictures } from '../../content/pictures.ts';
import { fill } from '../../content/placeholders.ts';
import { allTexts } from '../../views/allTexts.ts';
import { serviceIn } from '../../views/services.ts';
import { urlOf } from '../../views/urls.ts';
import { fieldsOf, fillBooking, hasFocus, phone, sendBooking, test } from '../support/browserTest.ts';
import { at } from '../support/routeTable.ts';
import { massage, massageWithOptions, otherLocale, titleOf } from '../support/sample.ts';

const [featured] = homeServices;

/** A phone with JavaScript disabled. */
const withoutJavaScript = { viewport: phone, javaScriptEnabled: false } as const;

test('without JavaScript, a visitor can book a massage from the home page', async ({ visit }) => {
  const locale = otherLocale;
  const { page, stored } = await visit(urlOf({ page: 'home' }, locale), withoutJavaScript);
  const { form, pages } = allTexts[locale];
  const { title } = serviceIn(featured, locale);
  await page.locator('main').getByRole('link', { name: title, exact: true }).first().click();
  await page.getByRole('link', { name: pages.service.book }).click();
  const fields = fieldsOf(page, locale);
  await expect.poll(() => fields.service.inputValue()).toBe(title);
  const typed = { name: 'María José', email: 'maria@example.com', message: 'Friday at nine.\nPlease write.' };
  await fields.name.fill(typed.name);
  await fields.email.fill(typed.email);
  await fields.message.fill(typed.message);
  await page.getByRole('button', { name: form.sendBooking }).click();
  await page.locator('.notice').getByText(form.sent.booking).waitFor();
  expect(await page.title()).toContain(form.sent.booking);
  expect(stored()).toMatchObject([{ ...typed, kind: 'booking', serviceSlug: featured, locale }]);
});

test('without JavaScript, reloading the success page stores nothing again', async ({ visit }) => {
  const { page, stored } = await visit(at('home'), withoutJavaScript);
  await fillBooking(page);
  await sendBooking(page);
  const notice = page.locator('.notice');
  await notice.waitFor();
  await page.reload();
  await notice.waitFor();
  expect(stored()).toHaveLength(1);
});

test('without JavaScript, a link closes the success notice', async ({ visit }) => {
  const { page } = await visit(`${at('home')}?sent=1`, withoutJavaScript);
  await page.getByRole('link', { name: allTexts[defaultLocale].form.sent.dismiss }).click();
  await page.locator('.notice').waitFor({ state: 'detached' });
});

test('without JavaScript, a visitor can search massages', async ({ visit }) => {
  const { page } = await visit(at('services', otherLocale), withoutJavaScript);
  const { searchLabel, searchButton } = allTexts[otherLocale].pages.services;
  await page.getByLabel(searchLabel).fill(titleOf(massageWithOptions.slug, otherLocale));
  await page.getByRole('button', { name: searchButton }).click();
  await page.locator('.search').getByRole('status').waitFor();
  expect(await page.locator(`.service-card#${massageWithOptions.slug}`).isVisible()).toBe(true);
  expect(await page.locator('.service-card').count()).toBeLessThan(catalogue.length);
});

test('without JavaScript, the menu leads to the contact form, which sends a message', async ({ visit }) => {
  const locale = otherLocale;
  const { page, stored } = await visit(at('services', locale), withoutJavaScript);
  const { form, pages, layout } = allTexts[locale];
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
  expect(stored()).toMatchObject([{ kind: 'contact', name: 'Zoé', message: 'A question', locale }]);
});

test('without JavaScript, the form keeps its values after an error until it is sent', async ({ visit }) => {
  const { page, stored } = await visit(`${at('home')}?service=${massage.slug}`, withoutJavaScript);
  const { form } = allTexts[defaultLocale];
  const { name, email, message, service } = fieldsOf(page);
  await email.fill('zoe@');
  await message.fill('Tomorrow');
  await sendBooking(page);
  await page.locator('.error-summary').waitFor();
  expect(await email.inputValue()).toBe('zoe@');
  expect(await message.inputValue()).toBe('Tomorrow');
  expect(await service.inputValue()).toBe(titleOf(massage.slug));
  await name.fill('Zoé');
  await email.fill('zoe@example.com');
  await sendBooking(page);
  await page.locator('.notice').getByText(form.sent.booking).waitFor();
  expect(stored()).toMatchObject([{ name: 'Zoé', message: 'Tomorrow', serviceSlug: massage.slug }]);
});

test('without JavaScript, errors are in a focused summary that links to the fields', async ({ visit }) => {
  const { page } = await visit(at('home'), withoutJavaScript);
  const { form } = allTexts[defaultLocale];
  await sendBooking(page);
  const summary = page.getByRole('region', { name: form.summaryHeading });
  await summary.getByText(form.missing.booking).waitFor();
  // Text browsers show the part of a page that the fragment names.
  await expect.poll(() => hasFocus(summary.and(page.locator(':target')))).toBe(true);
  const isInSight = () => summary.evaluate((element) => element.getBoundingClientRect().top < innerHeight);
  await expect.poll(isInSight).toBe(true);
  await summary.getByRole('link', { name: form.fields.nameMissing }).click();
  await expect.poll(() => hasFocus(fieldsOf(page).name)).toBe(true);
});

test('without JavaScript, the lightbox wraps around and closes at its picture', async ({ visit }) => {
  const last = galleryPictures.length;
  const words = allTexts[defaultLocale].pages.gallery;
  const dialog = (number: number) =>
    page.getByRole('dialog', { name: fill(words.photoTitle, { number, count: last }) });
  const { page } = await visit(at('gallery'), withoutJavaScript);
  await page.locator('.photo-grid a').last().click();
  await dialog(last).getByRole('link', { name: words.next }).click();
  await dialog(1).getByRole('link', { name: words.previous }).click();
  await dialog(last).getByRole('link', { name: words.close, exact: true }).click();
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  const picture = page.locator(`#photo-${last}`);
  const isInSight = () => picture.evaluate((element) => element.getBoundingClientRect().top < innerHeight);
  await expect.poll(isInSight).toBe(true);
});

test('without JavaScript, the opened lightbox has the focus on its title', async ({ visit }) => {
  const { page } = await visit(at('gallery'), withoutJavaScript);
  await page.locator('.photo-grid a').first().click();
  await expect.poll(() => hasFocus(page.locator('dialog h2:target'))).toBe(true);
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

  const one: ServiceSlug = massage.slug;
  const [other = one] = serviceIn(one, locale).related;

  const card = (page: Page, slug: string) => page.locator(`#${slug}`);
  const openCards = (page: Page) =>
    page
      .locator('.service-card')
      .filter({ has: page.getByRole('link', { name: book }) })
      .evaluateAll((cards) => cards.map(({ id }) => id));

  test('without JavaScript, massages open one panel at a time and close it', async ({ visit }) => {
    const { page } = await visit(at('services', locale), withoutJavaScript);
    const heading = (slug: ServiceSlug) =>
      page.getByRole('link', { name: serviceIn(slug, locale).heading, exact: true }).first();
    await heading(one).click();
    await expect.poll(() => openCards(page)).toEqual([one]);
    await heading(other).click();
    await expect.poll(() => openCards(page)).toEqual([other]);
    await card(page, other).getByRole('link', { name: closeMenu }).press('Enter');
    await expect.poll(() => openCards(page)).toEqual([]);
    await expect.poll(() => hasFocus(heading(other))).toBe(true);
    await page.goBack();
    await expect.poll(() => openCards(page)).toEqual([other]);
  });

  test('without JavaScript, an opened panel has the focus, below the header', async ({ visit }) => {
    const { page } = await visit(at('services', locale), withoutJavaScript);
    const { heading } = serviceIn(one, locale);
    await page.getByRole('link', { name: heading, exact: true }).first().press('Enter');
    await expect.poll(() => hasFocus(card(page, one))).toBe(true);
    const top = async () => (await card(page, one).boundingBox())?.y ?? 0;
    await expect.poll(top).toBeLessThan(phone.height / 2);
    const header = await page.locator('.header').boundingBox();
    expect(await top()).toBeGreaterThanOrEqual((header?.y ?? 0) + (header?.height ?? 0));
  });

  test('the list of massages opens the panel that the URL names, also in a search', async ({ visit }) => {
    const { slug } = massageWithOptions;
    const { page } = await visit(`${at('services', locale)}#${slug}`, { viewport: phone });
    await expect.poll(() => openCards(page)).toEqual([slug]);
    await page.goto(`${at('services', locale)}?q=${encodeURIComponent(titleOf(slug, locale))}#${slug}`);
    expect(await page.locator('.service-card').count()).toBeLessThan(catalogue.length);
    await expect.poll(() => openCards(page)).toEqual([slug]);
  });
});
