import type { Page } from 'playwright';
import { expect } from 'vitest';
import { locales } from '../../content/locales.ts';
import { phone, test } from '../support/browserTest.ts';
import { templates } from '../support/routeTable.ts';

/** All selectors of the style sheet, and whether they match an element in any state. */
const matches = (page: Page): Promise<[selector: string, isMatched: boolean][]> =>
  page.evaluate(() => {
    const states =
      /::[\w-]+(\([^)]*\))?|:not\(:(?:focus-within|popover-open)\)|:is\(:hover, :focus-visible\)|:(hover|active|focus-visible|focus|target|popover-open|disabled)\b|\[open\]|:root(\[[^\]]*\]|:not\(\[[^\]]*\]\))+/g;
    const rulesIn = (rules: CSSRuleList): CSSStyleRule[] =>
      [...rules].flatMap((rule) => {
        if (rule instanceof CSSStyleRule) return [rule];
        return rule instanceof CSSGroupingRule ? rulesIn(rule.cssRules) : [];
      });
    /** Splits a selector list at commas outside of brackets. */
    const selectorsOf = ({ selectorText }: CSSStyleRule): string[] => {
      let depth = 0;
      return [...selectorText]
        .map((character) => {
          depth += Number(character === '(') - Number(character === ')');
          return character === ',' && depth === 0 ? '\n' : character;
        })
        .join('')
        .split('\n')
        .map((selector) => selector.trim());
    };
    return [...document.styleSheets]
      .flatMap((sheet) => rulesIn(sheet.cssRules))
      .flatMap(selectorsOf)
      .map((selector) => {
        const element = selector
          .replace(states, (state) => (state.startsWith(':root') ? ':root' : ''))
          .trim();
        return [selector, !element || Boolean(document.querySelector(element.replace(/[>+~]$/, '')))];
      });
  });

test('every selector of the style sheet matches an element', async ({ visit }) => {
  const { page } = await visit('/', { viewport: phone });
  const used = new Set<string>();
  const all = new Set<string>();
  const look = async () => {
    for (const [selector, isMatched] of await matches(page)) {
      all.add(selector);
      if (isMatched) used.add(selector);
    }
  };
  for (const { path } of templates) {
    for (const locale of locales) {
      await page.goto(path(locale), { waitUntil: 'domcontentloaded' });
      await look();
    }
  }
  await page.goto('/es/contact?sent=1');
  await look();
  await page.goto('/contact');
  await page.locator('form.form button[type=submit]').click();
  await page.getByRole('alert').waitFor();
  await look();
  await page.locator('#message-name').fill('Ana');
  await page.locator('#message-message').fill('A question');
  await page.route('**/api/*', () => {});
  await page.locator('form.form button[type=submit]').click();
  await page.locator('.form__progress').waitFor();
  await look();
  await page.goto('/?service=nuru-massage');
  await page.locator('#booking-service').focus();
  await page.locator('.field__prices strong').first().waitFor();
  await look();
  await page.goto('/about');
  await page.route('https://**', (route) => route.fulfill({ body: '' }));
  await page.locator('#tour-embed .button').click();
  await page.locator('#tour-embed iframe').waitFor();
  await look();
  await page.reload();
  // The reload may restore the position before a script listens to scrolling.
  await page.locator('#tour-embed .button').hover();
  await page.locator('#tour-embed[data-island-status=hydrated]').waitFor({ state: 'attached' });
  await page.context().setOffline(true);
  await page.locator('#tour-embed .button').click();
  await page.locator('#tour-embed .embed__failure p').waitFor();
  await look();
  await page.context().setOffline(false);
  await page.goto('/gallery?photo=3');
  await page.locator('.lightbox__stage').dispatchEvent('pointerover');
  await page.locator('.lightbox:modal').waitFor();
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Emulation.setPageScaleFactor', { pageScaleFactor: 2 });
  await page.locator('.lightbox__stage--zoomed').waitFor();
  await look();
  await devtools.send('Emulation.setPageScaleFactor', { pageScaleFactor: 1 });
  await page.goto('/about');
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.locator('.language-switcher a').first().hover();
  await page.locator('.tooltip').waitFor();
  await look();
  expect(all.size).toBeGreaterThan(300);
  expect([...all].filter((selector) => !used.has(selector))).toEqual([]);
});

