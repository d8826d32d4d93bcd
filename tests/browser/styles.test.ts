import type { Page } from 'playwright';
import { expect } from 'vitest';
import { phone, test } from '../support/browserTest.ts';
import { templates } from '../support/templates.ts';

/** The selectors of the style sheet, each with whether something on the page matches it, whatever state it is in. */
const matches = (page: Page): Promise<[selector: string, isMatched: boolean][]> =>
  page.evaluate(() => {
    const states =
      /::[\w-]+(\([^)]*\))?|:not\(:(?:focus-within|popover-open)\)|:is\(:hover, :focus-visible\)|:(hover|active|focus-visible|focus|target|popover-open|disabled)\b|\[open\]|:root(\[[^\]]*\]|:not\(\[[^\]]*\]\))+/g;
    const rulesIn = (rules: CSSRuleList): CSSStyleRule[] =>
      [...rules].flatMap((rule) => {
        if (rule instanceof CSSStyleRule) return [rule];
        return rule instanceof CSSGroupingRule ? rulesIn(rule.cssRules) : [];
      });
    /** The parts between the commas that stand in no brackets. */
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

test('every rule of the style sheet has something to style', async ({ visit }) => {
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
    for (const locale of ['es', 'fr'] as const) {
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
  await page.locator('#tour-embed').scrollIntoViewIfNeeded();
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
}, 60_000);
