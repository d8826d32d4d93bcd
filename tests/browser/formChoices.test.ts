import { expect } from 'vitest';
import { locales } from '../../content/locales.ts';
import { copies } from '../../views/copies.ts';
import { urlOf } from '../../views/urls.ts';
import { hydrated, phone, test } from '../support/browserTest.ts';
import { fieldsOf } from '../support/formFields.ts';

test.for(locales)(
  'in %s a profile’s request comes with her name, is stored with it, and the form is empty again',
  async (locale, { visit }) => {
    const { form, pages } = copies[locale];
    const profile = urlOf({ page: 'masseuse', slug: 'nora' }, locale);
    const { page, stored, complaints } = await visit(profile, { viewport: phone });
    await page.getByRole('link', { name: pages.masseuse.book }).click();
    await page.waitForURL('**?masseuse=nora#booking');
    const { name, service, masseuse, email } = fieldsOf(page, locale);
    expect(await masseuse.inputValue()).toBe('nora');
    await name.fill('  Eva ');
    await service.selectOption('Tantra');
    await hydrated(page, 'RequestForm');
    await page.getByRole('button', { name: form.sendBooking }).click();
    const notice = page.locator('.notice--success');
    await notice.getByText(form.sent.booking).waitFor();
    // Neither an e-mail address nor a telephone number: nobody can answer.
    expect(await notice.locator('p').last().textContent()).toBe(form.sent.callUs);
    expect(await notice.getByRole('link').getAttribute('href')).toBe('tel:+34600000000');
    expect(await stored()).toMatchObject([{ name: 'Eva', masseuse: 'nora', serviceSlug: 'tantra-massage' }]);
    expect(await masseuse.inputValue()).toBe('');
    expect(await service.inputValue()).toBe('');
    await name.fill('Eva');
    await service.selectOption('Nuru');
    await masseuse.selectOption('Bua');
    await email.fill('eva@example.com ');
    await page.getByRole('button', { name: form.sendBooking }).click();
    await expect.poll(async () => (await stored()).length).toBe(2);
    await expect.poll(() => notice.locator('p').last().textContent()).not.toBe(form.sent.callUs);
    expect(await notice.getByRole('link').count()).toBe(0);
    expect(complaints).toEqual([]);
  },
);

test('what is sent is trimmed and in NFC, as it is kept', async ({ visit }) => {
  const { page } = await visit('/contact');
  const { name, email, message } = fieldsOf(page);
  await name.fill(' Jose\u0301  ');
  await email.fill(' ana@example.com ');
  await message.fill('\n Hello \n');
  await hydrated(page, 'RequestForm');
  const sent = page.waitForRequest('**/api/bookings*');
  await page.getByRole('button', { name: copies.en.form.sendMessage }).click();
  expect((await sent).postDataJSON()).toEqual({
    locale: 'en',
    service: 'Contact',
    name: 'José',
    email: 'ana@example.com',
    message: 'Hello',
  });
});

test('a mistake of any kind is told without a post, and what was chosen stays', async ({ visit }) => {
  const { page, stored } = await visit('/es?service=nuru-massage&masseuse=mila#booking');
  const { form } = copies.es;
  const { name, service, masseuse, email } = fieldsOf(page, 'es');
  let posts = 0;
  page.on('request', (request) => {
    if (request.method() === 'POST') posts += 1;
  });
  await name.fill('Ana');
  await email.fill('ana@');
  await hydrated(page, 'RequestForm');
  await page.getByRole('button', { name: form.sendBooking }).click();
  // The only mistake is the text for the whole, too.
  await page.getByRole('alert').locator('p').getByText(form.fields.emailInvalid).waitFor();
  expect([await service.inputValue(), await masseuse.inputValue(), posts]).toEqual(['Nuru', 'mila', 0]);
  await email.fill('');
  await page.getByRole('button', { name: form.sendBooking }).click();
  await page.locator('.notice--success').waitFor();
  await page.getByRole('alert').waitFor({ state: 'detached' });
  expect(posts).toBe(1);
  expect(await stored()).toMatchObject([{ masseuse: 'mila' }]);
});

test('without JavaScript the wish for a masseuse survives a mistake, and the notice says to call', async ({
  visit,
}) => {
  const { page, stored } = await visit('/fr?masseuse=carla', { javaScriptEnabled: false });
  const { form } = copies.fr;
  const { name, service, masseuse } = fieldsOf(page, 'fr');
  await service.selectOption('Nuru');
  await page.getByRole('button', { name: form.sendBooking }).click();
  await page.getByRole('alert').getByText(form.missing.booking).waitFor();
  expect(await masseuse.inputValue()).toBe('carla');
  await name.fill('Zoé');
  await page.getByRole('button', { name: form.sendBooking }).click();
  await page.waitForURL('**/fr?sent=call#booking');
  const notice = page.locator('.notice');
  expect(await notice.locator('p').last().textContent()).toBe(form.sent.callUs);
  expect(await notice.locator('p a').getAttribute('href')).toBe('tel:+34600000000');
  expect(await stored()).toMatchObject([{ name: 'Zoé', masseuse: 'carla' }]);
});

test('a subject stands in the message, in the language that one switches to, and is sent with what is added', async ({
  visit,
}) => {
  const { page, stored } = await visit('/services');
  await page.getByRole('link', { name: copies.en.extras.items.couples.title }).click();
  await page.waitForURL('**/contact?about=couples#message');
  await page.locator('.language-switcher a[lang=fr]').click();
  await page.waitForURL('**/fr/contact?about=couples');
  const { name, message } = fieldsOf(page, 'fr');
  const subject = copies.fr.pages.contact.subjects.couples;
  expect(await message.inputValue()).toBe(subject);
  await name.fill('Zoé');
  await message.press('End');
  await message.pressSequentially(' Samedi ?');
  await hydrated(page, 'RequestForm');
  await page.getByRole('button', { name: copies.fr.form.sendMessage }).click();
  await page.locator('.notice--success').waitFor();
  expect((await stored())[0]?.message).toBe(`${subject} Samedi ?`);
  expect(await message.inputValue()).toBe('');
});
