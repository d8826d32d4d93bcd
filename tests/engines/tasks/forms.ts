import { expect } from 'vitest';
import { allTexts } from '../../../views/allTexts.ts';
import { formatPrice } from '../../../views/format.ts';
import { at } from '../../support/routeTable.ts';
import { massage, otherLocale, titleOf } from '../../support/sample.ts';
import type { EngineTest } from '../engineTest.ts';

const send = (form: 'booking' | 'message') => `#${form}-form button[type=submit]`;
const notice = '.notice--success';

/** The booking and contact forms with JavaScript. */
export const forms = (test: EngineTest): void => {
  test('the form sends a booking without leaving the page', async ({ visit }) => {
    const { visitor, stored } = await visit(at('home', otherLocale));
    const massageTitle = titleOf(massage.slug, otherLocale);
    await visitor.fill('#booking-name', 'María José');
    await visitor.choose('#booking-service', massageTitle);
    await visitor.fill('#booking-message', 'A las nueve, ¿sí?');
    await visitor.hydrated('RequestForm');
    await visitor.reads('#booking-service-prices', formatPrice(massage.options[0].euros, otherLocale));
    await visitor.click(send('booking'));
    await visitor.reads(notice, allTexts[otherLocale].form.sent.booking);
    expect(stored()).toMatchObject([
      { name: 'María José', service: massageTitle, message: 'A las nueve, ¿sí?' },
    ]);
    await visitor.arrives(at('home', otherLocale));
    expect(await visitor.errors()).toEqual([]);
  });

  test('the form shows errors in a focused summary, then sends by keyboard', async ({ visit }) => {
    const { visitor, stored } = await visit(at('contact', otherLocale));
    const { form } = allTexts[otherLocale];
    await visitor.fill('#message-message', 'Une question');
    await visitor.hydrated('RequestForm');
    await visitor.click(send('message'));
    await visitor.focused('.error-summary');
    await visitor.click(['.error-summary a', form.fields.nameMissing.replace(/\s+/g, ' ')]);
    await visitor.focused('#message-name');
    await visitor.type('Zoé');
    await visitor.press('Enter');
    await visitor.reads(notice, form.sent.contact);
    await visitor.disappears('.error-summary');
    expect(stored()).toMatchObject([{ name: 'Zoé', message: 'Une question' }]);
    expect(await visitor.errors()).toEqual([]);
  });
};
