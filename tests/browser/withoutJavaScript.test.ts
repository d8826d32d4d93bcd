import type { Locator, Page } from 'playwright';
import { describe, expect } from 'vitest';
import { catalogue, type ServiceSlug } from '../../content/catalogue.ts';
import { homeServices } from '../../content/homePage.ts';
import { defaultLocale } from '../../content/locales.ts';
import { galleryPictures } from '../../content/pictures.ts';
import { fill } from '../../content/rules/placeholders.ts';
import { allTexts } from '../../views/texts/allTexts.ts';
import { serviceIn } from '../../views/texts/serviceEntries.ts';
import {
  test as base,
  errorSummary,
  fieldsOf,
  fillMessage,
  hasFocus,
  phone,
  submitBooking,
  submitMessage,
  waitForBookingSent,
  waitForMessageSent,
} from '../support/browserTest.ts';
import { pathTo } from '../support/routeTable.ts';
import { massage, massageWithDurations, onePanelLocale, otherLocale, titleOf } from '../support/sample.ts';

const { form: words, layout, pages } = allTexts[defaultLocale];

/** Opens a page on a phone whose browser runs no JavaScript. */
const test = base.extend(
  'openWithoutJavaScript',
  ({ openPage }) =>
    (path: string) =>
      openPage(path, { viewport: phone, javaScriptEnabled: false }),
);

/** Waits until an element begins on the screen. */
const inSight = (part: Locator) =>
  expect
    .poll(() =>
      part.evaluate((element) => {
        const { top } = element.getBoundingClientRect();
        return top >= 0 && top < innerHeight;
      }),
    )
    .toBe(true);

test('without JavaScript, a visitor can book a massage from the home page', async ({
  openWithoutJavaScript,
}) => {
  const locale = otherLocale;
  const [featured] = homeServices;
  const { title } = serviceIn(featured, locale);
  const { form, pages } = allTexts[locale];
  const { page, stored } = await openWithoutJavaScript(pathTo('home', locale));
  await page.locator('main').getByRole('link', { name: title, exact: true }).first().click();
  await page.getByRole('link', { name: pages.service.book }).click();
  const fields = fieldsOf(page, locale);
  await expect.poll(() => fields.service.inputValue()).toBe(title);
  const typed = { name: 'María José', email: 'maria@example.com', message: 'Friday at nine.\nPlease write.' };
  await fields.name.fill(typed.name);
  await fields.email.fill(typed.email);
  await fields.message.fill(typed.message);
  await page.getByRole('button', { name: form.send.booking }).click();
  await page.locator('.notice').getByText(form.sent.booking).waitFor();
  expect(stored()).toMatchObject([{ ...typed, kind: 'booking', serviceSlug: featured, locale }]);
});

test('without JavaScript, a visitor can send a message', async ({ openWithoutJavaScript }) => {
  const { page, stored } = await openWithoutJavaScript(pathTo('contact'));
  await fillMessage(page, 'Zoé');
  await submitMessage(page);
  await waitForMessageSent(page);
  expect(stored()).toMatchObject([{ kind: 'contact', name: 'Zoé', message: 'A question' }]);
});

test('without JavaScript, the title of the page says that a message was sent', async ({
  openWithoutJavaScript,
}) => {
  const { page } = await openWithoutJavaScript(`${pathTo('contact')}?sent=1`);
  expect(await page.title()).toContain(words.sent.contact);
});

test('without JavaScript, a reload of the page with the success stores nothing again', async ({
  openWithoutJavaScript,
}) => {
  const { page, stored } = await openWithoutJavaScript(pathTo('contact'));
  await fillMessage(page);
  await submitMessage(page);
  await waitForMessageSent(page);
  await page.reload();
  await waitForMessageSent(page);
  expect(stored()).toHaveLength(1);
});

test('without JavaScript, a link closes the notice', async ({ openWithoutJavaScript }) => {
  const { page } = await openWithoutJavaScript(`${pathTo('contact')}?sent=1`);
  await page.getByRole('link', { name: words.dismiss }).click();
  await page.locator('.notice').waitFor({ state: 'detached' });
});

