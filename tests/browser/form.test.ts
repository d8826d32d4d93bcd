import { expect } from 'vitest';
import { locales } from '../../content/locales.ts';
import { visitDays } from '../../content/visit.ts';
import { copies } from '../../views/copies.ts';
import { chatUrl, urlOf } from '../../views/urls.ts';
import {
  fieldsOf,
  fillBooking,
  hasFocus,
  holdBack,
  hydrated,
  phone,
  sendBooking,
  test,
} from '../support/browserTest.ts';
import { holdWriteLock } from '../support/databases.ts';

const words = copies.en.form;

test.for(locales)(
  'sends a booking in %s without leaving the page and shows a notice',
  async (locale, { visit }) => {
    const { page, stored, consoleErrors } = await visit(urlOf({ page: 'home' }, locale), {
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
    await expect.poll(() => name.inputValue()).toBe('');
    await expect.poll(() => service.inputValue()).toBe('');
    const place = async () => {
      const { x = 0, y = 0, width = 0, height = 0 } = (await notice.boundingBox()) ?? {};
      return { bottom: Math.round(y + height), centre: Math.round(x + width / 2) };
    };
    await expect.poll(place).toEqual({ bottom: phone.height - 16, centre: phone.width / 2 });
    expect(consoleErrors).toEqual([]);
  },
);

test.for([
  ['/', '30 min €140', '60 min €180', 'VAT included'],
  ['/es', '30 min 140 €', '60 min 180 €', 'IVA incluido'],
  ['/fr', '30 min 140 €', '60 min 180 €', 'TVA comprise'],
] as const)(
  'shows the prices of the selected massage on %s until the form is sent',
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

test('keeps values typed before hydration', async ({ visit }) => {
  const { page, stored, consoleErrors } = await visit('/?masseuse=nora');
  // Hold the script until everything is typed.
  const release = await holdBack(page, '**/hydrate.*.js');
  await fillBooking(page, 'Typed early');
  await fieldsOf(page).masseuse.selectOption('Alba');
  await page.locator('#booking-form[data-island-status=hydrating]').waitFor();
  release();
  await hydrated(page, 'RequestForm');
  expect(await fieldsOf(page).name.inputValue()).toBe('Typed early');
  expect(await fieldsOf(page).service.inputValue()).toBe('Nuru');
  await sendBooking(page);
  await page.locator('.notice').getByText(words.sent.booking).waitFor();
  expect(await stored()).toMatchObject([
    { name: 'Typed early', service: 'Nuru', masseuse: 'alba', message: 'Friday' },
  ]);
  expect(consoleErrors).toEqual([]);
});

test('sends a form once if it is submitted before hydration', async ({ visit }) => {
  const { page, stored } = await visit('/');
  const release = await holdBack(page, '**/hydrate.*.js');
  await fillBooking(page);
  await sendBooking(page);
  release();
  await page.locator('.notice').getByText(words.sent.booking).waitFor();
  expect(await stored()).toHaveLength(1);
});

test('posts the form as plain HTML if the script cannot load', async ({ visit }) => {
  const { page, stored } = await visit('/');
  await page.route('**/hydrate.*.js', (route) => route.abort());
  await fillBooking(page);
  await sendBooking(page);
  await page.waitForURL('**/?sent=call#booking');
  expect(await stored()).toHaveLength(1);
});

test('shows errors at each field and in a focused summary', async ({ visit }) => {
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

const endpoint = '**/api/bookings*';

test.for(locales)(
  'reports missing fields in %s without a request while offline',
  async (locale, { visit }) => {
    const { page } = await visit(urlOf({ page: 'home' }, locale), { viewport: phone });
    const { form } = copies[locale];
    const { name, service, email, message } = fieldsOf(page, locale);
    await name.focus();
    await hydrated(page, 'RequestForm');
    let tries = 0;
    await page.route(endpoint, (route) => {
      tries += 1;
      return route.abort();
    });
    await name.fill('   ');
    await email.fill('ana@');
    await message.fill('Kept');
    await page.getByRole('button', { name: form.sendBooking }).click();
    const summary = page.getByRole('alert');
    await summary.getByText(form.missing.booking).waitFor();
    await expect.poll(() => hasFocus(summary)).toBe(true);
    expect(await summary.getByRole('heading').textContent()).toBe(form.summaryHeading);
    expect(await summary.getByRole('link').allTextContents()).toEqual([
      form.fields.serviceMissing,
      form.fields.nameMissing,
      form.fields.emailInvalid,
    ]);
    await page.locator('.notice--error').getByText(form.missing.booking).waitFor();
    expect(await name.getAttribute('aria-invalid')).toBe('true');
    expect(await page.locator('#booking-email-error').textContent()).toBe(form.fields.emailInvalid);
    expect(await message.inputValue()).toBe('Kept');
    await summary.getByRole('link').first().click();
    await expect.poll(() => hasFocus(service)).toBe(true);
    expect(tries).toBe(0);
  },
);

test.for(locales)(
  'sends a booking from a profile in %s with the masseuse, then clears the form',
  async (locale, { visit }) => {
    const { form, pages } = copies[locale];
    const profile = urlOf({ page: 'masseuse', slug: 'nora' }, locale);
    const { page, stored, consoleErrors } = await visit(profile, { viewport: phone });
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
    // Without e-mail address and telephone number, staff cannot answer.
    expect(await notice.locator('p').last().textContent()).toBe(form.sent.callUs);
    expect(await notice.getByRole('link').getAttribute('href')).toBe('tel:+34600000000');
    expect(await stored()).toMatchObject([{ name: 'Eva', masseuse: 'nora', serviceSlug: 'tantra-massage' }]);
    await expect.poll(() => masseuse.inputValue()).toBe('');
    await expect.poll(() => service.inputValue()).toBe('');
    await name.fill('Eva');
    await service.selectOption('Nuru');
    await masseuse.selectOption('Bua');
    await email.fill('eva@example.com ');
    await page.getByRole('button', { name: form.sendBooking }).click();
    await expect.poll(async () => (await stored()).length).toBe(2);
    await expect.poll(() => notice.locator('p').last().textContent()).not.toBe(form.sent.callUs);
    expect(await notice.getByRole('link').count()).toBe(0);
    expect(consoleErrors).toEqual([]);
  },
);

test('sends trimmed values in NFC', async ({ visit }) => {
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

test('reports an invalid field without a request and keeps the selections', async ({ visit }) => {
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
  // The only error is also the summary text.
  await page.getByRole('alert').locator('p').getByText(form.fields.emailInvalid).waitFor();
  expect([await service.inputValue(), await masseuse.inputValue(), posts]).toEqual(['Nuru', 'mila', 0]);
  await email.fill('');
  await page.getByRole('button', { name: form.sendBooking }).click();
  await page.locator('.notice--success').waitFor();
  await page.getByRole('alert').waitFor({ state: 'detached' });
  expect(posts).toBe(1);
  expect(await stored()).toMatchObject([{ masseuse: 'mila' }]);
});

test('limits the days in the browser, and reports an incomplete date', async ({ visit }) => {
  const { page, stored } = await visit('/?service=nuru-massage#booking');
  const { name, day, time } = fieldsOf(page);
  expect([await day.getAttribute('min'), await day.getAttribute('max')]).toEqual([null, null]);
  await name.fill('Ana');
  await hydrated(page, 'RequestForm');
  const { min, max } = visitDays(new Date());
  await expect.poll(() => day.getAttribute('min')).toBe(min);
  expect(await day.getAttribute('max')).toBe(max);
  await day.press('1');
  await sendBooking(page);
  await page.getByRole('alert').locator('p').getByText(words.fields.dayInvalid).waitFor();
  await day.fill(max);
  await time.selectOption('12:30');
  await sendBooking(page);
  await page.locator('.notice--success').waitFor();
  expect(await stored()).toMatchObject([{ day: max, time: '12:30' }]);
  await expect.poll(() => day.inputValue()).toBe('');
});

test('keeps day and time after an error without JavaScript, then stores them', async ({ visit }) => {
  const { page, stored } = await visit('/es?service=nuru-massage', { javaScriptEnabled: false });
  const { form } = copies.es;
  const { name, day, time } = fieldsOf(page, 'es');
  const { max } = visitDays(new Date());
  await day.fill(max);
  await time.selectOption('23:30');
  await page.getByRole('button', { name: form.sendBooking }).click();
  await page.getByRole('alert').getByText(form.missing.booking).waitFor();
  expect([await day.inputValue(), await time.inputValue()]).toEqual([max, '23:30']);
  await name.fill('Zoé');
  await page.getByRole('button', { name: form.sendBooking }).click();
  await page.waitForURL('**/es?sent=call#booking');
  expect(await stored()).toMatchObject([{ day: max, time: '23:30' }]);
});

test('keeps the masseuse after an error without JavaScript, then says to call', async ({ visit }) => {
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

test('keeps the subject of a message across languages and sends it', async ({ visit }) => {
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
  await expect.poll(() => message.inputValue()).toBe('');
});

test('disables the button while sending, and retries a 503 until it is stored', async ({ visit }) => {
  const { page, databasePath, stored } = await visit('/');
  await fillBooking(page);
  await hydrated(page, 'RequestForm');
  const lock = holdWriteLock(databasePath);
  const refused = page.waitForResponse((response) => response.status() === 503);
  await sendBooking(page);
  await page.getByText(words.sending).waitFor();
  const button = page.getByRole('button', { name: words.sendBooking });
  await expect.poll(() => button.isDisabled()).toBe(true);
  await refused;
  await page.getByText(words.sendingAgain).waitFor();
  lock.release();
  await page.locator('.notice').getByText(words.sent.booking).waitFor();
  await expect.poll(() => button.isDisabled()).toBe(false);
  expect(await stored()).toHaveLength(1);
});

test('retries with the same key if the answer is lost, and stores one row', async ({ visit }) => {
  const { page, stored } = await visit('/');
  await fillBooking(page);
  await hydrated(page, 'RequestForm');
  const keys: (string | undefined)[] = [];
  let isFirst = true;
  await page.route(endpoint, async (route) => {
    keys.push(route.request().headers()['idempotency-key']);
    if (!isFirst) return route.continue();
    isFirst = false;
    await route.fetch();
    await route.abort();
  });
  await sendBooking(page);
  await page.locator('.notice').getByText(words.sent.booking).waitFor();
  expect(await stored()).toHaveLength(1);
  expect(keys).toHaveLength(2);
  expect(new Set(keys).size).toBe(1);
});

test('tries four times without a network, then offers telephone and chat', async ({ visit }) => {
  const { page, stored } = await visit('/es');
  const { form } = copies.es;
  const { name, service } = fieldsOf(page, 'es');
  await name.fill('Ana');
  await service.selectOption('Nuru');
  await hydrated(page, 'RequestForm');
  let tries = 0;
  await page.route(endpoint, (route) => {
    tries += 1;
    return route.abort();
  });
  await page.getByRole('button', { name: form.sendBooking }).click();
  await page.getByText(form.sendingAgain).waitFor();
  const failure = page.getByRole('alert');
  await failure.getByText(form.unreachable).waitFor();
  expect(tries).toBe(4);
  expect(
    await failure
      .getByRole('link')
      .evaluateAll((links) => links.map((link) => (link as HTMLAnchorElement).href)),
  ).toEqual(['tel:+34600000000', chatUrl(copies.es)]);
  await expect.poll(() => page.locator('.notice').textContent()).toContain(form.failed.booking);
  expect(await name.inputValue()).toBe('Ana');
  expect(await stored()).toEqual([]);
});

test('shows a 429 with the text of the server and does not retry', async ({ visit }) => {
  const { page } = await visit('/', { site: { variables: { RATE_LIMIT_MAX: '1' } } });
  await fieldsOf(page).name.focus();
  await hydrated(page, 'RequestForm');
  const [tooMany = ''] = copies.en.errors.refusals.tooMany.other.split('.');
  let posts = 0;
  page.on('request', (request) => {
    if (request.method() === 'POST') posts += 1;
  });
  for (const name of ['One', 'Two']) {
    await fillBooking(page, name);
    await sendBooking(page);
    await page
      .locator('.notice')
      .filter({ hasText: name === 'One' ? words.sent.booking : tooMany })
      .waitFor();
  }
  await page.getByRole('alert').getByText(tooMany).waitFor();
  expect(posts).toBe(2);
});

test('keeps the focus after success, and text typed while sending', async ({ visit }) => {
  const { page, stored } = await visit('/');
  await fillBooking(page);
  await hydrated(page, 'RequestForm');
  const release = await holdBack(page, endpoint);
  const button = page.getByRole('button', { name: words.sendBooking });
  await button.press('Enter');
  await page.getByText(words.sending).waitFor();
  release();
  await page.locator('.notice').getByText(words.sent.booking).waitFor();
  await expect.poll(() => hasFocus(button)).toBe(true);
  await expect.poll(() => fieldsOf(page).message.inputValue()).toBe('');
  await page.unroute(endpoint);
  const releaseSecond = await holdBack(page, endpoint);
  await fillBooking(page, 'Eva');
  await button.press('Enter');
  await page.getByText(words.sending).waitFor();
  await fieldsOf(page).message.fill('Saturday instead');
  releaseSecond();
  await expect.poll(async () => (await stored()).length).toBe(2);
  await page.getByText(words.sending).waitFor({ state: 'detached' });
  expect(await fieldsOf(page).message.inputValue()).toBe('Saturday instead');
});
