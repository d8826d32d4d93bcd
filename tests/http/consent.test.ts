import request from 'supertest';
import { expect, test } from 'vitest';
import { business } from '../../content/business.ts';
import { ownCookies } from '../../content/cookies.ts';
import { textTemplates } from '../../content/textTemplates.ts';
import { fill } from '../../views/text.ts';
import { load, plain } from '../support/html.ts';
import { createTestSite } from '../support/testSite.ts';

const choose = (
  app: Parameters<typeof request>[0],
  body: Record<string, string>,
  headers: Record<string, string> = {},
) =>
  request(app)
    .post('/consent')
    .set({ Accept: 'text/html', ...headers })
    .type('form')
    .send(body);

test.each(['accepted', 'rejected'])(
  'stores %s in a cookie for 24 months and redirects to the page',
  async (choice) => {
    const { app } = createTestSite();
    const response = await choose(app, { choice, return: '/es/services?q=aceite' });
    expect(response.status).toBe(303);
    expect(response.headers['location']).toBe('/es/services?q=aceite');
    const cookie = String(response.headers['set-cookie']);
    expect(cookie).toMatch(
      new RegExp(`^cookie_consent=${choice}; Max-Age=\\d+; Path=/; Expires=[^;]+; SameSite=Lax$`),
    );
    const end = new Date();
    end.setUTCMonth(end.getUTCMonth() + ownCookies.consent.lifetime.count);
    const expires = Date.parse(/Expires=([^;]+)/.exec(cookie)?.[1] ?? '');
    expect(Math.abs(expires - end.getTime())).toBeLessThan(60_000);
  },
);

test.each(['utf-7', 'iso-8859-1', 'utf-8; charset=utf-16'])(
  'returns 415 for a choice in %s and sets no cookie',
  async (charset) => {
    const { app } = createTestSite();
    const response = await request(app)
      .post('/consent')
      .set({ Accept: 'text/html', 'Content-Type': `application/x-www-form-urlencoded; charset=${charset}` })
      .send('choice=accepted');
    expect(response.status).toBe(415);
    expect(response.headers['set-cookie']).toBeUndefined();
  },
);

test('sets a secure cookie over https', async () => {
  const { app } = createTestSite({ origin: 'https://www.example.com' });
  const response = await choose(app, { choice: 'accepted', return: '/' });
  expect(String(response.headers['set-cookie'])).toContain('; Secure');
});

test.each([
  ['//evil.example/', '/'],
  ['https://evil.example/', '/'],
  ['/es/nada', '/es'],
  ['/ES/masseuses', '/es/masajistas'],
  ['', '/'],
])('redirects from %j to %s', async (path, target) => {
  const { app } = createTestSite();
  expect((await choose(app, { choice: 'accepted', return: path })).headers['location']).toBe(target);
});

test('refuses invalid choices, foreign sites and other methods', async () => {
  const { app } = createTestSite();
  expect((await choose(app, { choice: 'perhaps', return: '/' })).status).toBe(400);
  expect((await choose(app, {})).status).toBe(400);
  expect((await choose(app, { choice: 'accepted', return: '/'.repeat(5000) })).status).toBe(413);
  for (const headers of [{ 'Sec-Fetch-Site': 'cross-site' }, { Origin: 'null' }]) {
    const foreign = await choose(app, { choice: 'accepted', return: '/' }, headers);
    expect(foreign.status).toBe(403);
    expect(foreign.headers['set-cookie']).toBeUndefined();
  }
  const read = await request(app).get('/consent');
  expect([read.status, read.headers['allow']]).toEqual([405, 'POST']);
});

test('answers each error with no-store', async () => {
  const { app } = createTestSite();
  const post = (type: string, body: string, headers: Record<string, string> = {}) =>
    request(app)
      .post('/consent')
      .set({ 'Content-Type': type, ...headers })
      .send(body);
  const form = 'application/x-www-form-urlencoded';
  const answers = [
    await post(form, 'choice=perhaps'),
    await post(form, 'choice=accepted', { Origin: 'null' }),
    await post(form, `choice=${'x'.repeat(3000)}`),
    await post(form, `choice=${'x'.repeat(20_000)}`),
    await post(`${form}; charset=utf-7`, 'choice=accepted'),
    await post(form, 'choice=accepted', { 'Content-Encoding': 'x-none' }),
    await post(form, 'choice=accepted', { 'Content-Encoding': 'gzip' }),
    await request(app).get('/consent'),
    await request(app).options('/consent'),
  ];
  expect(answers.map(({ status }) => status)).toEqual([400, 403, 413, 413, 415, 415, 400, 405, 405]);
  expect(new Set(answers.map(({ headers }) => headers['cache-control']))).toEqual(new Set(['no-store']));
});

test('the style sheet hides the banner after a choice and is never cached', async () => {
  const { app } = createTestSite();
  const styles = (cookie: string) => request(app).get('/consent.css').set('Cookie', cookie);
  expect((await styles('cookie_consent=rejected')).text).toContain('.banner');
  expect((await styles('a=b; cookie_consent=accepted')).text).toContain('.banner');
  for (const cookie of ['', 'cookie_consent=x', 'xcookie_consent=accepted'])
    expect((await styles(cookie)).text).toBe('');
  const { headers } = await styles('');
  expect(headers['cache-control']).toBe('private, no-store');
  expect(headers['content-type']).toBe('text/css; charset=utf-8');
});

test('drops unknown query parameters and refuses too many fields', async () => {
  const { app } = createTestSite();
  const { headers } = await choose(app, { choice: 'accepted', return: '/es/services?q=aceite&x=1&q2=y' });
  expect(headers['location']).toBe('/es/services?q=aceite');
  const many = Object.fromEntries(Array.from({ length: 50 }, (_, number) => [`f${number}`, 'x']));
  expect((await choose(app, { choice: 'accepted', ...many })).status).toBe(413);
});

const { embeds, footer } = textTemplates.fr.layout;
const buttonOf = (which: 'map' | 'tour') =>
  plain(fill(embeds[which].button, { provider: business.embedProviders[which] }));

test('removes embeds with empty addresses from pages and policy', async () => {
  const { app } = createTestSite({ variables: { MAP_EMBED_URL: '', TOUR_EMBED_URL: '' } });
  const { text, headers } = await request(app).get('/fr/about');
  expect(headers['content-security-policy']).toContain("frame-src 'none'");
  const page = load(text);
  expect(page.$('#tour-embed, #map-embed, #tour-heading')).toHaveLength(0);
  for (const which of ['map', 'tour'] as const) expect(page.text()).not.toContain(buttonOf(which));
  // The map picture and a plain link to a map service remain.
  expect(page.attributes('footer .embed img', 'alt')).toEqual([embeds.plan]);
  expect(page.targets(footer.mapsLink, 'footer .embed')[0]).toContain('https://www.google.com/maps/search/');
});

test('removes one embed and keeps the other', async () => {
  const { app } = createTestSite({ variables: { TOUR_EMBED_URL: '' } });
  const { text, headers } = await request(app).get('/fr/about');
  expect(headers['content-security-policy']).toMatch(/frame-src https:\/\/www\.google\.com(;|$)/);
  expect(load(text).text()).toContain(buttonOf('map'));
  expect(load(text).text()).not.toContain(buttonOf('tour'));
});
