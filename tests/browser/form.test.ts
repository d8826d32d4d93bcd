import { expect } from 'vitest';
import type { ServiceSlug } from '../../content/catalogue.ts';
import { catalogue } from '../../content/catalogue.ts';
import { defaultLocale, locales } from '../../content/locales.ts';
import { masseuses } from '../../content/masseuses.ts';
import { startTimesOn } from '../../content/visit.ts';
import { allTexts } from '../../views/allTexts.ts';
import { formatDuration, formatPrice } from '../../views/format.ts';
import { serviceIn, shortestMinutes } from '../../views/services.ts';
import { phoneUrl, urlOf } from '../../views/urls.ts';
import {
  bookingsUrl,
  fieldsOf,
  fillBooking,
  hasFocus,
  holdBack,
  hydrated,
  phone,
  test,
} from '../support/browserTest.ts';
import { ordinaryDay } from '../support/days.ts';
import { plain } from '../support/html.ts';
import { at } from '../support/routeTable.ts';
import { massage, massageWithOptions, otherLocale, titleOf } from '../support/sample.ts';

const masseuseSlug = masseuses[0].slug;
const words = allTexts[defaultLocale].form;

test('the form sends without leaving the page, and shows a notice at the bottom', async ({ visit }) => {
  const locale = otherLocale;
  const { page, stored, consoleErrors } = await visit(urlOf({ page: 'home' }, locale), {
    viewport: phone,
  });
  const { form } = allTexts[locale];
  const url = page.url();
  const { name, service } = fieldsOf(page, locale);
  await name.fill('María');
  await service.selectOption(titleOf(massage.slug, locale));
  await hydrated(page, 'RequestForm');
  await page.getByRole('button', { name: form.sendBooking }).click();
  const notice = page.locator('.notices .notice');
  await notice.getByText(form.sent.booking).waitFor();
  expect(page.url()).toBe(url);
  expect((await stored()).map((row) => [row.name, row.serviceSlug, row.locale])).toEqual([
    ['María', massage.slug, locale],
  ]);
  await expect.poll(() => name.inputValue()).toBe('');
  await expect.poll(() => service.inputValue()).toBe('');
  const place = async () => {
    const { x = 0, y = 0, width = 0, height = 0 } = (await notice.boundingBox()) ?? {};
    return { bottom: Math.round(y + height), centre: Math.round(x + width / 2) };
  };
  const gap = 16;
  await expect.poll(place).toEqual({ bottom: phone.height - gap, centre: phone.width / 2 });
  expect(consoleErrors).toEqual([]);
});

test('the form shows the prices of the selected massage until it is sent', async ({ visit }) => {
  const locale = otherLocale;
  const expectedPrices = [
    ...massageWithOptions.options.map(({ minutes, euros }) =>
      plain(`${formatDuration(minutes)} ${formatPrice(euros, locale)}`),
    ),
    plain(allTexts[locale].pages.service.vatIncluded),
  ];
  const { page } = await visit(at('home', locale), { viewport: phone });
  const service = page.locator('#booking-service');
  const prices = page.locator('#booking-service-prices');
  const pricesShown = async () =>
    (await prices.locator('span').allInnerTexts()).map((text) => text.replace(/\s/g, ' '));
  await service.focus();
  await hydrated(page, 'RequestForm');
  await service.selectOption(titleOf(massageWithOptions.slug, locale));
  await expect.poll(pricesShown).toEqual(expectedPrices);
  await page.locator('#booking-name').fill('Ana');
  await page.locator('#booking-form button[type=submit]').click();
  await page.locator('.notice--success').waitFor();
  await expect.poll(pricesShown).toEqual([]);
});

test('a booking from a profile names its masseuse, and asks to call without e-mail', async ({ visit }) => {
  const locale = otherLocale;
  const { form, pages } = allTexts[locale];
  const profile = urlOf({ page: 'masseuse', slug: masseuseSlug }, locale);
  const { page, stored, consoleErrors } = await visit(profile, { viewport: phone });
  await page.getByRole('article').getByRole('link', { name: pages.masseuse.book }).click();
  await page.waitForURL(`**?masseuse=${masseuseSlug}#booking`);
  const { name, service, masseuse, email } = fieldsOf(page, locale);
  await expect.poll(() => masseuse.inputValue()).toBe(masseuseSlug);
  await name.fill('  Eva ');
  await service.selectOption(titleOf(massage.slug, locale));
  await hydrated(page, 'RequestForm');
  await page.getByRole('button', { name: form.sendBooking }).click();
  const notice = page.locator('.notice--success');
  await notice.getByText(form.sent.booking).waitFor();
  // A notice stays open while the pointer is over it.
  await notice.hover();
  // Without e-mail address and telephone number, staff cannot answer.
  await expect.poll(() => notice.locator('p').last().textContent()).toBe(form.sent.callUs);
  await expect.poll(() => notice.getByRole('link').getAttribute('href')).toBe(phoneUrl);
  expect(await stored()).toMatchObject([{ name: 'Eva', masseuse: masseuseSlug, serviceSlug: massage.slug }]);
  await expect.poll(() => masseuse.inputValue()).toBe('');
  await expect.poll(() => service.inputValue()).toBe('');
  // With an e-mail address, the notice does not ask to call.
  await name.fill('Eva');
  await service.selectOption(titleOf(massageWithOptions.slug, locale));
  await masseuse.selectOption(masseuseSlug);
  await email.fill('eva@example.com ');
  await page.getByRole('button', { name: form.sendBooking }).click();
  await expect.poll(async () => (await stored()).length).toBe(2);
  await expect.poll(() => notice.locator('p').last().textContent()).not.toBe(form.sent.callUs);
  await expect.poll(() => notice.getByRole('link').count()).toBe(0);
  expect(consoleErrors).toEqual([]);
});

