import request from 'supertest';
import { expect, test } from 'vitest';
import { ownCookies } from '../../content/cookies.ts';
import { offers } from '../../content/offers.ts';
import { allTexts } from '../../views/allTexts.ts';
import { urlOf } from '../../views/urls.ts';
import { load, plain } from '../support/html.ts';
import { missingUrl } from '../support/routeTable.ts';
import { otherLocale } from '../support/sample.ts';
import { createTestSite, type TestSiteOptions } from '../support/testSite.ts';

const home = urlOf({ page: 'home' }, otherLocale);
const services = urlOf({ page: 'services' }, otherLocale);
const form = 'application/x-www-form-urlencoded';

/** Posts a choice to a new site. */
const choose = (body: object | string, headers: Record<string, string> = {}, options: TestSiteOptions = {}) =>
  request(createTestSite(options).app)
    .post('/consent')
    .set({ Accept: 'text/html', 'Content-Type': form, ...headers })
    .send(body);

test.each(['accepted', 'rejected'])('consent %s sets a cookie for the whole site', async (choice) => {
  const { headers } = await choose({ choice });
  expect(String(headers['set-cookie'])).toMatch(
    new RegExp(`^cookie_consent=${choice}; Max-Age=\\d+; Path=/; Expires=[^;]+; SameSite=Lax$`),
  );
});

test('the consent cookie lasts as long as the cookie policy says', async () => {
  const { headers } = await choose({ choice: 'accepted' });
  const stated = new Date();
  stated.setUTCMonth(stated.getUTCMonth() + ownCookies.consent.lifetime.count);
  const expires = Date.parse(/Expires=([^;]+)/.exec(String(headers['set-cookie']))?.[1] ?? '');
  const minuteMs = 60_000;
  expect(Math.abs(expires - stated.getTime())).toBeLessThan(minuteMs);
});

test('the consent cookie is secure over https', async () => {
  const { headers } = await choose({ choice: 'accepted' }, {}, { origin: 'https://www.example.com' });
  expect(String(headers['set-cookie'])).toContain('; Secure');
});

test.each([
  [`${services}?q=x&unknown=1`, `${services}?q=x`],
  ['//evil.example/', '/'],
  ['https://evil.example/', '/'],
  [missingUrl(otherLocale), home],
  [services.toUpperCase(), services],
  ['', '/'],
])('consent returns only to a page of the site: with the address %j to %s', async (path, target) => {
  const { status, headers } = await choose({ choice: 'accepted', return: path });
  expect([status, headers['location']]).toEqual([303, `${target}#content`]);
});

test.each([
  ['an unknown choice', 'choice=perhaps', {}, 400],
  ['no choice', '', {}, 400],
  ['a long body', `choice=accepted&return=${'x'.repeat(5000)}`, {}, 413],
  ['many fields', `choice=accepted${'&a=b'.repeat(50)}`, {}, 413],
  ['another charset', 'choice=accepted', { 'Content-Type': `${form}; charset=utf-7` }, 415],
  ['an unknown encoding', 'choice=accepted', { 'Content-Encoding': 'x-none' }, 415],
  ['a foreign site', 'choice=accepted', { 'Sec-Fetch-Site': 'cross-site' }, 403],
  ['a foreign origin', 'choice=accepted', { Origin: 'null' }, 403],
] as [string, string, Record<string, string>, number][])(
  'consent with %s is refused without a cookie, and the answer is not cached',
  async (_name, body, headers, status) => {
    const answer = await choose(body, headers);
    expect([answer.status, answer.headers['cache-control']]).toEqual([status, 'no-store']);
    expect(answer.headers['set-cookie']).toBeUndefined();
  },
);

test('/consent.css hides the consent banner after a choice, and is never cached', async () => {
  const { app } = createTestSite();
  const styles = (cookie: string) => request(app).get('/consent.css').set('Cookie', cookie);
  for (const cookie of ['cookie_consent=rejected', 'a=b; cookie_consent=accepted'])
    expect((await styles(cookie)).text).toMatch(/^\.banner.*\{display:none\}/);
  for (const cookie of ['', 'cookie_consent=x', 'xcookie_consent=accepted'])
    expect((await styles(cookie)).text).toBe('');
  const { headers } = await styles('');
  expect(headers['cache-control']).toBe('private, no-store');
  expect(headers['content-type']).toBe('text/css; charset=utf-8');
});

const hasEmbeds = offers.about && offers.map && offers.tour;

test.skipIf(!hasEmbeds)('embeds with empty addresses are absent from pages and policy', async () => {
  const { embeds, footer } = allTexts[otherLocale].layout;
  const readAbout = async (address: string) => {
    const { app } = createTestSite({ variables: { MAP_EMBED_URL: address, TOUR_EMBED_URL: address } });
    const { text, headers } = await request(app).get(urlOf({ page: 'about' }, otherLocale));
    const page = load(text);
    const parts = page.attributes('#tour-embed, #map-embed, #tour-heading', 'id');
    const buttons = [embeds.map, embeds.tour].filter(({ button }) => page.text().includes(plain(button)));
    return { page, parts, buttons, policy: headers['content-security-policy'] };
  };
  const usual = await readAbout('https://embed.example/');
  expect([usual.parts.length, usual.buttons.length], 'with addresses').toEqual([3, 2]);
  const { page, parts, buttons, policy } = await readAbout('');
  expect(policy).toContain("frame-src 'none'");
  expect([...parts, ...buttons]).toEqual([]);
  // The map picture and a plain link to a map service remain.
  expect(page.attributes('footer .embed img', 'alt')).toEqual([embeds.plan]);
  expect(page.targets(footer.mapsLink, 'footer .embed')[0]).toMatch(/^https:/);
});