test('prints prices and answers, and no controls', async ({ visit }) => {
  const { page } = await visit('/', { javaScriptEnabled: false });
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
  const answer = page.locator('.faq details p').nth(3);
  expect((await answer.boundingBox())?.height).toBeGreaterThan(10);
  expect(await page.getByText('€150').first().isVisible()).toBe(true);
  for (const part of ['.bottom-bar', '.menu', '.banner', '.form', '.hero .actions', '.link-more', 'img']) {
    expect(await page.locator(part).count(), part).toBeGreaterThan(0);
    expect(await page.locator(part).filter({ visible: true }).count(), part).toBe(0);
  }
  expect(await page.locator('h1').evaluate((heading) => getComputedStyle(heading).color)).toBe(
    'rgb(0, 0, 0)',
  );
});

test('prints the prices of a massage at the same margin as its text', async ({ visit }) => {
  // An A4 page is 794 CSS pixels wide.
  const viewport = { width: 794, height: 1123 };
  const { page } = await visit('/services/tantra-massage', { viewport, javaScriptEnabled: false });
  await page.emulateMedia({ media: 'print' });
  const heading = await page.locator('h1').boundingBox();
  expect((await page.locator('.price-panel h2').boundingBox())?.x).toBe(heading?.x);
});

test('puts each label of a price panel above its text on very narrow screens', async ({ visit }) => {
  const { page } = await visit('/fr/services/tantra-massage', { viewport: { width: 320, height: 640 } });
  const label = await page.locator('.price-panel__facts dt').first().boundingBox();
  const text = await page.locator('.price-panel__facts dd').first().boundingBox();
  expect(text?.x).toBe(label?.x);
});

test('darkens no picture of the gallery on a touch screen', async ({ visit }) => {
  const { page } = await visit('/gallery', { viewport: phone, hasTouch: true, isMobile: true });
  const layer = await page
    .locator('.photo-grid a')
    .first()
    .evaluate((link) => getComputedStyle(link, '::after').content);
  expect(layer).toBe('none');
});

test('animates nothing with reduced motion', async ({ visit }) => {
  const { page } = await visit('/', { viewport: phone, reducedMotion: 'reduce' });
  await page.locator('.header__toggle').click();
  await page
    .locator('.faq summary')
    .first()
    .evaluate((summary: HTMLElement) => summary.click());
  expect(await page.evaluate(() => document.getAnimations().length)).toBe(0);
  const moving = await page.evaluate(() =>
    [...document.querySelectorAll('*')]
      .flatMap((element) => [null, '::before', '::after'].map((part) => ({ element, part })))
      .filter(({ element, part }) => {
        const { transitionDuration, animationName } = getComputedStyle(element, part);
        return transitionDuration !== '0s' || animationName !== 'none';
      })
      .map(({ element, part }) => element.className + (part ?? '')),
  );
  expect(moving).toEqual([]);
});

test('animates a portrait from the list to the profile', async ({ visit }) => {
  const { page } = await visit('/es/masseuses', { viewport: phone });
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: 6 });
  await page.addInitScript(() => {
    addEventListener('pagereveal', ({ viewTransition }) => {
      const report = (words: string) => {
        document.documentElement.dataset['moved'] = words;
      };
      viewTransition?.ready.then(
        () =>
          report(
            document
              .getAnimations()
              .map(({ effect }) => (effect as KeyframeEffect).pseudoElement)
              .join(),
          ),
        (reason) => report(String(reason)),
      );
    });
  });
  await page.getByRole('link', { name: /Mila/ }).click();
  await page.waitForURL('**/mila');
  await expect
    .poll(() => page.evaluate(() => document.documentElement.dataset['moved']))
    .toContain('::view-transition-group(mila)');
});

test('prerenders a page when the pointer rests on its link', async ({ visit }) => {
  const { page, origin } = await visit('/gallery');
  const devtools = await page.context().newCDPSession(page);
  const tried: string[] = [];
  // Under a debugger Chromium cancels prerendering, but it reports the attempt.
  devtools.on('Preload.prerenderStatusUpdated', ({ key }) => tried.push(key.url));
  await devtools.send('Preload.enable');
  // A press also starts prerendering, except on pictures that the lightbox opens in place.
  await page.locator('.photo-grid a').first().hover();
  await page.mouse.down();
  await page.locator('.header').getByRole('link', { name: 'Hotels' }).hover();
  await page.mouse.up();
  await expect.poll(() => tried).toContain(`${origin}/hotels`);
  expect(tried.filter((url) => url.includes('photo'))).toEqual([]);
});
