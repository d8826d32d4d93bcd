import request from 'supertest';
import { expect, test } from 'vitest';
import { contactService } from '../../content/bookingFields.ts';
import { defaultLocale, type Locale, locales } from '../../content/locales.ts';
import { allTexts } from '../../views/allTexts.ts';
import { formatAnsweringHours } from '../../views/format.ts';
import { fill } from '../../views/text.ts';
import { phoneUrl, urlOf } from '../../views/urls.ts';
import { load, plain } from '../support/html.ts';
import { booking, browserAccept, expectHelpfulPage, sendForm, sendJson } from '../support/postBooking.ts';
import { massage, otherLocale } from '../support/sample.ts';
import { createTestSite, testOrigin } from '../support/testSite.ts';

test('a JSON booking is stored as sent, and the answer has its id', async () => {
  const { app, stored } = createTestSite();
  const response = await sendJson(app, { ...booking, locale: otherLocale, unknown: 'x' });
  expect([response.status, response.headers['cache-control']]).toEqual([201, 'no-store']);
  const [row] = await stored();
  expect(row).toMatchObject({
    ...booking,
    id: response.body.id,
    kind: 'booking',
    serviceSlug: massage.slug,
    locale: otherLocale,
    status: 'new',
    handledAt: null,
  });
  expect(Date.now() - Date.parse(row?.createdAt ?? '')).toBeLessThan(60_000);
});

const message = { name: 'Ana', service: contactService, message: 'Hello' };

test.each(
  locales.flatMap((locale) => [
    { locale, form: 'booking', body: booking, page: 'home', sent: '1' } as const,
    {
      locale,
      form: 'booking',
      body: { ...booking, email: '', phone: ' ' },
      page: 'home',
      sent: 'call',
    } as const,
    {
      locale,
      form: 'contact',
      body: { ...message, phone: '600 111 222' },
      page: 'contact',
      sent: '1',
    } as const,
    { locale, form: 'contact', body: message, page: 'contact', sent: 'call' } as const,
  ]),
)(
  'a $form form in $locale is stored, and redirects to a page with the notice ?sent=$sent',
  async ({ locale, form, body, page, sent }) => {
    const { app, stored } = createTestSite();
    const response = await sendForm(app, { ...body, locale });
    expect(response.status).toBe(303);
    const [url = '', fragment] = (response.headers['location'] ?? '').split('#');
    expect(url).toBe(urlOf({ page }, locale, { query: { sent } }));
    const shown = load((await request(app).get(url)).text);
    const words = allTexts[locale].form.sent;
    const hours = formatAnsweringHours(allTexts[locale]);
    const next = sent === 'call' ? words.callUs : fill(words.answerTimes, { hours });
    expect(shown.textsOf('.notice[role=status] p')).toEqual([words[form], next].map(plain));
    expect(shown.attributes('.notice[role=status] p a', 'href')).toEqual(sent === 'call' ? [phoneUrl] : []);
    expect(shown.meta('robots')).toMatch(/^noindex/);
    expect(shown.$(`[id="${fragment}"]`)).toHaveLength(1);
    expect(await stored()).toMatchObject([{ kind: form, locale }]);
  },
);

test('texts of a booking are stored in NFC, with line breaks as the only control characters', async () => {
  const { app, stored } = createTestSite();
  const name = ` Jose\u0301\u0007${'\u0316'.repeat(5000)} `;
  await sendForm(app, { ...booking, name, email: '', message: 'one\r\ntwo\u001b[31m\u0000' }).expect(303);
  expect((await stored())[0]).toMatchObject({
    // At most 30 combining marks in a row are kept.
    name: `Jose\u0301${'\u0316'.repeat(29)}`.normalize('NFC'),
    message: 'one\ntwo[31m',
    email: null,
  });
});

test('a booking with the hidden field filled by a robot looks accepted, and is stored as spam', async () => {
  const { app, stored } = createTestSite();
  await sendJson(app, { ...booking, website: 'http://spam.example' }).expect(201);
  await sendForm(app, { ...booking, name: 'Bot', website: 'x' }).expect(303);
  expect((await stored()).map(({ status }) => status)).toEqual(['spam', 'spam']);
  await sendJson(app, booking).expect(201);
});

test('a booking gets 500 after an unexpected error, as JSON or as a page without details', async () => {
  const { app } = createTestSite({
    replaceStore: (store) => ({ ...store, save: () => Promise.reject(new Error('secret detail')) }),
  });
  const json = await sendJson(app, { ...booking, locale: otherLocale });
  expect(json.status).toBe(500);
  expect(json.body).toEqual({ message: allTexts[otherLocale].errors.refusals.unexpected });
  for (const locale of locales) {
    const page = await sendForm(app, { ...booking, locale });
    expect(page.status).toBe(500);
    expect(page.text).not.toContain('secret detail');
    expect(load(page.text).text('h1')).toBe(allTexts[locale].errors.unexpected.title);
    expect(load(page.text).text('main')).toContain(plain(allTexts[locale].errors.unexpected.lead));
    expectHelpfulPage(page, locale);
  }
});

const ownPage = testOrigin + urlOf({ page: 'contact' }, otherLocale);

test.each([
  [{ locale: otherLocale }, '?locale=en', {}, otherLocale],
  [{}, `?locale=${otherLocale}`, { Referer: `${testOrigin}/` }, otherLocale],
  [{}, '', { Referer: ownPage, 'Accept-Language': 'en' }, otherLocale],
  [{}, '', { Referer: 'https://evil.example/', 'Accept-Language': `${otherLocale}-MX;q=0.9` }, otherLocale],
  [{}, '', { 'Accept-Language': `xx, ${otherLocale};q=0.5` }, otherLocale],
  [{}, '?locale=xx', {}, defaultLocale],
] as [object, string, Record<string, string>, Locale][])(
  'the answer to the booking %j at %j with the headers %j is in %s',
  async (body, query, headers, locale) => {
    const { app } = createTestSite();
    const response = await request(app).post(`/api/bookings${query}`).set(headers).send(body);
    expect(response.body.message).toBe(allTexts[locale].form.missing.booking);
    expect(response.headers['content-language']).toBe(locale);
  },
);

test('GET /api/bookings gets 405, and in a browser a redirect to the contact page', async () => {
  const { app } = createTestSite();
  const json = await request(app).get('/api/bookings');
  expect([json.status, json.headers['allow']]).toEqual([405, 'POST']);
  expect(json.body).toEqual({ message: allTexts[defaultLocale].errors.refusals.methodNotAllowed });
  const browser = await request(app).get(`/api/bookings?locale=${otherLocale}`).set('Accept', browserAccept);
  expect([browser.status, browser.headers['location']]).toEqual([
    303,
    urlOf({ page: 'contact' }, otherLocale),
  ]);
  await request(app).delete('/api/bookings').expect(405);
});

test('after too many posts, a form gets a page with 429, without the values that were sent', async () => {
  const { app } = createTestSite({ variables: { RATE_LIMIT_MAX: '1' } });
  for (let number = 0; number < 40; number += 1) await sendForm(app, { name: '' });
  const refused = await sendForm(app, { name: 'Zoé', locale: otherLocale });
  expect(refused.status).toBe(429);
  expect(refused.text).not.toContain('Zoé');
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
  expect(load(refused.text).text('h1')).toBe(allTexts[otherLocale].errors.refusalTitle);
});