test('without JavaScript, a corrected form sends what was right before too', async ({
  openWithoutJavaScript,
}) => {
  const { page, stored } = await openWithoutJavaScript(`${pathTo('home')}?service=${massage.slug}`);
  const { name, message } = fieldsOf(page);
  await message.fill('Tomorrow');
  await submitBooking(page);
  await errorSummary(page).waitFor();
  await name.fill('Zoé');
  await submitBooking(page);
  await waitForBookingSent(page);
  expect(stored()).toMatchObject([{ name: 'Zoé', message: 'Tomorrow', serviceSlug: massage.slug }]);
});

test('after an empty form without JavaScript, the error summary has the focus, in sight', async ({
  openWithoutJavaScript,
}) => {
  const { page } = await openWithoutJavaScript(pathTo('contact'));
  await submitMessage(page);
  await errorSummary(page).getByText(words.missing.contact).waitFor();
  // Text browsers show the part of a page that the fragment names.
  await expect.poll(() => hasFocus(errorSummary(page).and(page.locator(':target')))).toBe(true);
  await inSight(errorSummary(page));
});

test('without JavaScript, an error leads to its field', async ({ openWithoutJavaScript }) => {
  const { page } = await openWithoutJavaScript(pathTo('contact'));
  await submitMessage(page);
  await errorSummary(page).getByRole('link', { name: words.problems.nameMissing }).click();
  await expect.poll(() => hasFocus(fieldsOf(page).name)).toBe(true);
});

test('without JavaScript, a visitor can search massages', async ({ openWithoutJavaScript }) => {
  const { page } = await openWithoutJavaScript(pathTo('services'));
  await page.getByLabel(pages.services.searchLabel).fill(titleOf(massageWithDurations.slug));
  await page.getByRole('button', { name: pages.services.searchButton }).click();
  await page.locator('.search').getByRole('status').waitFor();
  expect(await page.locator(`.service-card#${massageWithDurations.slug}`).isVisible()).toBe(true);
  // A search without results shows all massages.
  expect(await page.locator('.service-card').count()).toBeLessThan(catalogue.length);
});

test('without JavaScript, the menu opens and leads to another page', async ({ openWithoutJavaScript }) => {
  const { page } = await openWithoutJavaScript(pathTo('services'));
  await page.getByRole('button', { name: layout.openMenu }).click();
  const menu = page.getByRole('navigation', { name: layout.navLabel });
  await menu.getByRole('link', { name: pages.contact.nav }).click();
  await page.waitForURL(`**${pathTo('contact')}`);
});

const lastPhoto = galleryPictures.length;
const openPhoto = (page: Page, number: number) =>
  page.getByRole('dialog', { name: fill(pages.gallery.photoTitle, { number, count: lastPhoto }) });

test('without JavaScript, a visitor can go through the pictures of the lightbox', async ({
  openWithoutJavaScript,
}) => {
  const { page } = await openWithoutJavaScript(pathTo('gallery'));
  await page.locator('.photo-grid a').last().click();
  await openPhoto(page, lastPhoto).getByRole('link', { name: pages.gallery.next }).click();
  await openPhoto(page, 1).getByRole('link', { name: pages.gallery.previous }).click();
  await openPhoto(page, lastPhoto).waitFor();
});

test('without JavaScript, the lightbox closes at its picture in the gallery', async ({
  openWithoutJavaScript,
}) => {
  const { page } = await openWithoutJavaScript(`${pathTo('gallery')}?photo=${lastPhoto}`);
  await page.getByRole('link', { name: pages.gallery.close, exact: true }).click();
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  await inSight(page.locator(`#photo-${lastPhoto}`));
});

test('without JavaScript, the title of an opened picture has the focus', async ({
  openWithoutJavaScript,
}) => {
  const { page } = await openWithoutJavaScript(pathTo('gallery'));
  await page.locator('.photo-grid a').first().click();
  await expect.poll(() => hasFocus(page.locator('dialog h2:target'))).toBe(true);
});

