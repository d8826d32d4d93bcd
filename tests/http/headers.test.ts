import { createHash } from 'node:crypto';
import request from 'supertest';
import { expect } from 'vitest';
import { load } from '../support/html.ts';
import { test } from '../support/pageTest.ts';
import { createTestSite } from '../support/testSite.ts';

const hashOf = (source: string): string => `'sha256-${createHash('sha256').update(source).digest('base64')}'`;

const policyOf = (headers: Record<string, string>): Record<string, string> =>
  Object.fromEntries(
    (headers['content-security-policy'] ?? '').split(';').map((directive) => {
      const [name = '', ...values] = directive.split(' ');
      return [name, values.join(' ')];
    }),
  );

test('pages may load nothing foreign but the two embeds, and inline only what the policy names', async () => {
  const { app } = createTestSite({
    variables: { MAP_EMBED_URL: 'https://maps.example/embed?x', TOUR_EMBED_URL: 'https://tour.example/1' },
  });
  const { headers } = await request(app).get('/');
  const policy = policyOf(headers);
  expect(policy).toMatchObject({
    'default-src': "'none'",
    'script-src': expect.stringMatching(/^'self'( 'sha256-[\w+/]{43}='){2}$/),
    'style-src': expect.stringMatching(/^'self' 'sha256-[\w+/]{43}='$/),
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

test('the one inline script is small, and it and the rules for rendering ahead are what the policy names', async ({
  get,
}) => {
  const { text, headers } = await get('/fr/gallery');
  const { $ } = load(text);
  const script = $('script:not([src], [type])').text();
  expect($('script:not([src], [type])')).toHaveLength(1);
  expect(script).not.toBe('');
  expect(Buffer.byteLength(script)).toBeLessThanOrEqual(400);
  const rules = $('script[type=speculationrules]').text();
  expect(JSON.parse(rules)).toHaveProperty('prerender');
  expect(policyOf(headers)['script-src']).toBe(`'self' ${hashOf(script)} ${hashOf(rules)}`);
});

test.for(['/', '/es/nada'])(
  'the style sheet that %s carries is the one that the policy names',
  async (path, { get }) => {
    const { text, headers } = await get(path);
    const styles = load(text).$('style');
    expect(styles).toHaveLength(1);
    expect(styles.text()).toContain('@layer');
    expect(policyOf(headers)['style-src']).toBe(`'self' ${hashOf(styles.text())}`);
  },
);

test('over https, browsers are told to stay there', async () => {
  const { app } = createTestSite({ origin: 'https://www.example.com' });
  const { headers } = await request(app).get('/');
  expect(headers['strict-transport-security']).toMatch(/max-age=\d{8}/);
  expect(headers['content-security-policy']).toContain('upgrade-insecure-requests');
});

test('assets are kept for a year, and pictures may be shown elsewhere', async ({ get, read }) => {
  const { attributes } = await read('/');
  const [script = ''] = attributes('script[src]', 'src');
  const [picture = ''] = attributes('img[src*=".jpg"]', 'src');
  const scriptResponse = await get(script);
  expect(scriptResponse.headers['cache-control']).toBe('public, max-age=31536000, immutable');
  expect(scriptResponse.headers['content-type']).toBe('text/javascript; charset=utf-8');
  expect(scriptResponse.headers['content-encoding']).toBe('gzip');
  const pictureResponse = await get(picture);
  expect(pictureResponse.headers['cache-control']).toBe('public, max-age=31536000, immutable');
  expect(pictureResponse.headers['cross-origin-resource-policy']).toBe('cross-origin');
  expect(pictureResponse.headers['content-type']).toBe('image/jpeg');
});