// A site with one language has no language switcher.
test.skipIf(locales.length < 2)('a message keeps its topic if the language changes', async ({ visit }) => {
  const { page, stored } = await visit(at('services'));
  await page.getByRole('link', { name: allTexts[defaultLocale].extras.items.couples.title }).click();
  await page.waitForURL(`**${at('contact')}?about=couples#message`);
  await page.locator(`.language-switcher a[lang=${otherLocale}]`).click();
  await page.waitForURL(`**${at('contact', otherLocale)}?about=couples`);
  const { name, message } = fieldsOf(page, otherLocale);
  const subject = allTexts[otherLocale].pages.contact.subjects.couples;
  await expect.poll(() => message.inputValue()).toBe(subject);
  await name.fill('Zoé');
  await message.press('End');
  await message.pressSequentially(' Samedi ?');
  await hydrated(page, 'RequestForm');
  await page.getByRole('button', { name: allTexts[otherLocale].form.sendMessage }).click();
  await page.locator('.notice--success').waitFor();
  expect((await stored())[0]?.message).toBe(`${subject} Samedi ?`);
});

test('the form keeps all fields when Back returns to its page', async ({ visit }) => {
  const { page } = await visit(at('home'));
  const { name, service, masseuse, day, time, message } = fieldsOf(page);
  const date = ordinaryDay();
  const [start = ''] = startTimesOn(date, massage.options[0].minutes);
  await fillBooking(page);
  await masseuse.selectOption(masseuseSlug);
  await day.fill(date);
  await time.selectOption(start);
  const values = () =>
    Promise.all([name, service, masseuse, day, time, message].map((it) => it.inputValue()));
  const filledIn = await values();
  expect(filledIn).not.toContain('');
  await page.goto(at('privacy'));
  await page.goBack();
  await expect.poll(values).toEqual(filledIn);
  await name.focus();
  await hydrated(page, 'RequestForm');
  expect(await values()).toEqual(filledIn);
});

test('the form keeps the focus on its button, and text typed while sending', async ({ visit }) => {
  const { page, stored } = await visit(at('home'));
  await fillBooking(page);
  await hydrated(page, 'RequestForm');
  const release = await holdBack(page, bookingsUrl);
  const button = page.getByRole('button', { name: words.sendBooking });
  await button.press('Enter');
  await page.getByText(words.sending).waitFor();
  release();
  await page.locator('.notice').getByText(words.sent.booking).waitFor();
  await expect.poll(() => hasFocus(button)).toBe(true);
  await expect.poll(() => fieldsOf(page).message.inputValue()).toBe('');
  await page.unroute(bookingsUrl);
  const releaseSecond = await holdBack(page, bookingsUrl);
  await fillBooking(page, 'Eva');
  await button.press('Enter');
  await page.getByText(words.sending).waitFor();
  await fieldsOf(page).message.fill('Saturday instead');
  releaseSecond();
  await expect.poll(async () => (await stored()).length).toBe(2);
  await page.getByText(words.sending).waitFor({ state: 'detached' });
  await expect.poll(() => fieldsOf(page).message.inputValue()).toBe('Saturday instead');
});

test('the offered times follow massage and day, and keep the chosen time', async ({ visit }) => {
  const { page } = await visit(at('home'));
  const { service, day, time } = fieldsOf(page);
  const timeWarning = time.locator('xpath=../..').locator('[aria-live]');
  const date = ordinaryDay();
  const short = massage.slug;
  const [{ slug: long }] = catalogue.toSorted(
    (one, other) => shortestMinutes(other) - shortestMinutes(one),
  ) as [(typeof catalogue)[number]];
  const lastStart = (slug: ServiceSlug) =>
    startTimesOn(date, shortestMinutes(serviceIn(slug, defaultLocale))).at(-1) ?? '';
  const offered = () =>
    time.locator('option').evaluateAll((all) => all.map((one) => (one as HTMLOptionElement).value));
  await service.focus();
  await hydrated(page, 'RequestForm');
  await service.selectOption(serviceIn(short, defaultLocale).title);
  await day.fill(date);
  await expect.poll(async () => (await offered()).at(-1)).toBe(lastStart(short));
  await time.selectOption(lastStart(short));
  await service.focus();
  await service.selectOption(serviceIn(long, defaultLocale).title);
  // The form says the last start of the longer massage, and keeps the chosen time until the visitor changes it.
  await timeWarning.getByText(lastStart(long)).waitFor();
  expect(await time.inputValue()).toBe(lastStart(short));
  expect((await offered()).slice(-2)).toEqual([lastStart(long), lastStart(short)]);
  expect(await hasFocus(service)).toBe(true);
  await time.selectOption(lastStart(long));
  await expect.poll(async () => (await offered()).at(-1)).toBe(lastStart(long));
  await expect.poll(() => timeWarning.getByText(lastStart(long)).count()).toBe(0);
});
