/** Pages on a phone whose browser has a larger font. */
import type { Page } from 'playwright';
import { expect } from 'vitest';
import { defaultLocale, locales } from '../../content/locales.ts';
import { formUrl } from '../../views/forms/formUrl.ts';
import { allTexts } from '../../views/texts/allTexts.ts';
import {
  fieldsOf,
  fillBooking,
  phone,
  setFontSize,
  stopClock,
  submitBooking,
  test,
  waitForHydration,
} from '../support/browserTest.ts';
import { pathTo, templates } from '../support/routeTable.ts';

/**
 * The words of headings, buttons, portraits and links in bars that stand on two lines. A hyphen may end a
 * line.
 */
const findBrokenWords = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const broken: string[] = [];
    for (const element of document.querySelectorAll(
      'h1, h2, h3, .button, .portraits p, .quick-actions a, .menu__links a',
    )) {
      const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
      while (texts.nextNode()) {
        const text = texts.currentNode as Text;
        for (const { 0: word, index } of text.data.matchAll(/[\p{L}\p{N}’]+/gu)) {
          const range = document.createRange();
          range.setStart(text, index);
          range.setEnd(text, index + word.length);
          const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)));
          if (lines.size > 1) broken.push(word);
        }
      }
    }
    return broken;
  });

/** The part of the window that fixed and sticky elements cover, each by itself. */
const findCoveredParts = (page: Page): Promise<number[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll('.header, .banner, .bottom-bar')]
      .filter((element) => ['fixed', 'sticky'].includes(getComputedStyle(element).position))
      .map((element) => element.getBoundingClientRect().height / innerHeight),
  );

for (const fontSize of [24, 32])
  test.for(locales)(
    `with text of ${fontSize} pixels, no heading or button in %s breaks a word`,
    async (locale, { openPage }) => {
      const { page } = await openPage(templates[0]?.path(locale) ?? '', { viewport: phone });
      await setFontSize(page, fontSize);
      for (const { name, path } of templates) {
        await page.goto(path(locale));
        expect(await findBrokenWords(page), name).toEqual([]);
      }
    },
  );

test.for(locales)(
  'with double text size, fixed parts in %s cover at most a fifth of a phone',
  async (locale, { openPage }) => {
    const { page } = await openPage(templates[0]?.path(locale) ?? '', { viewport: phone, hasChosen: false });
    await setFontSize(page, 32);
    await page.reload();
    await page.locator('.banner').waitFor();
    const parts = await findCoveredParts(page);
    expect(parts.length).toBeGreaterThan(0);
    expect(Math.max(...parts)).toBeLessThanOrEqual(1 / 5);
  },
);

test.for(locales)(
  'with double text size, the open menu in %s shows the link to leave',
  async (locale, { openPage }) => {
    const { page } = await openPage(pathTo('home', locale), { viewport: phone });
    await setFontSize(page, 32);
    const { openMenu, leave } = allTexts[locale].layout;
    await page.getByRole('button', { name: openMenu }).click();
    const { y = 0, height = 0 } =
      (await page.locator('#menu').getByRole('link', { name: leave }).boundingBox()) ?? {};
    expect(height).toBeGreaterThan(0);
    expect(y + height).toBeLessThan(phone.height);
  },
);

test.for(locales)(
  'with double text size, the search field in %s has room for its placeholder',
  async (locale, { openPage }) => {
    const { page } = await openPage(pathTo('services', locale), { viewport: phone });
    await setFontSize(page, 32);
    const field = page.getByRole('searchbox');
    // Browsers report the width of a value only.
    await field.fill(allTexts[locale].pages.services.searchLabel);
    const hidden = await field.evaluate((element) => element.scrollWidth - element.clientWidth);
    expect(hidden).toBe(0);
  },
);

test.for(locales)(
  'with double text size, the list of hours in %s shows its first choice whole',
  async (locale, { openPage }) => {
    const { page } = await openPage(pathTo('home', locale), { viewport: phone });
    await setFontSize(page, 32);
    const room = await fieldsOf(page, locale).time.evaluate((element) => {
      const list = element as HTMLSelectElement;
      const { font, paddingLeft, paddingRight } = getComputedStyle(list);
      const canvas = document.createElement('canvas').getContext('2d');
      if (!canvas) throw new Error('No canvas');
      canvas.font = font;
      const { width } = canvas.measureText(list.options[0]?.text ?? '');
      return list.clientWidth - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight) - width;
    });
    expect(room).toBeGreaterThanOrEqual(0);
  },
);

test('with double text size, no underline crosses the next line of the same link', async ({ openPage }) => {
  const { page } = await openPage(pathTo('contact'), { viewport: phone });
  await setFontSize(page, 32);
  const [lineHeight = 0, distance = 0] = await page.locator('.next-step .button--quiet').evaluate((link) => {
    const style = getComputedStyle(link);
    return [style.lineHeight, style.textUnderlineOffset].map(Number.parseFloat);
  });
  // Below its line, a text of 32 pixels has the underline, and then the letters of the next line.
  expect(lineHeight).toBeGreaterThanOrEqual(32 + distance);
});

test('with double text size, the form says that a booking was sent, and no notice covers it', async ({
  openPage,
}) => {
  const { page } = await openPage(pathTo('home'), { viewport: phone });
  await setFontSize(page, 32);
  await fillBooking(page);
  await waitForHydration(page, 'BookingForm');
  await stopClock(page);
  await submitBooking(page);
  await page.getByRole('region', { name: allTexts[defaultLocale].form.sent.booking }).waitFor();
  await page.locator('aside.notice').waitFor({ state: 'attached' });
  expect(await page.locator('aside.notice').isVisible()).toBe(false);
});

test('with double text size and no scripts, the notice is a part of the page', async ({ openPage }) => {
  const { page } = await openPage(formUrl('contact', defaultLocale, { sent: '1' }), {
    viewport: phone,
    javaScriptEnabled: false,
  });
  await setFontSize(page, 32);
  const position = await page.locator('.notice').evaluate((notice) => getComputedStyle(notice).position);
  expect(position).toBe('static');
});
