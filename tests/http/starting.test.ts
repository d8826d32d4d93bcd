import request from 'supertest';
import { expect, test } from 'vitest';
import { locales } from '../../content/locales.ts';
import { createSecurityHeaders } from '../../src/http/securityHeaders.ts';
import { createStartingApp } from '../../src/http/startingApp.ts';
import { formatPhone } from '../../views/format.ts';
import { urlOf } from '../../views/urls.ts';

const embeds = { IMAGE_CDN_URL: '', MAP_EMBED_URL: '', TOUR_EMBED_URL: '' };
const app = createStartingApp(createSecurityHeaders(embeds, 'https://www.example.com'));

test.for(locales)(
  'while the site starts, a page in %s answers 503 with the telephone number',
  async (locale) => {
    const { status, text, headers } = await request(app).get(urlOf({ page: 'services' }, locale));
    expect(status).toBe(503);
    expect(text).toContain(formatPhone());
    expect(headers).toMatchObject({
      'content-type': 'text/plain; charset=utf-8',
      'content-language': locale,
      'retry-after': '1',
      'cache-control': 'no-store',
      connection: 'close',
      'content-security-policy': expect.stringContaining("default-src 'none'"),
      'strict-transport-security': expect.stringMatching(/max-age=\d+/),
      'x-content-type-options': 'nosniff',
      'permissions-policy': 'camera=(), geolocation=(), microphone=()',
    });
  },
);

test('while the site starts, a post from a program gets the message as JSON in its language', async () => {
  const answer = await request(app).post('/api/bookings').set('Accept-Language', 'fr').send({ name: 'Ana' });
  expect(answer.status).toBe(503);
  expect(answer.body.message).toMatch(/^Le site est en train de démarrer/);
});
