import request from 'supertest';
import { expect, test } from 'vitest';
import { retentionMonths } from '../../content/business.ts';
import { locales } from '../../content/locales.ts';
import { allTexts } from '../../views/allTexts.ts';
import { plural } from '../../views/text.ts';
import { urlOf } from '../../views/urls.ts';
import { load, plain } from '../support/html.ts';
import { createTestSite } from '../support/testSite.ts';

test.each(locales)('both forms in %s have the privacy statement and link the policy', async (locale) => {
  const { app } = createTestSite();
  for (const name of ['home', 'contact'] as const) {
    const page = load((await request(app).get(urlOf({ page: name }, locale))).text);
    expect(page.attributes('main form a', 'href')).toContain(urlOf({ page: 'privacy' }, locale));
    expect(page.text('main form')).toContain(plain(allTexts[locale].form.statement));
  }
});

test.each(locales)('the privacy policy in %s states the retention that is configured', async (locale) => {
  const { day, month } = allTexts[locale].pages.cookies.lifetimes;
  const policy = async (variables: Record<string, string>) => {
    const { app } = createTestSite({ variables });
    return load((await request(app).get(urlOf({ page: 'privacy' }, locale))).text).text('main');
  };
  const usual = plain(plural(month, retentionMonths, locale));
  expect(await policy({})).toContain(usual);
  const shorter = await policy({ BOOKINGS_RETENTION_DAYS: '90' });
  expect(shorter).toContain(plain(plural(day, 90, locale)));
  expect(shorter).not.toContain(usual);
});
