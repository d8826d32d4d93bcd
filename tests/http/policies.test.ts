import request from 'supertest';
import { expect } from 'vitest';
import { retentionMonths } from '../../content/business.ts';
import { locales } from '../../content/locales.ts';
import { allTexts } from '../../views/texts/allTexts.ts';
import { plural } from '../../views/texts/text.ts';
import { urlOf } from '../../views/urls.ts';
import { load, plain } from '../support/html.ts';
import { test } from '../support/pageTest.ts';
import { createTestSite } from '../support/testSite.ts';

const forms = locales.flatMap((locale) => [['home', locale] as const, ['contact', locale] as const]);

test.for(forms)(
  'the form on the %s page in %s has the privacy statement',
  async ([name, locale], { read }) => {
    const page = await read(urlOf({ page: name }, locale));
    expect(page.text('main form')).toContain(plain(allTexts[locale].form.statement));
  },
);

test.for(forms)(
  'the form on the %s page in %s links the privacy policy',
  async ([name, locale], { read }) => {
    const page = await read(urlOf({ page: name }, locale));
    expect(page.attributes('main form a', 'href')).toContain(urlOf({ page: 'privacy' }, locale));
  },
);

test.for(locales)('the privacy policy in %s states how long requests are kept', async (locale, { read }) => {
  const page = await read(urlOf({ page: 'privacy' }, locale));
  const { month } = allTexts[locale].layout.periods;
  expect(page.text('main')).toContain(plain(plural(month, retentionMonths, locale)));
});

test.for(locales)('the privacy policy in %s states the days of BOOKINGS_RETENTION_DAYS', async (locale) => {
  const { app } = createTestSite({ variables: { BOOKINGS_RETENTION_DAYS: '90' } });
  const { text } = await request(app)
    .get(urlOf({ page: 'privacy' }, locale))
    .expect(200);
  const { day, month } = allTexts[locale].layout.periods;
  const policy = load(text).text('main');
  expect(policy).toContain(plain(plural(day, 90, locale)));
  expect(policy).not.toContain(plain(plural(month, retentionMonths, locale)));
});
