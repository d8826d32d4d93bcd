import { expect } from 'vitest';
import { galleryPictures } from '../../../content/pictures.ts';
import { at } from '../../support/routeTable.ts';
import type { EngineTest } from '../engineTest.ts';

const last = galleryPictures.length;

/** The lightbox by keyboard, by URL and by Back. */
export const gallery = (test: EngineTest): void => {
  test('the lightbox opens, changes and closes by keyboard, and the URL follows', async ({ visit }) => {
    const { visitor } = await visit(at('gallery'));
    await visitor.evaluate(() => document.querySelector<HTMLElement>('#photo-1 a, a#photo-1')?.focus());
    for (const [key, shown] of [
      ['Enter', 1],
      ['ArrowLeft', last],
      ['ArrowRight', 1],
      ['End', last],
      ['Home', 1],
    ] as const) {
      await visitor.press(key);
      await visitor.reads('dialog.lightbox:modal #lightbox-title', `Picture ${shown} of ${last}`);
      await visitor.arrives(`${at('gallery')}?photo=${shown}`);
    }
    await visitor.press('Escape');
    await visitor.disappears('dialog.lightbox');
    await visitor.arrives(at('gallery'));
    await visitor.focused('#photo-1, #photo-1 *');
    expect(await visitor.errors()).toEqual([]);
  });
};
