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

test('the style sheet that a page carries is the one that the policy names', async () => {
  const { app } = createTestSite();
  for (const path of ['/', '/es/nada']) {
    const { text, headers } = await request(app).get(path);
    const styles = [...text.matchAll(/<style>(.*?)<\/style>/gs)].map(([, sheet = '']) => sheet);
    expect(styles).toHaveLength(1);
    const hash = createHash('sha256')
      .update(styles[0] ?? '')
      .digest('base64');
    expect(policyOf(headers)['style-src']).toBe(`'self' 'sha256-${hash}'`);
  }
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
  const script = /src="(\/assets\/client\/[^"]+)"/.exec(text)?.[1] ?? '';
  const picture = /src="(\/assets\/pictures\/[^"]+)"/.exec(text)?.[1] ?? '';
  const scriptResponse = await request(app).get(script);
  expect(scriptResponse.headers['cache-control']).toBe('public, max-age=31536000, immutable');
  expect(scriptResponse.headers['content-type']).toBe('text/javascript; charset=utf-8');
  expect(scriptResponse.headers['content-encoding']).toBe('gzip');
  const pictureResponse = await request(app).get(picture);
  expect(pictureResponse.headers['cache-control']).toBe('public, max-age=31536000, immutable');
  expect(pictureResponse.headers['cross-origin-resource-policy']).toBe('cross-origin');
  expect(pictureResponse.headers['content-type']).toBe('image/jpeg');
});
