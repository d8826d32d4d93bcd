import request from 'supertest';
import { expect, test } from 'vitest';
import { ownCookies } from '../../content/cookies.ts';
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
  '%s sets a cookie for 24 months and goes back to the page',
  async (choice) => {
    const { app } = createTestSite();
    const response = await choose(app, { choice, return: '/es/services?q=aceite' });
    expect(response.status).toBe(303);
    expect(response.headers['location']).toBe('/es/services?q=aceite');
    const cookie = String(response.headers['set-cookie']);
    expect(cookie).toMatch(
      new RegExp(`^cookie_consent=${choice}; Max-Age=\\d+; Path=/; Expires=[^;]+; HttpOnly; SameSite=Lax$`),
    );
    const end = new Date();
    end.setUTCMonth(end.getUTCMonth() + ownCookies.consent.lifetime.count);
    const expires = Date.parse(/Expires=([^;]+)/.exec(cookie)?.[1] ?? '');
    expect(Math.abs(expires - end.getTime())).toBeLessThan(5000);
  },
);

test.each(['utf-7', 'iso-8859-1', 'utf-8; charset=utf-16'])(
  'a choice in %s is not read, and sets nothing',
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

test('over https the cookie is secure', async () => {
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
])('from %j it leads to %s', async (path, target) => {
  const { app } = createTestSite();
  expect((await choose(app, { choice: 'accepted', return: path })).headers['location']).toBe(target);
});

test('another choice, another site and another method are refused', async () => {
  const { app } = createTestSite();
  expect((await choose(app, { choice: 'perhaps', return: '/' })).status).toBe(400);
  expect((await choose(app, {})).status).toBe(400);
  expect((await choose(app, { choice: 'accepted', return: '/'.repeat(5000) })).status).toBe(413);
  const foreign = await choose(app, { choice: 'accepted', return: '/' }, { 'Sec-Fetch-Site': 'cross-site' });
  expect(foreign.status).toBe(403);
  expect(foreign.headers['set-cookie']).toBeUndefined();
  const read = await request(app).get('/consent');
  expect([read.status, read.headers['allow']]).toEqual([405, 'POST']);
});

test('the style sheet hides the banner from those who have chosen, and nobody keeps it', async () => {
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

test('nothing that the site does not know goes along to the page', async () => {
  const { app } = createTestSite();
  const { headers } = await choose(app, { choice: 'accepted', return: '/es/services?q=aceite&x=1&q2=y' });
  expect(headers['location']).toBe('/es/services?q=aceite');
  const many = Object.fromEntries(Array.from({ length: 50 }, (_, number) => [`f${number}`, 'x']));
  expect((await choose(app, { choice: 'accepted', ...many })).status).toBe(413);
});
