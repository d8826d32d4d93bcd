import { expect } from 'vitest';
import { defaultLocale, locales } from '../../content/locales.ts';
import { masseuses } from '../../content/masseuses.ts';
import { startTimesOn } from '../../content/visit.ts';
import { allTexts } from '../../views/allTexts.ts';
import { formatDuration, formatPrice } from '../../views/format.ts';
import { phoneUrl, urlOf } from '../../views/urls.ts';
import {
  bookingsUrl,
  fieldsOf,
  fillBooking,
  hasFocus,
  holdBack,
  hydrated,
  phone,
  sendBooking,
  test,
} from '../support/browserTest.ts';
import { ordinaryDay } from '../support/days.ts';
import { plain } from '../support/html.ts';
import { at } from '../support/routeTable.ts';
import { massage, massageWithOptions, otherLocale, titleOf } from '../support/sample.ts';

const masseuseSlug = masseuses[0].slug;
const words = allTexts[defaultLocale].form;

test('the form sends a booking without leaving the page, and is empty afterwards', async ({ visit }) => {
  const locale = otherLocale;
  const { page, stored, consoleErrors } = await visit(at('home', locale), { viewport: phone });
  const { form } = allTexts[locale];
  const url = page.url();
  const { name, service } = fieldsOf(page, locale);
  await name.fill('María');
  await service.selectOption(titleOf(massage.slug, locale));
  await hydrated(page, 'RequestForm');
  await page.getByRole('button', { name: form.sendBooking }).click();
  await page.locator('.notice').getByText(form.sent.booking).waitFor();
  expect(page.url()).toBe(url);
  expect(stored()).toMatchObject([{ name: 'María', serviceSlug: massage.slug, locale }]);
  await expect.poll(() => name.inputValue()).toBe('');
  await expect.poll(() => service.inputValue()).toBe('');
  expect(consoleErrors).toEqual([]);
});

test('the form shows the prices of the selected massage until it is sent', async ({ visit }) => {
  const { page } = await visit(at('home'));
  const shown = async () => (await page.locator('#booking-service-prices span').allInnerTexts()).map(plain);
  await fillBooking(page);
  await hydrated(page, 'RequestForm');
  await fieldsOf(page).service.selectOption(titleOf(massageWithOptions.slug));
  const prices = massageWithOptions.options.map(({ minutes, euros }) =>
    plain(`${formatDuration(minutes)} ${formatPrice(euros, defaultLocale)}`),
  );
  await expect.poll(shown).toEqual([...prices, allTexts[defaultLocale].pages.service.vatIncluded]);
  await sendBooking(page);
  await page.locator('.notice--success').waitFor();
  await expect.poll(shown).toEqual([]);
});

test('a booking made from a profile names its masseuse', async ({ visit }) => {
  const { page, stored } = await visit(urlOf({ page: 'masseuse', slug: masseuseSlug }, defaultLocale));
  const { book } = allTexts[defaultLocale].pages.masseuse;
  await page.getByRole('article').getByRole('link', { name: book }).click();
  await page.waitForURL(`**?masseuse=${masseuseSlug}#booking`);
  await fillBooking(page);
  await hydrated(page, 'RequestForm');
  await sendBooking(page);
  await page.locator('.notice--success').waitFor();
  expect(stored()).toMatchObject([{ masseuse: masseuseSlug }]);
});

test.for([
  { email: '', telephone: '', targets: [phoneUrl] },
  { email: 'ana@example.com', telephone: '', targets: [] },
  { email: '', telephone: '600 111 222', targets: [] },
])(
  'a notice links the telephone only if staff cannot answer: $email $telephone',
  async ({ email, telephone, targets }, { visit }) => {
    const { page } = await visit(at('home'));
    const fields = fieldsOf(page);
    await fillBooking(page);
    await fields.email.fill(email);
    await fields.phone.fill(telephone);
    await hydrated(page, 'RequestForm');
    await sendBooking(page);
    const notice = page.locator('.notice--success');
    await notice.waitFor();
    const links = await notice
      .locator('a')
      .evaluateAll((all) => all.map((link) => link.getAttribute('href')));
    expect(links).toEqual(targets);
  },
);

// A site with one language has no language switcher.
test.skipIf(locales.length < 2)('a message keeps its topic if the language changes', async ({ visit }) => {
  const { page, stored } = await visit(at('services'));
  await page.getByRole('link', { name: allTexts[defaultLocale].extras.items.couples.title }).click();
  await page.waitForURL(`**${at('contact')}?about=couples#message`);
  await page.locator(`.language-switcher a[lang=${otherLocale}]`).click();
  await page.waitForURL(`**${at('contact', otherLocale)}?about=couples`);
  await fieldsOf(page, otherLocale).name.fill('Zoé');
  await hydrated(page, 'RequestForm');
  await page.getByRole('button', { name: allTexts[otherLocale].form.sendMessage }).click();
  await page.locator('.notice--success').waitFor();
  expect(stored()).toMatchObject([{ message: allTexts[otherLocale].pages.contact.subjects.couples }]);
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

test('the button of the form is disabled while it sends, then its answer has the focus', async ({
  visit,
}) => {
  const { page } = await visit(at('home'));
  await fillBooking(page);
  await hydrated(page, 'RequestForm');
  const release = await holdBack(page, bookingsUrl);
  const button = page.getByRole('button', { name: words.sendBooking });
  await button.press('Enter');
  await expect.poll(() => button.isDisabled()).toBe(true);
  expect(await hasFocus(button)).toBe(true);
  release();
  await expect.poll(() => hasFocus(page.getByRole('region', { name: words.sent.booking }))).toBe(true);
  expect(await button.isDisabled()).toBe(false);
});

test('the form keeps text that is typed while it sends', async ({ visit }) => {
  const { page } = await visit(at('home'));
  await fillBooking(page, 'Ana', 'Friday');
  await hydrated(page, 'RequestForm');
  const release = await holdBack(page, bookingsUrl);
  await sendBooking(page);
  await page.getByText(words.sending).waitFor();
  const { message } = fieldsOf(page);
  await message.fill('Saturday instead');
  release();
  await page.locator('.notice--success').waitFor();
  await page.getByText(words.sending).waitFor({ state: 'detached' });
  expect(await message.inputValue()).toBe('Saturday instead');
});
