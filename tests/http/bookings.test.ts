import request from 'supertest';
import { expect, test } from 'vitest';
import { type Locale, locales } from '../../content/locales.ts';
import { allTexts } from '../../views/allTexts.ts';
import { formatAnsweringHours } from '../../views/format.ts';
import { fill } from '../../views/text.ts';
import { urlOf } from '../../views/urls.ts';
import { load, plain } from '../support/html.ts';
import { booking, browserAccept, expectHelpfulPage, sendForm, sendJson } from '../support/postBooking.ts';
import { createTestSite, testOrigin } from '../support/testSite.ts';

test('stores a JSON booking as sent and answers with its id', async () => {
  const { app, stored } = createTestSite();
  const response = await sendJson(app, { ...booking, locale: 'es', unknown: 'x' });
  expect(response.status).toBe(201);
  expect(response.headers['cache-control']).toBe('no-store');
  const [row] = await stored();
  expect(row).toMatchObject({
    ...booking,
    id: response.body.id,
    kind: 'booking',
    serviceSlug: 'tantra-massage',
    locale: 'es',
    status: 'new',
    handledAt: null,
  });
  expect(Date.now() - Date.parse(row?.createdAt ?? '')).toBeLessThan(60_000);
});

test.each(locales)('stores a form in %s and redirects to the success notice', async (locale) => {
  const { app, stored } = createTestSite();
  const { sent } = allTexts[locale].form;
  const hours = formatAnsweringHours(allTexts[locale]);
  const message = { name: 'Ana', service: 'Contact', message: 'Hello', locale };
  const answered = { sent: '1', says: fill(sent.answerTimes, { hours }), links: [] };
  const call = { sent: 'call', says: sent.callUs, links: ['tel:+34600000000'] };
  for (const [body, page, text, { says, links, ...query }] of [
    [{ ...booking, locale }, 'home', sent.booking, answered],
    [{ name: 'Ana', service: 'Nuru', phone: ' ', locale }, 'home', sent.booking, call],
    [{ ...message, phone: '600 111 222' }, 'contact', sent.contact, answered],
    [message, 'contact', sent.contact, call],
  ] as const) {
    const response = await sendForm(app, body);
    expect(response.status).toBe(303);
    const location = response.headers['location'] ?? '';
    expect(location).toMatch(/#\w+$/);
    expect(location.split('#')[0]).toBe(urlOf({ page }, locale, { query }));
    const notice = load((await request(app).get(location.split('#')[0] ?? '')).text);
    expect(notice.text('.notice[role=status] strong')).toBe(plain(text));
    expect(notice.textsOf('.notice[role=status] p')).toEqual([plain(text), plain(says)]);
    expect(notice.attributes('.notice[role=status] p a', 'href')).toEqual(links);
    expect(notice.meta('robots')).toMatch(/^noindex/);
    expect(notice.$(`[id="${location.split('#')[1]}"]`)).toHaveLength(1);
  }
  expect((await stored()).map(({ kind }) => kind)).toEqual(['contact', 'contact', 'booking', 'booking']);
});

test('stores at most 30 combining marks in a row', async () => {
  const { app, stored } = createTestSite();
  await sendJson(app, { ...booking, name: `Ana${'\u0316'.repeat(5000)}` }).expect(201);
  expect((await stored())[0]?.name).toMatch(/^Ana\p{M}{30}$/u);
});

test('stores texts in NFC, with line breaks as the only control characters', async () => {
  const { app, stored } = createTestSite();
  await sendForm(app, {
    name: ' Jose\u0301\u0007 ',
    service: 'Nuru',
    message: 'one\r\ntwo\u001b[31m\u0000',
  }).expect(303);
  expect((await stored())[0]).toMatchObject({
    name: 'José',
    message: 'one\ntwo[31m',
    email: null,
    phone: null,
  });
});

test('answers a filled honeypot like a success and stores spam', async () => {
  const { app, stored } = createTestSite();
  const response = await sendJson(app, { ...booking, website: 'http://spam.example' });
  expect(response.status).toBe(201);
  await sendForm(app, { ...booking, name: 'Bot', website: 'x' }).expect(303);
  expect((await stored()).map(({ name, status }) => [name, status])).toEqual([
    ['Bot', 'spam'],
    ['Ana', 'spam'],
  ]);
  await sendJson(app, booking).expect(201);
});

test('answers an unexpected error with 500 as JSON or as a page', async () => {
  const { app } = createTestSite({
    replaceStore: (store) => ({ ...store, save: () => Promise.reject(new Error('secret detail')) }),
  });
  const json = await sendJson(app, { ...booking, locale: 'es' });
  expect(json.status).toBe(500);
  expect(json.body).toEqual({ message: allTexts.es.errors.refusals.unexpected });
  const page = await sendForm(app, { ...booking, locale: 'en' });
  expect(page.status).toBe(500);
  expect(load(page.text).text('h1')).toBe('Unexpected Application Error!');
  expect(page.text).not.toContain('secret detail');
  expectHelpfulPage(page, 'en');
  const spanish = load((await sendForm(app, { ...booking, locale: 'es' })).text);
  expect(spanish.text('h1[lang=en]')).toBe('Unexpected Application Error!');
  expect(spanish.text('main')).toContain(allTexts.es.errors.unexpected.lead);
});

test.each([
  [{ locale: 'fr' }, '?locale=es', {}, 'fr'],
  [{}, '?locale=es', { Referer: `${testOrigin}/fr` }, 'es'],
  [{}, '', { Referer: `${testOrigin}/fr/contact`, 'Accept-Language': 'es' }, 'fr'],
  [{}, '', { Referer: 'https://evil.example/fr', 'Accept-Language': 'es-MX,es;q=0.9' }, 'es'],
  [{}, '', { 'Accept-Language': 'xx, fr;q=0.5' }, 'fr'],
  [{}, '?locale=xx', {}, 'en'],
] as [object, string, Record<string, string>, Locale][])(
  'answers %j at %j with %j in %s',
  async (body, query, headers, locale) => {
    const { app } = createTestSite();
    const response = await request(app).post(`/api/bookings${query}`).set(headers).send(body);
    expect(response.body.message).toBe(allTexts[locale].form.missing.booking);
    expect(response.headers['content-language']).toBe(locale);
  },
);

test('answers GET with 405 and redirects browsers to the contact page', async () => {
  const { app } = createTestSite();
  const plain = await request(app).get('/api/bookings');
  expect(plain.status).toBe(405);
  expect(plain.headers['allow']).toBe('POST');
  expect(plain.body).toEqual({ message: allTexts.en.errors.refusals.methodNotAllowed });
  const browser = await request(app).get('/api/bookings?locale=fr').set('Accept', browserAccept);
  expect(browser.status).toBe(303);
  expect(browser.headers['location']).toBe('/fr/contact');
  const removed = await request(app).delete('/api/bookings');
  expect(removed.status).toBe(405);
});

test('returns a page with 429 without reading the body after too many posts', async () => {
  const { app } = createTestSite({ variables: { RATE_LIMIT_MAX: '1' } });
  for (let number = 0; number < 40; number += 1) await sendForm(app, { name: '' });
  const refused = await sendForm(app, { name: 'Zoé', locale: 'es' });
  expect(refused.status).toBe(429);
  expect(refused.text).not.toContain('Zoé');
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
  expect(load(refused.text).text('h1')).toBe(allTexts.es.errors.refusalTitle);
});
