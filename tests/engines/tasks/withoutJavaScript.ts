import { expect } from 'vitest';
import { defaultLocale } from '../../../content/locales.ts';
import { galleryPictures } from '../../../content/pictures.ts';
import { allTexts } from '../../../views/allTexts.ts';
import { plain } from '../../support/html.ts';
import { at } from '../../support/routeTable.ts';
import { massage, titleOf } from '../../support/sample.ts';
import type { EngineTest } from '../engineTest.ts';

const typedIn = (field: string) => document.querySelector<HTMLInputElement>(field)?.value;

/** The same tasks without JavaScript. */
export const withoutJavaScript = (test: EngineTest): void => {
  test('without JavaScript, the form keeps its values after an error until it is sent', async ({ visit }) => {
    const { visitor, stored } = await visit(`${at('home')}?service=${massage.slug}`, { javaScript: false });
    const { form } = allTexts[defaultLocale];
    await visitor.fill('#booking-email', 'zoe@');
    await visitor.fill('#booking-message', 'Friday at nine');
    await visitor.click('#booking-form button[type=submit]');
    await visitor.focused('.error-summary');
    expect(await visitor.evaluate(typedIn, '#booking-message')).toBe('Friday at nine');
    expect(await visitor.evaluate(typedIn, '#booking-service')).toBe(titleOf(massage.slug));
    await visitor.click(['.error-summary a', plain(form.fields.nameMissing)]);
    await visitor.focused('#booking-name');
    // In WebKit the field looks focused, but typing needs a click.
    await visitor.fill('#booking-name', 'Zoé');
    await visitor.fill('#booking-email', 'zoe@example.com');
    await visitor.click('#booking-form button[type=submit]');
    await visitor.reads('.notice', form.sent.booking);
    expect(stored()).toMatchObject([{ name: 'Zoé', serviceSlug: massage.slug }]);
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
