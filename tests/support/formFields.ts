import type { Page } from 'playwright';
import { copies } from '../../content/copies.ts';
import type { Locale } from '../../content/locales.ts';

/** The fields of a page's form, by their labels. */
export const fieldsOf = (page: Page, locale: Locale = 'en') => {
  const { name, email, phone, service, message } = copies[locale].form;
  return {
    name: page.getByRole('textbox', { name, exact: true }),
    email: page.getByRole('textbox', { name: email }),
    phone: page.getByRole('textbox', { name: phone }),
    service: page.getByLabel(service, { exact: true }),
    message: page.getByRole('textbox', { name: message }),
  };
};

/** Holds back what a page asks for at an address, until the function is called that this gives back. */
export const holdBack = async (page: Page, address: string): Promise<() => void> => {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(address, async (route) => {
    await promise;
    await route.continue();
  });
  return resolve;
};
