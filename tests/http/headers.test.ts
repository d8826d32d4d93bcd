import { createHash } from 'node:crypto';
import request from 'supertest';
import { afterEach, expect, test } from 'vitest';
import { cleanUp, createTestSite } from '../support/testSite.ts';

afterEach(cleanUp);

const policyOf = (headers: Record<string, string>): Record<string, string> =>
  Object.fromEntries(
    (headers['content-security-policy'] ?? '').split(';').map((directive) => {
      const [name = '', ...values] = directive.split(' ');
      return [name, values.join(' ')];
    }),
  );

test('pages may load nothing inline and nothing foreign but the two embeds', async () => {
  const { app } = createTestSite({
    variables: { MAP_EMBED_URL: 'https://maps.example/embed?x', TOUR_EMBED_URL: 'https://tour.example/1' },
  });
  const { headers } = await request(app).get('/');
  const policy = policyOf(headers);
  expect(policy).toMatchObject({
    'default-src': "'none'",
    'script-src': expect.stringMatching(/^'self'( 'sha256-[\w+/]{43}='){2}$/),
    'style-src': "'self'",
    'img-src': "'self'",
    'form-action': "'self'",
    'base-uri': "'none'",
    'frame-ancestors': "'none'",
    'frame-src': 'https://maps.example https://tour.example',
  });
  expect(headers['content-security-policy']).not.toMatch(/unsafe|nonce|upgrade-insecure-requests/);
  expect(headers['referrer-policy']).toBe('same-origin');
  expect(headers['permissions-policy']).toBe('camera=(), geolocation=(), microphone=()');
  expect(headers['strict-transport-security']).toBeUndefined();
  expect(headers['x-powered-by']).toBeUndefined();
});

test('the one inline script is small, and it and the rules for rendering ahead are what the policy names', async () => {
  const { app } = createTestSite();
  const { text, headers } = await request(app).get('/fr/gallery');
  const inline = [...text.matchAll(/<script>(.*?)<\/script>/g)].map(([, script = '']) => script);
  expect(inline).toHaveLength(1);
  expect(Buffer.byteLength(inline[0] ?? '')).toBeLessThanOrEqual(400);
  const rules = /<script type="speculationrules">(.*?)<\/script>/.exec(text)?.[1] ?? '';
  expect(JSON.parse(rules)).toHaveProperty('prerender');
  const hashes = [inline[0] ?? '', rules].map(
    (script) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`,
  );
  expect(policyOf(headers)['script-src']).toBe(`'self' ${hashes.join(' ')}`);
});

test('over https, browsers are told to stay there', async () => {
  const { app } = createTestSite({ origin: 'https://www.example.com' });
  const { headers } = await request(app).get('/');
  expect(headers['strict-transport-security']).toMatch(/max-age=\d{8}/);
  expect(headers['content-security-policy']).toContain('upgrade-insecure-requests');
});

test('assets are kept for a year, and pictures may be shown elsewhere', async () => {
  const { app } = createTestSite();
  const { text } = await request(app).get('/');
  const style = /href="(\/assets\/styles\/[^"]+)"/.exec(text)?.[1] ?? '';
  const picture = /src="(\/assets\/pictures\/[^"]+)"/.exec(text)?.[1] ?? '';
  const styleResponse = await request(app).get(style);
  expect(styleResponse.headers['cache-control']).toBe('public, max-age=31536000, immutable');
  expect(styleResponse.headers['content-type']).toBe('text/css; charset=utf-8');
  expect(styleResponse.headers['content-encoding']).toBe('gzip');
  const pictureResponse = await request(app).get(picture);
  expect(pictureResponse.headers['cache-control']).toBe('public, max-age=31536000, immutable');
  expect(pictureResponse.headers['cross-origin-resource-policy']).toBe('cross-origin');
  expect(pictureResponse.headers['content-type']).toBe('image/jpeg');
});
