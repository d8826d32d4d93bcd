import { expect } from 'vitest';
import { locales } from '../../content/locales.ts';
import { copies } from '../../views/copies.ts';
import { urlOf } from '../../views/urls.ts';
import { hasFocus, hydrated, phone, test } from '../support/browserTest.ts';
import { fieldsOf } from '../support/formFields.ts';

const endpoint = '**/api/bookings*';

test.for(locales)(
  'in %s an empty form on a dead line says at once what is missing, without a post',
  async (locale, { visit }) => {
    const { page } = await visit(urlOf({ page: 'home' }, locale), { viewport: phone });
    const { form } = copies[locale];
    const { name, email, message } = fieldsOf(page, locale);
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
    await summary.getByText(form.missing.booking).waitFor({ timeout: 2000 });
    await expect.poll(() => hasFocus(summary)).toBe(true);
    expect(await summary.getByRole('heading').textContent()).toBe(form.summaryHeading);
    expect(await summary.getByRole('link').allTextContents()).toEqual([
      form.fields.nameMissing,
      form.fields.serviceMissing,
      form.fields.emailInvalid,
    ]);
    await page.locator('.notice--error').getByText(form.missing.booking).waitFor();
    expect(await name.getAttribute('aria-invalid')).toBe('true');
    expect(await page.locator('#booking-email-error').textContent()).toBe(form.fields.emailInvalid);
    expect(await message.inputValue()).toBe('Kept');
    await summary.getByRole('link').first().click();
    await expect.poll(() => hasFocus(name)).toBe(true);
    expect(tries).toBe(0);
  },
);
