import { expect } from 'vitest';
import { business } from '../../content/business.ts';
import { locales } from '../../content/locales.ts';
import { allTexts } from '../../views/texts/allTexts.ts';
import { chatUrl, urlOf } from '../../views/urls.ts';
import { plain } from '../support/html.ts';
import { test } from '../support/pageTest.ts';

test.for(locales)('the casting page in %s shows all requirements', async (locale, { read }) => {
  const page = await read(urlOf({ page: 'casting' }, locale));
  const { requirements } = allTexts[locale].pages.casting;
  expect(page.textsOf('main li')).toEqual(expect.arrayContaining(requirements.map(plain)));
});

test.for(locales)('applicants in %s can write to the chat and by e-mail', async (locale, { read }) => {
  const page = await read(urlOf({ page: 'casting' }, locale));
  const { applyChat, applyEmail } = allTexts[locale].pages.casting;
  expect(page.targets(applyChat, 'main')).toEqual([chatUrl(allTexts[locale])]);
  expect(page.targets(applyEmail, 'main')).toEqual([`mailto:${business.email}`]);
});

test.for(locales)(
  'applicants in %s find a link back to the home page below the ways to apply',
  async (locale, { read }) => {
    const page = await read(urlOf({ page: 'casting' }, locale));
    const { home } = allTexts[locale].pages.casting;
    expect(page.targets(home, 'main')).toEqual([urlOf({ page: 'home' }, locale)]);
  },
);
