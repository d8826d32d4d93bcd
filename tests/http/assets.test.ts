import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { defaultLocale } from '../../content/locales.ts';
import { readAssets } from '../../src/http/assets.ts';
import { urlOf } from '../../views/urls.ts';
import { root } from '../support/folders.ts';
import { load } from '../support/html.ts';
import { askTwice, chromeEncodings, test as pageTest, serveTestSite } from '../support/pageTest.ts';
import { askRaw, decoded } from '../support/rawHttp.ts';
import { otherLocale } from '../support/sample.ts';

/** The files of the build, and their URLs. */
const { folder, urls } = readAssets(join(root, 'dist'));

/** The assets whose names end with one of the extensions. Throws if an extension has none. */
const withExtension = (...extensions: string[]): string[] =>
  extensions.flatMap((extension) => {
    const found = Object.values(urls).filter((url) => url.endsWith(`.${extension}`));
    if (found.length === 0) throw new Error(`The build has no file .${extension}`);
    return found;
  });

/** The types of all assets by their extensions. */
const types: Record<string, string> = {
  js: 'text/javascript',
  css: 'text/css',
  svg: 'image/svg+xml',
  avif: 'image/avif',
  jpg: 'image/jpeg',
  png: 'image/png',
  ico: 'image/vnd.microsoft.icon',
  woff2: 'font/woff2',
};

const compressible = ['js', 'css', 'svg'];

const onePicture = (): string => withExtension('jpg')[0] ?? '';

pageTest.for([
  ['a doubled slash', (url: string) => url.replace('/assets/', '/assets//')],
  ['a dot segment', (url: string) => url.replace('/assets/', '/assets/./')],
  ['capitals', (url: string) => url.replace('/assets/', '/ASSETS/')],
  ['an encoded letter', (url: string) => url.replace('.jpg', '.jp%67')],
  ['a query', (url: string) => `${url}?1`],
] as const)(
  'the URL of an asset with %s is unknown, so that no cache keeps copies',
  async ([, respell], { origin }) => {
    expect((await askRaw(origin, respell(onePicture()))).status).toBe(404);
  },
);

pageTest('caches may keep each asset for a year, because its name has a hash', async ({ origin }) => {
  for (const url of withExtension(...Object.keys(types))) {
    expect(url).toMatch(/\.[\w-]{8,10}\.\w+$/);
    const { status, headers } = await askRaw(origin, url, {}, 'HEAD');
    expect([status, headers['cache-control']], url).toEqual([200, 'public, max-age=31536000, immutable']);
  }
});

pageTest.for([
  ['br', chromeEncodings],
  ['gzip', 'gzip'],
  [undefined, 'identity'],
] as const)(
  'scripts, styles and SVG have the encoding %s for %s',
  async ([encoding, accepted], { origin }) => {
    for (const url of withExtension(...compressible)) {
      const answer = await askTwice(origin, url, { headers: { 'Accept-Encoding': accepted } });
      expect([answer.status, answer.headers['content-encoding']], url).toEqual([200, encoding]);
      expect(decoded(answer).equals(readFileSync(join(folder, url))), url).toBe(true);
    }
  },
);

pageTest('caches keep the encodings of scripts, styles and SVG apart', async ({ origin }) => {
  for (const url of withExtension(...compressible)) {
    for (const accepted of [chromeEncodings, 'identity']) {
      const { headers } = await askTwice(origin, url, { headers: { 'Accept-Encoding': accepted } });
      expect(headers['vary'], url).toBe('Accept-Encoding');
    }
  }
});

pageTest('pictures and fonts are not compressed again', async ({ origin }) => {
  for (const url of withExtension('jpg', 'avif', 'png', 'woff2')) {
    const { headers, body } = await askRaw(origin, url, { 'Accept-Encoding': chromeEncodings });
    expect(headers['content-encoding'], url).toBeUndefined();
    expect(body.equals(readFileSync(join(folder, url))), url).toBe(true);
  }
});

pageTest.for(Object.entries(types))('a file .%s has the type %s', async ([extension, type], { origin }) => {
  const [url = ''] = withExtension(extension);
  const { headers } = await askTwice(origin, url);
  expect(headers['content-type']?.split(';')[0]).toBe(type);
});

