import { expect } from 'vitest';
import { allTexts } from '../../../views/allTexts.ts';
import { formatPrice } from '../../../views/format.ts';
import { urlOf } from '../../../views/urls.ts';
import { at } from '../../support/routeTable.ts';
import { massage, otherLocale, titleOf } from '../../support/sample.ts';
import type { EngineTest } from '../engineTest.ts';

const send = (form: 'booking' | 'message') => `#${form}-form button[type=submit]`;
const notice = '.notice--success';

/** The booking and contact forms with JavaScript. */
export const forms = (test: EngineTest): void => {
  test('the form sends a booking without leaving the page, and its notice closes', async ({ visit }) => {
    const locale = otherLocale;
    const { visitor, stored } = await visit(urlOf({ page: 'home' }, locale));
    await visitor.fill('#booking-name', 'María José');
    await visitor.choose('#booking-service', titleOf(massage.slug, locale));
    await visitor.fill('#booking-email', 'maria@example.com');
    await visitor.fill('#booking-message', 'A las nueve, ¿sí?');
    await visitor.hydrated('RequestForm');
    await visitor.reads('#booking-service-prices', formatPrice(massage.options[0].euros, locale));
    await visitor.click(send('booking'));
    await visitor.reads(notice, allTexts[locale].form.sent.booking);
    expect((await stored()).map(({ name, service, message }) => [name, service, message])).toEqual([
      ['María José', titleOf(massage.slug, locale), 'A las nueve, ¿sí?'],
    ]);
    await visitor.arrives(urlOf({ page: 'home' }, locale));
    await visitor.disappears(notice);
    await expect
      .poll(() => visitor.evaluate(() => document.querySelector<HTMLInputElement>('#booking-name')?.value))
      .toBe('');
    expect(await visitor.errors()).toEqual([]);
  });

  test('the form shows errors in a focused summary, then sends by keyboard', async ({ visit }) => {
    const { visitor, stored } = await visit(at('contact', otherLocale));
    const { form } = allTexts[otherLocale];
    await visitor.fill('#message-email', 'ana@');
    await visitor.hydrated('RequestForm');
    await visitor.click(send('message'));
    await visitor.reads('.error-summary', form.missing.contact);
    await visitor.focused('.error-summary');
    await visitor.reads('#message-email-error', form.fields.emailInvalid);
    await visitor.click(['.error-summary a', form.fields.nameMissing.replace(/\s+/g, ' ')]);
    await visitor.focused('#message-name');
    await visitor.type('Zoé');
    await visitor.fill('#message-email', 'zoe@example.com');
    await visitor.fill('#message-message', 'Une question');
    await visitor.evaluate(
      (button: string) => document.querySelector<HTMLElement>(button)?.focus(),
      send('message'),
    );
    await visitor.press('Enter');
    await visitor.reads(notice, form.sent.contact);
    await visitor.disappears('.error-summary');
    expect((await stored()).map(({ name, email }) => [name, email])).toEqual([['Zoé', 'zoe@example.com']]);
    expect(await visitor.errors()).toEqual([]);
  });
};
