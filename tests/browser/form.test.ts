import type { Page } from 'playwright';
import { expect } from 'vitest';
import { contactService } from '../../content/bookingFields.ts';
import { defaultLocale } from '../../content/locales.ts';
import { schedule } from '../../content/rules/schedule.ts';
import { subjects } from '../../content/subjects.ts';
import { allTexts } from '../../views/texts/allTexts.ts';
import { formatDuration, formatPrice } from '../../views/texts/format.ts';
import { phoneUrl, urlOf } from '../../views/urls.ts';
import {
  bookingsUrl,
  countPosts,
  desktop,
  fieldsOf,
  fillBooking,
  hasFocus,
  holdBack,
  phone,
  submitBooking,
  submitMessage,
  test,
  waitForBookingSent,
  waitForHydration,
  waitForMessageSent,
} from '../support/browserTest.ts';
import { ordinaryDay } from '../support/days.ts';
import { plain } from '../support/html.ts';
import { pathTo } from '../support/routeTable.ts';
import { massage, massageWithDurations, masseuse, otherLocale, titleOf } from '../support/sample.ts';

const { form: words, layout, pages } = allTexts[defaultLocale];

const sendButton = (page: Page) => page.getByRole('button', { name: words.send.contact });

/** The prices below the list of massages, and the note on VAT. */
const readPrices = async (page: Page): Promise<string[]> =>
  (await page.locator('#booking-service-prices span').allInnerTexts()).map(plain);

test('the form sends a booking in the language of the page, without leaving it', async ({ openPage }) => {
  const locale = otherLocale;
  const { page, stored } = await openPage(pathTo('home', locale), { viewport: phone });
  const url = page.url();
  const { name, service } = fieldsOf(page, locale);
  await name.fill('María');
  await service.selectOption(titleOf(massage.slug, locale));
  await waitForHydration(page, 'BookingForm');
  await page.getByRole('button', { name: allTexts[locale].form.send.booking }).click();
  await page.locator('.notice').getByText(allTexts[locale].form.sent.booking).waitFor();
  expect(page.url()).toBe(url);
  expect(stored()).toMatchObject([{ name: 'María', serviceSlug: massage.slug, locale }]);
});

test('after a booking was sent, the form is empty, and shows no prices', async ({ openFilledForm }) => {
  const { page } = await openFilledForm();
  await submitBooking(page);
  await waitForBookingSent(page);
  const values = () => Promise.all(Object.values(fieldsOf(page)).map((field) => field.inputValue()));
  await expect.poll(async () => (await values()).filter(Boolean)).toEqual([]);
  await expect.poll(() => readPrices(page)).toEqual([]);
});

test('the form shows the prices of the massage that a visitor selects instead of another', async ({
  openFilledForm,
}) => {
  const { page } = await openFilledForm();
  await fieldsOf(page).service.selectOption(titleOf(massageWithDurations.slug));
  const prices = massageWithDurations.options.map(({ minutes, euros }) =>
    plain(`${formatDuration(minutes)} ${formatPrice(euros, defaultLocale)}`),
  );
  await expect.poll(() => readPrices(page)).toEqual([...prices, pages.service.vatIncluded]);
});

test('a booking made from the profile of a masseuse names her', async ({ openPage }) => {
  const { page, stored } = await openPage(urlOf({ page: 'masseuse', slug: masseuse.slug }, defaultLocale));
  await page.getByRole('article').getByRole('link', { name: layout.requestBooking }).click();
  await page.waitForURL(`**?masseuse=${masseuse.slug}#booking`);
  await fillBooking(page);
  await waitForHydration(page, 'BookingForm');
  await submitBooking(page);
  await waitForBookingSent(page);
  expect(stored()).toMatchObject([{ masseuse: masseuse.slug }]);
});

test('a message from a link keeps its topic if the visitor changes the language', async ({ openPage }) => {
  const { page, stored } = await openPage(`${pathTo('contact')}?about=${subjects[0]}`, { viewport: desktop });
  await page.locator(`.language-switcher a[lang=${otherLocale}]`).click();
  await page.waitForURL(`**${pathTo('contact', otherLocale)}?about=${subjects[0]}`);
  await fieldsOf(page, otherLocale).name.fill('Zoé');
  await waitForHydration(page, 'BookingForm');
  await page.getByRole('button', { name: allTexts[otherLocale].form.send.contact }).click();
  await page.locator('.notice--success').waitFor();
  const message = allTexts[otherLocale].pages.contact.subjects[subjects[0]];
  expect(stored()).toMatchObject([{ service: contactService, message }]);
});

