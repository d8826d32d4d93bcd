import { expect } from 'vitest';
import { locales } from '../../content/locales.ts';
import { copies } from '../../views/copies.ts';
import { urlOf } from '../../views/urls.ts';
import { hasFocus, hydrated, phone, test } from '../support/browserTest.ts';
import { fieldsOf, fillBooking, holdBack, sendBooking } from '../support/formFields.ts';

const words = copies.en.form;

test.for(locales)(
  'in %s a booking is sent without leaving the page, and a notice says so',
  async (locale, { visit }) => {
    const { page, stored, complaints } = await visit(urlOf({ page: 'home' }, locale), {
      viewport: phone,
    });
    const { form } = copies[locale];
    const url = page.url();
    const { name, service } = fieldsOf(page, locale);
    await name.fill('María');
    await service.selectOption('Tantra');
    await hydrated(page, 'RequestForm');
    await page.getByRole('button', { name: form.sendBooking }).click();
    const notice = page.locator('.notices .notice');
    await notice.getByText(form.sent.booking).waitFor();
    expect(page.url()).toBe(url);
    expect((await stored()).map((row) => [row.name, row.serviceSlug, row.locale])).toEqual([
      ['María', 'tantra-massage', locale],
    ]);
    expect(await name.inputValue()).toBe('');
    expect(await service.inputValue()).toBe('');
    const box = await notice.boundingBox();
    expect(Math.round((box?.y ?? 0) + (box?.height ?? 0))).toBe(phone.height - 16);
    expect(Math.round((box?.x ?? 0) + (box?.width ?? 0) / 2)).toBe(phone.width / 2);
    expect(complaints).toEqual([]);
  },
);

test.for([
  ['/', '30 min €140', '60 min €180', 'VAT included'],
  ['/es', '30 min 140 €', '60 min 180 €', 'IVA incluido'],
  ['/fr', '30 min 140 €', '60 min 180 €', 'TVA comprise'],
] as const)(
  'on %s the prices of the chosen massage stand beside it, until the form is sent',
  async ([path, ...parts], { visit }) => {
    const { page } = await visit(path, { viewport: phone });
    const service = page.locator('#booking-service');
    const prices = page.locator('#booking-service-prices');
    const shown = async () =>
      (await prices.locator('span').allInnerTexts()).map((text) => text.replace(/\s/g, ' '));
    expect(await service.locator('option', { hasText: 'Nuru' }).innerText()).toContain('140');
    await service.focus();
    await hydrated(page, 'RequestForm');
    await service.selectOption('Nuru');
    await expect.poll(shown).toEqual(parts);
    await service.selectOption('Lingam');
    await expect.poll(async () => (await shown()).join()).toContain('90');
    await page.locator('#booking-name').fill('Ana');
    await page.locator('#booking-form button[type=submit]').click();
    await page.locator('.notice--success').waitFor();
    await expect.poll(shown).toEqual([]);
  },
);

test('nothing typed before the form is alive is lost', async ({ visit }) => {
  const { page, stored, complaints } = await visit('/?masseuse=nora');
  // The code of the islands waits until everything is typed.
  const release = await holdBack(page, '**/hydrate.*.js');
  await fillBooking(page, 'Typed early');
  await fieldsOf(page).masseuse.selectOption('Alba');
  expect(await page.locator('#booking-form').getAttribute('data-island-status')).toBe('hydrating');
  release();
  await hydrated(page, 'RequestForm');
  expect(await fieldsOf(page).name.inputValue()).toBe('Typed early');
  expect(await fieldsOf(page).service.inputValue()).toBe('Nuru');
  await sendBooking(page);
  await page.locator('.notice').getByText(words.sent.booking).waitFor();
  expect(await stored()).toMatchObject([
    { name: 'Typed early', service: 'Nuru', masseuse: 'alba', message: 'Friday' },
  ]);
  expect(complaints).toEqual([]);
});

test('a form sent while its code is on the way arrives, once', async ({ visit }) => {
  const { page, stored } = await visit('/');
  const release = await holdBack(page, '**/hydrate.*.js');
  await fillBooking(page);
  await sendBooking(page);
  release();
  await page.locator('.notice').getByText(words.sent.booking).waitFor();
  expect(await stored()).toHaveLength(1);
});

test('where the code cannot be fetched the form is posted as plain HTML', async ({ visit }) => {
  const { page, stored } = await visit('/');
  await page.route('**/hydrate.*.js', (route) => route.abort());
  await fillBooking(page);
  await sendBooking(page);
  await page.waitForURL('**/?sent=call#booking');
  expect(await stored()).toHaveLength(1);
});

test('mistakes are told at each field and in a summary that has the focus', async ({ visit }) => {
  const { page, stored } = await visit('/fr/contact');
  const { form } = copies.fr;
  const { name, email, message } = fieldsOf(page, 'fr');
  await email.fill('ana@');
  await message.fill('Une question');
  await hydrated(page, 'RequestForm');
  await page.keyboard.press('Tab');
  await page.getByRole('button', { name: form.sendMessage }).press('Enter');
  const summary = page.getByRole('alert');
  await summary.getByText(form.missing.contact).waitFor();
  await expect.poll(() => hasFocus(summary)).toBe(true);
  expect(await page.locator('#message-email-error').textContent()).toBe(form.fields.emailInvalid);
  expect(await message.inputValue()).toBe('Une question');
  expect(await stored()).toEqual([]);
  await name.fill('Ana');
  await email.fill('ana@example.com');
  await page.getByRole('button', { name: form.sendMessage }).press('Enter');
  await page.locator('.notice').getByText(form.sent.contact).waitFor();
  await summary.waitFor({ state: 'detached' });
  expect(await stored()).toHaveLength(1);
});
