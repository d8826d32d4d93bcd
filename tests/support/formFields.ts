import type { Page } from 'playwright';
import type { Locale } from '../../content/locales.ts';
import { copies } from '../../views/copies.ts';

/** The fields of a page's form, by their labels. */
export const fieldsOf = (page: Page, locale: Locale = 'en') => {
  const { name, email, phone, service, masseuse, message } = copies[locale].form;
  return {
    name: page.getByRole('textbox', { name, exact: true }),
    email: page.getByRole('textbox', { name: email }),
    phone: page.getByRole('textbox', { name: phone }),
    service: page.getByLabel(service, { exact: true }),
    masseuse: page.getByRole('combobox', { name: masseuse }),
    message: page.getByRole('textbox', { name: message }),
  };
};

/** Fills in what the English home page's form needs. */
export const fillBooking = async (page: Page, who = 'Ana'): Promise<void> => {
  const { name, service, message } = fieldsOf(page);
  await name.fill(who);
  await service.selectOption('Nuru');
  await message.fill('Friday');
};

/** Presses the button of the English home page's form. */
export const sendBooking = (page: Page): Promise<void> =>
  page.getByRole('button', { name: copies.en.form.sendBooking }).click();

/** Holds back what a page asks for at an address, until the function is called that this gives back. */
export const holdBack = async (page: Page, address: string): Promise<() => void> => {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(address, async (route) => {
    await promise;
    await route.continue();
  });
  return resolve;
};
