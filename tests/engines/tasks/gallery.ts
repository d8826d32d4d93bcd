import { expect } from 'vitest';
import { galleryPictures } from '../../../content/pictures.ts';
import { at } from '../../support/routeTable.ts';
import type { EngineTest } from '../engineTest.ts';

const last = galleryPictures.length;
const lightbox = 'dialog.lightbox';
const picture = (number: number) => `Picture ${number} of ${last}`;

/** The lightbox by keyboard, by URL and by Back. */
export const gallery = (test: EngineTest): void => {
  test('the lightbox opens, changes and closes pictures by keyboard', async ({ visit }) => {
    const { visitor } = await visit(at('gallery'));
    await visitor.evaluate(() => document.querySelector<HTMLElement>('#photo-1 a, a#photo-1')?.focus());
    await visitor.press('Enter');
    const shows = (number: number) => visitor.reads('#lightbox-title', picture(number));
    await shows(1);
    await visitor.appears(`${lightbox}:modal`);
    await visitor.arrives(`${at('gallery')}?photo=1`);
    await visitor.press('ArrowLeft');
    await shows(last);
    await visitor.press('ArrowRight');
    await shows(1);
    await visitor.press('End');
    await shows(last);
    await visitor.press('Home');
    await shows(1);
    for (const _ of ['close', 'previous', 'next']) await visitor.press('Tab');
    await visitor.focused(`${lightbox} a[rel=next]`);
    await visitor.press('Enter');
    await shows(2);
    // The browser has loaded the large picture.
    await expect
      .poll(() =>
        visitor.evaluate(
          () => document.querySelector<HTMLImageElement>('.lightbox__stage img')?.naturalWidth,
        ),
      )
      .toBeGreaterThan(300);
    await visitor.press('Escape');
    await visitor.disappears(lightbox);
    await visitor.arrives(at('gallery'));
    await visitor.focused('#photo-2, #photo-2 *');
    expect(await visitor.errors()).toEqual([]);
  });
};