const expectResourcePolicy = async (origin: string, extensions: string[], policy: string) => {
  for (const url of withExtension(...extensions)) {
    const { headers } = await askRaw(origin, url, {}, 'HEAD');
    expect(headers['cross-origin-resource-policy'], url).toBe(policy);
  }
};

pageTest('other sites, such as an image CDN, may use pictures and fonts', async ({ origin }) => {
  await expectResourcePolicy(origin, ['jpg', 'avif', 'png', 'svg', 'woff2'], 'cross-origin');
});

pageTest('other sites may not use scripts and styles', async ({ origin }) => {
  await expectResourcePolicy(origin, ['js', 'css'], 'same-origin');
});

pageTest('a request for a part of a picture gets 206 with these bytes', async ({ origin }) => {
  const { status, headers, body } = await askTwice(origin, onePicture(), {
    headers: { Range: 'bytes=10-19' },
  });
  const file = readFileSync(join(folder, onePicture()));
  expect([status, headers['content-range']]).toEqual([206, `bytes 10-19/${file.length}`]);
  expect(body.equals(file.subarray(10, 20))).toBe(true);
});

pageTest('a range beyond the end of a picture gets 416, which no cache keeps', async ({ origin }) => {
  const { status, headers } = await askTwice(origin, onePicture(), {
    headers: { Range: 'bytes=99999999-' },
  });
  expect([status, headers['cache-control']]).toEqual([416, 'no-store']);
});

pageTest('a browser that has an asset already gets 304 without a body', async ({ origin }) => {
  for (const [url = ''] of [withExtension('js'), withExtension('jpg')]) {
    const { headers } = await askTwice(origin, url);
    const again = await askTwice(origin, url, { headers: { 'If-None-Match': headers['etag'] ?? '' } });
    expect([again.status, again.body.length], url).toEqual([304, 0]);
  }
});

pageTest.for([
  '/assets',
  '/assets/',
  '/assets/styles/',
  '/assets/none.css',
  '/assets/client/start.AAAAAAAA.js',
  '/assets/asset-urls.json',
  '/assets/../package.json',
  '/assets/../server.js',
  '/assets/..%2fserver.js',
  '/assets/%2e%2e/server.js',
  '/assets/..%5cserver.js',
  '/assets/%00',
  '/assets/%zz',
  '/assets/%E0%A4%A',
])('%s is no asset, and gets the page for 404', async (path, { origin }) => {
  const answer = await askTwice(origin, path);
  expect(answer.status).toBe(404);
  const page = load(String(decoded(answer)));
  expect(page.language).toBe(defaultLocale);
  expect(page.attributes('main a', 'href')).toContain(urlOf({ page: 'home' }, defaultLocale));
});

pageTest('caches keep a missing asset for ten seconds at most', async ({ origin }) => {
  // The file may exist after a release.
  const { headers } = await askTwice(origin, '/assets/client/start.AAAAAAAA.js');
  expect(headers['cache-control']).toBe('public, max-age=0, s-maxage=10');
});

/** The home page of a site whose pictures come from a CDN. */
const readHomeWithCdn = async () => {
  const { origin } = await serveTestSite({ variables: { IMAGE_CDN_URL: 'https://cdn.example/base/' } });
  return load(String(decoded(await askTwice(origin, urlOf({ page: 'home' }, otherLocale)))));
};

test('with IMAGE_CDN_URL, pages take their pictures from there', async () => {
  const page = await readHomeWithCdn();
  const pictures = [
    ...page.attributes('main picture img', 'src'),
    ...page.attributes('main picture source', 'srcset'),
  ];
  expect(pictures.length).toBeGreaterThan(1);
  for (const picture of pictures)
    expect(picture).toMatch(/^https:\/\/cdn\.example\/base\/assets\/pictures\//);
});

test('with IMAGE_CDN_URL, pages still take styles and scripts from the site', async () => {
  const page = await readHomeWithCdn();
  const files = [
    ...page.attributes('link[rel=stylesheet]', 'href'),
    ...page.attributes('script[src]', 'src'),
  ];
  expect(files).toHaveLength(2);
  for (const file of files) expect(file).toMatch(/^\/assets\//);
});