test('without JavaScript, a question of the FAQ that opens closes the one before', async ({
  openWithoutJavaScript,
}) => {
  const { page } = await openWithoutJavaScript(pathTo('home'));
  const questions = page.locator('details summary');
  await questions.nth(0).click();
  await questions.nth(1).click();
  const second = await questions.nth(1).textContent();
  await expect.poll(() => page.locator('details[open] summary').allTextContents()).toEqual([second]);
});

test('without JavaScript, a link to an answer opens it with its question in sight', async ({
  openWithoutJavaScript,
}) => {
  const { page } = await openWithoutJavaScript(pathTo('hotels'));
  await page.locator('a[href$="#answer-paying"]').click();
  const question = page.locator('details:has(#answer-paying) summary');
  await expect
    .poll(() => page.locator('details[open] summary').allTextContents())
    .toEqual([await question.textContent()]);
  const header = await page.locator('.header').boundingBox();
  const top = async () => (await question.boundingBox())?.y ?? 0;
  await expect.poll(top).toBeLessThan(phone.height / 2);
  expect(await top()).toBeGreaterThanOrEqual((header?.y ?? 0) + (header?.height ?? 0));
});

describe.for(onePanelLocale)('list of massages in %s', (locale) => {
  const { book } = allTexts[locale].pages.service;
  const { close } = allTexts[locale].layout;

  const one: ServiceSlug = massage.slug;
  const [other = one] = serviceIn(one, locale).related;

  const card = (page: Page, slug: string) => page.locator(`#${slug}`);
  const heading = (page: Page, slug: ServiceSlug) =>
    page.getByRole('link', { name: serviceIn(slug, locale).heading, exact: true }).first();

  /** Waits until these massages, and no others, show their panels, which have a link to the form. */
  const opened = (page: Page, slugs: readonly string[]) =>
    expect
      .poll(() =>
        page
          .locator('.service-card')
          .filter({ has: page.getByRole('link', { name: book }) })
          .evaluateAll((cards) => cards.map(({ id }) => id)),
      )
      .toEqual(slugs);

  test('without JavaScript, a massage that opens in the list closes the one before', async ({
    openWithoutJavaScript,
  }) => {
    const { page } = await openWithoutJavaScript(pathTo('services', locale));
    await heading(page, one).click();
    await opened(page, [one]);
    await heading(page, other).click();
    await opened(page, [other]);
  });

  test('without JavaScript, a massage that closes in the list has the focus', async ({
    openWithoutJavaScript,
  }) => {
    const { page } = await openWithoutJavaScript(pathTo('services', locale));
    await heading(page, one).click();
    await card(page, one).getByRole('link', { name: close }).press('Enter');
    await opened(page, []);
    await expect.poll(() => hasFocus(heading(page, one))).toBe(true);
  });

  test('without JavaScript, Back opens the massage that was closed in the list', async ({
    openWithoutJavaScript,
  }) => {
    const { page } = await openWithoutJavaScript(pathTo('services', locale));
    await heading(page, one).click();
    await card(page, one).getByRole('link', { name: close }).click();
    await opened(page, []);
    await page.goBack();
    await opened(page, [one]);
  });

  test('without JavaScript, a massage that opens in the list has the focus', async ({
    openWithoutJavaScript,
  }) => {
    const { page } = await openWithoutJavaScript(pathTo('services', locale));
    await heading(page, one).press('Enter');
    await expect.poll(() => hasFocus(card(page, one))).toBe(true);
  });

  test('without JavaScript, a massage opens on the screen, below the header', async ({
    openWithoutJavaScript,
  }) => {
    const { page } = await openWithoutJavaScript(pathTo('services', locale));
    await heading(page, one).press('Enter');
    await opened(page, [one]);
    const top = async () => (await card(page, one).boundingBox())?.y ?? 0;
    await expect.poll(top).toBeLessThan(phone.height / 2);
    const header = await page.locator('.header').boundingBox();
    expect(await top()).toBeGreaterThanOrEqual((header?.y ?? 0) + (header?.height ?? 0));
  });
});
