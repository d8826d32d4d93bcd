import request from 'supertest';
import { expect } from 'vitest';
import { type Locale, locales } from '../../content/locales.ts';
import { allTexts } from '../../views/allTexts.ts';
import { formatDate } from '../../views/format.ts';
import { plural } from '../../views/text.ts';
import { urlOf } from '../../views/urls.ts';
import { load, plain } from '../support/html.ts';
import { test } from '../support/pageTest.ts';
import { createTestSite } from '../support/testSite.ts';

test.for(locales)('every form in %s links to the privacy policy', async (locale, { read }) => {
  for (const name of ['home', 'contact'] as const) {
    const page = await read(urlOf({ page: name }, locale));
    expect(page.attributes('main form a', 'href')).toContain(urlOf({ page: 'privacy' }, locale));
    expect(page.text('main form')).toContain(plain(allTexts[locale].form.statement));
  }
});

/** What the law requires in every language. */
const legalFacts = [
  'Ámbar y Seda Barcelona, S. L.',
  'B00000000',
  'Registro Mercantil',
  'hola@ambaryseda.example',
  '+34 600 000 000',
  '34/2002',
  '3/2018',
  'fulls de reclamació',
  'Agencia Española de Protección de Datos',
  'Jorge Juan',
  '28001',
  /\b14\b/,
  /\b18\b/,
];

/** The retention, the legal bases in the GDPR and the date in each language. */
const inWords: Partial<Record<Locale, readonly string[]>> = {
  en: ['12 months', '6(1)(b)', '9(2)(a)', '8 May 2024'],
  es: ['12 meses', '6.1.b', '9.2.a', '8 de mayo de 2024'],
  fr: ['12 mois', 'article 6, paragraphe 1, point b', 'article 9, paragraphe 2, point a', '8 mai 2024'],
};

test.for(locales)(
  'the privacy policy in %s states everything that the law requires',
  async (locale, { read }) => {
    const privacy = (await read(urlOf({ page: 'privacy' }, locale))).text('main');
    const { month } = allTexts[locale].pages.cookies.lifetimes;
    const further = [plural(month, 12, locale), formatDate('2024-05-08', locale)].map(plain);
    for (const fact of [...legalFacts, ...further, ...(inWords[locale] ?? [])]) expect(privacy).toMatch(fact);
    expect(privacy).not.toMatch(/ec\.europa\.eu\/consumers\/odr|\{\w/);
  },
);

test.for(locales)('the privacy policy in %s states the configured retention', async (locale) => {
  const { app } = createTestSite({ variables: { BOOKINGS_RETENTION_DAYS: '90' } });
  const { text } = await request(app).get(urlOf({ page: 'privacy' }, locale));
  const { day, month } = allTexts[locale].pages.cookies.lifetimes;
  const page = load(text).text('main');
  expect(page).toContain(plain(plural(day, 90, locale)));
  expect(page).not.toContain(plain(plural(month, 12, locale)));
});

const lifetimes = [
  [24, 'month'],
  [24, 'month'],
  [2, 'year'],
  [1, 'day'],
  [1, 'year'],
  [1, 'year'],
  [1, 'day'],
  [1, 'day'],
] as const;

const changed: Partial<Record<Locale, string>> = {
  en: '7 May 2024',
  es: '7 de mayo de 2024',
  fr: '7 mai 2024',
};

test.for(locales)(
  'the cookie policy in %s lists every cookie with its lifetime',
  async (locale, { read }) => {
    const page = await read(urlOf({ page: 'cookies' }, locale));
    expect(page.textsOf('th[scope=row]').slice(0, 2)).toEqual(['cookie_consent', 'cookie_consent_at']);
    expect(page.textsOf('td:last-child')).toEqual(
      lifetimes.map(([count, unit]) =>
        plain(plural(allTexts[locale].pages.cookies.lifetimes[unit], count, locale)),
      ),
    );
    const text = page.text('main');
    expect(text).toContain(changed[locale] ?? plain(formatDate('2024-05-07', locale)));
    expect(text).not.toMatch(/\{\w/);
  },
);
