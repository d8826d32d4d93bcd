import { expect } from 'vitest';
import { catalogue } from '../../content/catalogue.ts';
import { defaultLocale, locales } from '../../content/locales.ts';
import { type PageRef, urlOf } from '../../views/urls.ts';
import { test } from '../support/browserTest.ts';

const printed: PageRef[] = [
  { page: 'contact' },
  ...catalogue.map(({ slug }): PageRef => ({ page: 'service', slug })),
];

test.for(locales)(
  'in %s the contact page and each massage print on one sheet of A4',
  async (locale, { openPage }) => {
    const { page } = await openPage(urlOf({ page: 'home' }, locale));
    const sheets: Record<string, number> = {};
    for (const ref of printed) {
      const url = urlOf(ref, locale);
      await page.goto(url);
      const pdf = await page.pdf({ format: 'A4' });
      // The object of each sheet in a PDF has this type.
      sheets[url] = pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)?.length ?? 0;
    }
    expect(sheets).toEqual(Object.fromEntries(printed.map((ref) => [urlOf(ref, locale), 1])));
  },
);

test('a printed massage has its prices, the address and the hours, and no navigation', async ({
  openPage,
}) => {
  const { page } = await openPage(urlOf({ page: 'service', slug: catalogue[0].slug }, defaultLocale));
  await page.emulateMedia({ media: 'print' });
  for (const shown of ['.price-panel dt', '.footer address', '.footer .hours'])
    expect(await page.locator(shown).first().isVisible(), shown).toBe(true);
  for (const hidden of [
    '.header',
    '.breadcrumb',
    '.bottom-bar',
    '.related',
    '.footer nav',
    '.price-panel__actions',
  ]) {
    const element = page.locator(hidden).first();
    await element.waitFor({ state: 'attached' });
    expect(await element.isVisible(), hidden).toBe(false);
  }
});
