import { expect } from 'vitest';
import { locales } from '../../../content/locales.ts';
import { galleryPictures } from '../../../content/pictures.ts';
import { allTexts } from '../../../views/allTexts.ts';
import { urlOf } from '../../../views/urls.ts';
import { plain } from '../../support/html.ts';
import type { EngineTest } from '../engineTest.ts';

const typedIn = (field: string) => document.querySelector<HTMLInputElement>(field)?.value;

/** The same tasks without JavaScript. */
export const withoutJavaScript = (test: EngineTest): void => {
  test('runs no JavaScript', async ({ visit }) => {
    const { visitor } = await visit('/contact', { javaScript: false });
    expect(await visitor.evaluate(() => matchMedia('(scripting: none)').matches)).toBe(true);
  });

  test.for(locales)('books a massage and keeps the values after an error: %s', async (locale, { visit }) => {
    const { visitor, stored } = await visit(urlOf({ page: 'service', slug: 'nuru-massage' }, locale), {
      javaScript: false,
    });
    const { form, pages } = allTexts[locale];
    await visitor.click(['main a', plain(pages.service.book)]);
    await visitor.appears('#booking-form');
    expect(await visitor.evaluate(typedIn, '#booking-service')).toBe('Nuru');
    await visitor.fill('#booking-email', 'zoe@');
    await visitor.fill('#booking-message', 'Friday at nine');
    await visitor.click('#booking-form button[type=submit]');
    await visitor.reads('[role=alert]', form.missing.booking);
    await visitor.focused('[role=alert]');
    expect(
      await visitor.evaluate(() => {
        const { top = -1 } = document.querySelector('[role=alert]')?.getBoundingClientRect() ?? {};
        return top >= 0 && top < innerHeight;
      }),
    ).toBe(true);
    expect(await visitor.evaluate(typedIn, '#booking-message')).toBe('Friday at nine');
    expect(await visitor.evaluate(typedIn, '#booking-service')).toBe('Nuru');
    await visitor.click(['[role=alert] a', plain(form.fields.nameMissing)]);
    await visitor.focused('#booking-name');
    // In WebKit the field looks focused, but typing needs a click.
    await visitor.fill('#booking-name', 'Zoé');
    await visitor.fill('#booking-email', 'zoe@example.com');
    await visitor.click('#booking-form button[type=submit]');
    await visitor.reads('.notice', form.sent.booking);
    expect((await stored()).map(({ name, service }) => [name, service])).toEqual([['Zoé', 'Nuru']]);
    await visitor.click(['.notice a', plain(form.sent.dismiss)]);
    await visitor.goes('.notice');
  });

  test('searches the massages, opens the contact page and sends a message', async ({ visit }) => {
    const { visitor, stored } = await visit('/services', { javaScript: false });
    const { form, pages, layout } = allTexts.en;
    await visitor.fill('input[name=q]', 'nuru');
    await visitor.press('Enter');
    await visitor.appears('.search [role=status]');
    await visitor.click(['header button', layout.openMenu]);
    await visitor.click(['#menu nav a', pages.contact.nav]);
    await visitor.fill('#message-name', 'Ana');
    await visitor.fill('#message-message', 'A question');
    await visitor.click('#message-form button[type=submit]');
    await visitor.reads('.notice', form.sent.contact);
    expect((await stored()).map(({ kind, name }) => [kind, name])).toEqual([['contact', 'Ana']]);
  });

  test('opens, changes and closes pictures as pages', async ({ visit }) => {
    const { visitor } = await visit('/gallery', { javaScript: false });
    await visitor.click('#photo-7 a, a#photo-7');
    await visitor.arrives('/gallery?photo=7');
    await visitor.reads('#lightbox-title', `Picture 7 of ${galleryPictures.length}`);
    await visitor.click('.lightbox a[rel=next]');
    await visitor.arrives('/gallery?photo=8');
    await visitor.click(['.lightbox a', 'Close']);
    await visitor.arrives('/gallery#photo-8');
    await visitor.goes('.lightbox');
  });
};
