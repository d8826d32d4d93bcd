import { expect } from 'vitest';
import { galleryPictures } from '../../../content/pictures.ts';
import { allTexts } from '../../../views/allTexts.ts';
import { urlOf } from '../../../views/urls.ts';
import { plain } from '../../support/html.ts';
import { at } from '../../support/routeTable.ts';
import { massage, otherLocale, titleOf } from '../../support/sample.ts';
import type { EngineTest } from '../engineTest.ts';

const typedIn = (field: string) => document.querySelector<HTMLInputElement>(field)?.value;

/** The same tasks without JavaScript. */
export const withoutJavaScript = (test: EngineTest): void => {
  test('without JavaScript, the form books and keeps its values after an error', async ({ visit }) => {
    const locale = otherLocale;
    const { visitor, stored } = await visit(urlOf({ page: 'service', slug: massage.slug }, locale), {
      javaScript: false,
    });
    const { form, pages } = allTexts[locale];
    await visitor.click(['main a', plain(pages.service.book)]);
    await visitor.appears('#booking-form');
    expect(await visitor.evaluate(typedIn, '#booking-service')).toBe(titleOf(massage.slug, locale));
    await visitor.fill('#booking-email', 'zoe@');
    await visitor.fill('#booking-message', 'Friday at nine');
    await visitor.click('#booking-form button[type=submit]');
    await visitor.reads('.error-summary', form.missing.booking);
    await visitor.focused('.error-summary');
    const isInView = await visitor.evaluate(() => {
      const { top = -1 } = document.querySelector('.error-summary')?.getBoundingClientRect() ?? {};
      return top >= 0 && top < innerHeight;
    });
    expect(isInView).toBe(true);
    expect(await visitor.evaluate(typedIn, '#booking-message')).toBe('Friday at nine');
    expect(await visitor.evaluate(typedIn, '#booking-service')).toBe(titleOf(massage.slug, locale));
    await visitor.click(['.error-summary a', plain(form.fields.nameMissing)]);
    await visitor.focused('#booking-name');
    // In WebKit the field looks focused, but typing needs a click.
    await visitor.fill('#booking-name', 'Zoé');
    await visitor.fill('#booking-email', 'zoe@example.com');
    await visitor.click('#booking-form button[type=submit]');
    await visitor.reads('.notice', form.sent.booking);
    expect((await stored()).map(({ name, service }) => [name, service])).toEqual([
      ['Zoé', titleOf(massage.slug, locale)],
    ]);
    await visitor.click(['.notice a', plain(form.sent.dismiss)]);
    await visitor.disappears('.notice');
  });

  test('without JavaScript, the lightbox opens, changes and closes pictures', async ({ visit }) => {
    const { visitor } = await visit(at('gallery'), { javaScript: false });
    await visitor.click('#photo-7 a, a#photo-7');
    await visitor.arrives(`${at('gallery')}?photo=7#lightbox-title`);
    await visitor.focused('#lightbox-title');
    await visitor.reads('#lightbox-title', `Picture 7 of ${galleryPictures.length}`);
    await visitor.click('.lightbox a[rel=next]');
    await visitor.arrives(`${at('gallery')}?photo=8#lightbox-title`);
    await visitor.click(['.lightbox a', 'Close']);
    await visitor.arrives(`${at('gallery')}#photo-8`);
    await visitor.disappears('.lightbox');
  });
};