test('without e-mail and phone, the answer links to the telephone', async ({ openFilledMessage }) => {
  const { page } = await openFilledMessage();
  await submitMessage(page);
  await waitForMessageSent(page);
  const link = page.locator('.notice').getByRole('link');
  expect(await link.getAttribute('href')).toBe(phoneUrl);
});

test.for([
  ['e-mail address', 'email', 'ana@example.com'],
  ['telephone number', 'phone', '600 111 222'],
] as const)(
  'a visitor who leaves her %s is told when the centre answers',
  async ([, field, value], { openFilledMessage }) => {
    const { page } = await openFilledMessage();
    await fieldsOf(page)[field].fill(value);
    await submitMessage(page);
    await waitForMessageSent(page);
    await page.locator('.notice').getByText(words.answerTimes).waitFor();
  },
);

test('Back finds all fields of the form as the visitor left them', async ({ openPage }) => {
  const { page } = await openPage(pathTo('home'));
  const fields = fieldsOf(page);
  const day = ordinaryDay();
  const [start = ''] = schedule.startTimesOn(day, massage.options[0].minutes);
  await fillBooking(page);
  await fields.email.fill('ana@example.com');
  await fields.phone.fill('600 111 222');
  await fields.masseuse.selectOption(masseuse.slug);
  await fields.day.fill(day);
  await fields.time.selectOption(start);
  const values = () => Promise.all(Object.values(fields).map((field) => field.inputValue()));
  const filledIn = await values();
  expect(filledIn).not.toContain('');
  await page.goto(pathTo('privacy'));
  await page.goBack();
  await expect.poll(values).toEqual(filledIn);
  await fields.name.focus();
  await waitForHydration(page, 'BookingForm');
  expect(await values()).toEqual(filledIn);
});

test('the button of the form is disabled while it sends, and keeps the focus', async ({
  openFilledMessage,
}) => {
  const { page } = await openFilledMessage();
  await holdBack(page, bookingsUrl);
  await sendButton(page).press('Enter');
  await expect.poll(() => sendButton(page).isDisabled()).toBe(true);
  expect(await hasFocus(sendButton(page))).toBe(true);
});

test('a second press of Send while the form sends posts nothing more', async ({ openFilledMessage }) => {
  const { page } = await openFilledMessage();
  const posts = countPosts(page);
  const answer = await holdBack(page, bookingsUrl);
  await sendButton(page).press('Enter');
  await page.getByText(words.sending).waitFor();
  await sendButton(page).press('Enter');
  answer();
  await waitForMessageSent(page);
  expect(posts()).toBe(1);
});

test('screen readers hear once that a message was sent, and then who replies', async ({
  openFilledMessage,
}) => {
  const { page } = await openFilledMessage();
  await page.getByRole('button', { name: words.send.contact }).click();
  const outcome = page.getByRole('region', { name: words.sent.contact, exact: true });
  await outcome.waitFor();
  expect(await outcome.getAttribute('aria-describedby')).not.toBeNull();
});

test('after a message was sent, the outcome in the form has the focus', async ({ openFilledMessage }) => {
  const { page } = await openFilledMessage();
  await submitMessage(page);
  await expect.poll(() => hasFocus(page.getByRole('region', { name: words.sent.contact }))).toBe(true);
});

test('the form keeps a text that a visitor types while it sends', async ({ openFilledMessage }) => {
  const { page } = await openFilledMessage();
  const answer = await holdBack(page, bookingsUrl);
  await submitMessage(page);
  await page.getByText(words.sending).waitFor();
  const { message } = fieldsOf(page);
  await message.fill('Saturday instead');
  answer();
  await waitForMessageSent(page);
  await page.getByText(words.sending).waitFor({ state: 'detached' });
  expect(await message.inputValue()).toBe('Saturday instead');
});
