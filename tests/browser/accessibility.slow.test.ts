import axe from 'axe-core';
import type { Page } from 'playwright';
import { expect } from 'vitest';
import { catalogue } from '../../content/catalogue.ts';
import { defaultLocale, locales } from '../../content/locales.ts';
import { urlOf } from '../../views/urls.ts';
import { fieldsOf, phone, test, waitForHydration } from '../support/browserTest.ts';
import { missingUrl, pathTo, templates } from '../support/routeTable.ts';
import { massage, masseuse, otherLocale } from '../support/sample.ts';

const allRules: axe.RunOnly = {
  type: 'tag',
  values: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
};

/** The rules about colours, which depend on the theme. */
const colourRules: axe.RunOnly = { type: 'rule', values: ['color-contrast', 'link-in-text-block'] };

/** Finds the rules that a page violates, with the elements. */
const findViolations = (page: Page, rules: axe.RunOnly): Promise<string[]> =>
  page.evaluate(async (runOnly) => {
    const { violations } = await (window as unknown as { axe: typeof axe }).axe.run({
      runOnly,
      // Skip results that cost time and are not used.
      resultTypes: ['violations'],
      selectors: false,
    });
    return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`);
  }, rules);

/** Expects that axe finds no violations in both themes. */
const expectNoAxeViolations = async (page: Page, screen: string): Promise<void> => {
  await page.evaluate(axe.source);
  for (const [colorScheme, rules] of [
    ['dark', allRules],
    ['light', colourRules],
  ] as const) {
    await page.emulateMedia({ colorScheme });
    expect(await findViolations(page, rules), `${screen}, ${colorScheme}`).toEqual([]);
  }
};

/** Finds elements with truncated text, except scrollable ones and those for screen readers. */
const findTruncated = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('body *:not(svg *)')]
      .filter((element) => {
        const { overflowX, clipPath } = getComputedStyle(element);
        return (
          ['hidden', 'clip'].includes(overflowX) &&
          clipPath === 'none' &&
          !element.closest('.form__honeypot') &&
          element.textContent.trim() !== '' &&
          element.scrollWidth > element.clientWidth
        );
      })
      .map((element) => element.outerHTML.slice(0, 200)),
  );

const contentWidth = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth);

const expectToFitEveryWidth = async (page: Page, path: string): Promise<void> => {
  for (const width of [320, phone.width, 768, 1280, 1920]) {
    await page.setViewportSize({ width, height: 800 });
    expect(await contentWidth(page), `${path}, ${width} pixels`).toBeLessThanOrEqual(width);
    expect(await findTruncated(page), `${path}, ${width} pixels`).toEqual([]);
  }
  await page.setViewportSize(phone);
};

/** Screens besides those of the route table. */
const furtherScreens = [
  missingUrl(defaultLocale),
  urlOf({ page: 'masseuse', slug: 'nobody' }, otherLocale),
  `${pathTo('home', otherLocale)}?sent=1`,
  `${pathTo('contact', otherLocale)}?sent=1`,
  `${pathTo('home', otherLocale)}?sent=call`,
  `${pathTo('services', otherLocale)}?q=zzz`,
  `${pathTo('services', otherLocale)}#${catalogue.at(-1)?.slug}`,
  `${pathTo('services')}?q=zzz`,
  `${pathTo('home')}?service=${massage.slug}&masseuse=${masseuse.slug}`,
  `${pathTo('contact', otherLocale)}?about=couples`,
  `${pathTo('gallery', otherLocale)}?photo=9`,
];

/** A new visitor on a phone, without animations. */
const newVisitor = { viewport: phone, reducedMotion: 'reduce', hasChosen: false } as const;

/** Chromium's own message for a document with 404 or 422, which error pages have. */
const expectedMessage = /Failed to load resource: the server responded with a status of (404|422)/;

/** Each template in one language, so that all languages occur. */
const eachTemplateOnce = templates.map(({ path }, index) =>
  path(locales[index % locales.length] ?? defaultLocale),
);

test('axe finds no accessibility violation on any kind of page in either theme', async ({ openPage }) => {
  const { page } = await openPage(pathTo('home'), newVisitor);
  for (const path of [...eachTemplateOnce, ...furtherScreens]) {
    await page.goto(path, { waitUntil: 'domcontentloaded' });
    await expectNoAxeViolations(page, path);
  }
}, 600_000);

const everyTemplate = templates.flatMap(({ path }) => locales.map((locale) => path(locale)));

test('no page in any language is wider than the screen, and no text is cut off', async ({ openPage }) => {
  const { page } = await openPage(pathTo('home'), newVisitor);
  for (const path of [...everyTemplate, ...furtherScreens]) {
    await page.goto(path, { waitUntil: 'domcontentloaded' });
    await expectToFitEveryWidth(page, path);
  }
}, 600_000);

test('no page in any language reports an error to the console', async ({ openPage }) => {
  const { page, consoleErrors } = await openPage(pathTo('home'), newVisitor);
  for (const path of [...everyTemplate, ...furtherScreens]) {
    await page.goto(path);
  }
  expect(consoleErrors.filter((message) => !expectedMessage.test(message))).toEqual([]);
}, 600_000);

test('no page names two elements alike, which would cancel its view transition', async ({ openPage }) => {
  const { page } = await openPage(pathTo('home'), newVisitor);
  for (const path of [...eachTemplateOnce, ...furtherScreens]) {
    await page.goto(path, { waitUntil: 'domcontentloaded' });
    const names = await page.evaluate(() =>
      [...document.querySelectorAll('*')]
        .map((element) => getComputedStyle(element).viewTransitionName)
        .filter((name) => name !== 'none'),
    );
    expect(names.length, path).toBeGreaterThan(1);
    expect(new Set(names).size, path).toBe(names.length);
  }
});

test('axe finds no violation in the errors of a form', async ({ openPage }) => {
  const { page } = await openPage(pathTo('contact', otherLocale), newVisitor);
  await page.locator('form.form button').click();
  await page.locator('.error-summary').waitFor();
  await expectNoAxeViolations(page, 'form errors');
});

test('axe finds no violation in the notice of a success', async ({ openPage }) => {
  const { page } = await openPage(pathTo('contact', otherLocale), newVisitor);
  const { name, message } = fieldsOf(page, otherLocale);
  await name.fill('Ana');
  await message.fill('Une question');
  await waitForHydration(page, 'BookingForm');
  await page.locator('form.form button').click();
  const notice = page.locator('.notice--success');
  // The notice stays open while the pointer is over it.
  await notice.hover();
  await expectNoAxeViolations(page, 'notice');
  expect(await notice.isVisible()).toBe(true);
});

test('axe finds no violation in the open menu', async ({ openPage }) => {
  const { page } = await openPage(pathTo('home', otherLocale), newVisitor);
  await page.locator('.menu-button--open').click();
  await page.getByRole('dialog').waitFor();
  await expectNoAxeViolations(page, 'menu');
});

test('axe finds no violation in the open lightbox', async ({ openPage }) => {
  const { page } = await openPage(pathTo('gallery'), newVisitor);
  await page.locator('.photo-grid a').first().click();
  await page.locator('.lightbox:modal').waitFor();
  await expectNoAxeViolations(page, 'lightbox');
});

test('both buttons of the banner fit a narrow screen with text at 200%', async ({ openPage }) => {
  const viewport = { width: 320, height: 640 };
  const { page } = await openPage(pathTo('home', otherLocale), { hasChosen: false, viewport });
  await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'));
  const buttons = page.locator('.banner').getByRole('button');
  const rightEdges = await buttons.evaluateAll((all) => all.map((one) => one.getBoundingClientRect().right));
  expect(rightEdges).toHaveLength(2);
  expect(Math.max(...rightEdges)).toBeLessThanOrEqual(viewport.width);
});
