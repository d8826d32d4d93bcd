import { expect } from 'vitest';
import { galleryPictures } from '../../../content/pictures.ts';
import { desktop, type EngineTest, phone } from '../engineTest.ts';

const last = galleryPictures.length;
const lightbox = 'dialog.lightbox';
const picture = (number: number) => `Picture ${number} of ${last}`;

/** The lightbox by keyboard, by URL and by Back. */
export const gallery = (test: EngineTest): void => {
  test.for([
    ['phone', phone],
    ['desktop', desktop],
  ] as const)('opens, turns and closes pictures by keyboard: %s', async ([, size], { visit }) => {
    const { visitor } = await visit('/gallery', { size });
    await visitor.evaluate(() => document.querySelector<HTMLElement>('#photo-1 a, a#photo-1')?.focus());
    await visitor.press('Enter');
    const shows = (number: number) => visitor.reads('#lightbox-title', picture(number));
    await shows(1);
    await visitor.appears(`${lightbox}:modal`);
    await visitor.arrives('/gallery?photo=1');
    await visitor.press('ArrowLeft');
    await shows(last);
    await visitor.press('ArrowRight');
    await shows(1);
    await visitor.press('End');
    await shows(last);
    await visitor.press('Home');
    await shows(1);
    await visitor.press('Tab');
    await visitor.press('Tab');
    await visitor.focused(`${lightbox} a[rel=next]`);
    await visitor.press('Enter');
    await shows(2);
    await expect
      .poll(() =>
        visitor.evaluate(
          () => document.querySelector<HTMLImageElement>('.lightbox__stage img')?.naturalWidth,
        ),
      )
      .toBeGreaterThan(300);
    await visitor.press('Escape');
    await visitor.goes(lightbox);
    await visitor.arrives('/gallery');
    await visitor.focused('#photo-2, #photo-2 *');
    expect(await visitor.errors()).toEqual([]);
  });

  test('shows the next picture and closes a lightbox that the URL opened', async ({ visit }) => {
    const { visitor } = await visit('/gallery?photo=7');
    await visitor.reads('#lightbox-title', picture(7));
    await visitor.press('ArrowRight');
    await visitor.reads('#lightbox-title', picture(8));
    await visitor.appears(`${lightbox}:modal`);
    await visitor.click([`${lightbox} a`, 'Close']);
    await visitor.goes(lightbox);
    await visitor.arrives('/gallery');
    await visitor.focused('#photo-8, #photo-8 *');
    await expect.poll(() => visitor.evaluate(() => document.querySelectorAll('[inert]').length)).toBe(0);
    expect(await visitor.errors()).toEqual([]);
  });

  test('Back closes an opened picture, then leaves the page', async ({ visit }) => {
    const { visitor } = await visit('/about');
    await visitor.goto('/gallery');
    await visitor.click('#photo-7 a, a#photo-7');
    await visitor.reads('#lightbox-title', picture(7));
    await visitor.back();
    await visitor.goes(lightbox);
    await visitor.arrives('/gallery');
    await visitor.back();
    await visitor.arrives('/about');
  });
};
