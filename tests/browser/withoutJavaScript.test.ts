import { expect } from 'vitest';
import { locales } from '../../content/locales.ts';
import { copies } from '../../views/copies.ts';
import { urlOf } from '../../views/urls.ts';
import { hasFocus, phone, test } from '../support/browserTest.ts';
import { fieldsOf } from '../support/formFields.ts';
import { run } from '../support/serverProcess.ts';

const listed = (databasePath: string): Record<string, unknown>[] =>
  JSON.parse(run('src/bookings.js', ['list', '--format', 'json', '--db', databasePath]).stdout);

/** Somebody on a phone with JavaScript switched off. */
const withoutJavaScript = { viewport: phone, javaScriptEnabled: false } as const;

test.for(locales)(
  'in %s: from the home page to a massage, to the form, to the staff’s list',
  async (locale, { visit }) => {
    const { page, databasePath } = await visit(urlOf({ page: 'home' }, locale), withoutJavaScript);
    const { form, pages } = copies[locale];
    await page.locator('main').getByRole('link', { name: 'Nuru', exact: true }).click();
    await page.getByRole('heading', { level: 1, name: 'Nuru' }).waitFor();
    await page.getByRole('link', { name: pages.service.book }).click();
    const fields = fieldsOf(page, locale);
    expect(await fields.service.inputValue()).toBe('Nuru');
    await fields.name.fill('María José');
    await fields.email.fill('maria@example.com');
    await fields.message.fill('Friday at nine.\nPlease answer by e-mail.');
    await page.getByRole('button', { name: form.sendBooking }).click();
    const notice = page.locator('.notice');
    await notice.getByText(form.sent.booking).waitFor();
    expect(await page.title()).toContain(form.sent.booking);
    const [row, ...others] = listed(databasePath);
    expect(others).toEqual([]);
    expect(row).toMatchObject({
      kind: 'booking',
      name: 'María José',
      email: 'maria@example.com',
      phone: null,
      service: 'Nuru',
      serviceSlug: 'nuru-massage',
      message: 'Friday at nine.\nPlease answer by e-mail.',
      locale,
      status: 'new',
    });
    await page.reload();
    await notice.waitFor();
    await page.getByRole('link', { name: form.sent.dismiss }).click();
    await notice.waitFor({ state: 'detached' });
    expect(await fields.name.inputValue()).toBe('');
    expect(listed(databasePath)).toHaveLength(1);
  },
);

test.for(locales)(
  'in %s: from the services list’s search to a contact message',
  async (locale, { visit }) => {
    const { page, databasePath } = await visit(urlOf({ page: 'services' }, locale), withoutJavaScript);
    const { form, pages, layout } = copies[locale];
    await page.getByLabel(pages.services.searchLabel).fill('nuru');
    await page.getByRole('button', { name: pages.services.searchButton }).click();
    await page.locator('.search').getByRole('status').waitFor();
    await page.getByRole('button', { name: layout.openMenu }).click();
    await page
      .getByRole('navigation', { name: layout.navLabel })
      .getByRole('link', { name: pages.contact.nav })
      .click();
    const fields = fieldsOf(page, locale);
    await fields.name.fill('Zoé');
    await fields.message.fill('A question');
    await page.getByRole('button', { name: form.sendMessage }).click();
    await page.locator('.notice').getByText(form.sent.contact).waitFor();
    expect(listed(databasePath)).toEqual([
      expect.objectContaining({
        kind: 'contact',
        service: 'Contact',
        name: 'Zoé',
        message: 'A question',
        locale,
      }),
    ]);
  },
);

test.for(locales)(
  'in %s: a mistake is shown where it is, nothing is lost, and the second try arrives',
  async (locale, { visit }) => {
    const { page, stored } = await visit(
      `${urlOf({ page: 'home' }, locale)}?service=desire-massage`,
      withoutJavaScript,
    );
    const { form } = copies[locale];
    const fields = fieldsOf(page, locale);
    await fields.email.fill('zoe@');
    await fields.message.fill('Tomorrow');
    const chosen = await fields.service.inputValue();
    await page.getByRole('button', { name: form.sendBooking }).click();
    const summary = page.getByRole('alert');
    await summary.getByText(form.missing.booking).waitFor();
    expect(await page.title()).toMatch(new RegExp(`^${form.errorTitle.replace('{title}', '')}`));
    expect(await hasFocus(summary)).toBe(true);
    expect(
      await summary.evaluate((element) => element.getBoundingClientRect().top < window.innerHeight),
    ).toBe(true);
    expect(await fields.email.inputValue()).toBe('zoe@');
    expect(await fields.message.inputValue()).toBe('Tomorrow');
    expect(await fields.service.inputValue()).toBe(chosen);
    expect(await fields.name.getAttribute('aria-invalid')).toBe('true');
    await summary.getByRole('link', { name: form.fields.nameMissing }).click();
    await page.keyboard.type('Zoé');
    expect(await fields.name.inputValue()).toBe('Zoé');
    await fields.email.fill('zoe@example.com');
    await page.getByRole('button', { name: form.sendBooking }).click();
    await page.locator('.notice').getByText(form.sent.booking).waitFor();
    expect((await stored()).map(({ name, service }) => [name, service])).toEqual([['Zoé', chosen]]);
  },
);
