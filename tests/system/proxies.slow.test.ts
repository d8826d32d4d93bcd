import { readFileSync } from 'node:fs';
import { connect, constants } from 'node:http2';
import { connect as connectTcp } from 'node:net';
import { join } from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';
import { urlOf } from '../../views/urls.ts';
import { load } from '../support/html.ts';
import { browserAccept } from '../support/postBooking.ts';
import { ask, type FrontProxy, host, nginxTest, proxies, startCachingNginx } from '../support/proxies.ts';
import { askRaw } from '../support/rawHttp.ts';
import { otherLocale } from '../support/sample.ts';
import { serve } from '../support/serve.ts';
import { root } from '../support/serverProcess.ts';
import { databaseIn, startTestServer } from '../support/testServer.ts';
import { temporaryFolder } from '../support/testSite.ts';

const locale = otherLocale;
const homePage = urlOf({ page: 'home' }, locale);

/** The page of the proxies for a site that does not answer. */
const awayPage = readFileSync(join(root, 'docs/deploy/away.html'), 'utf8');

/** Starts the site with the settings that `docs/deployment.md` names for a site behind a proxy. */
const startSite = () =>
  startTestServer({
    DATABASE_PATH: databaseIn(temporaryFolder()),
    HOST: '127.0.0.1',
    SITE_ORIGIN: `https://${host}`,
    TRUST_PROXY: 'loopback',
    RATE_LIMIT_MAX: '1',
  });

const post = (proxy: FrontProxy, message: string, from: string, headers: Record<string, string> = {}) =>
  ask(proxy, '/api/bookings', {
    from,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...headers },
    body: JSON.stringify({ name: 'Ana', service: 'Any', message }),
  });

/** Sends an invalid request from an address, and waits until the connection is closed. */
const sendRaw = (port: number, localAddress: string, text: string): Promise<void> =>
  new Promise((resolve) => {
    const socket = connectTcp({ port, host: '127.0.0.1', localAddress }).resume();
    socket.on('error', () => {}).on('close', () => resolve());
    socket.end(text);
  });

/** Requests the home page over HTTP/2 and resolves with the status. */
const askHttp2 = ({ https, ca }: FrontProxy): Promise<number> =>
  new Promise((resolve, reject) => {
    const session = connect(`https://127.0.0.1:${https}`, { ca, servername: host });
    session.on('error', reject);
    const stream = session.request({ ':authority': host, ':path': homePage });
    stream.on('response', (headers) => {
      session.destroy();
      resolve(Number(headers[constants.HTTP2_HEADER_STATUS]));
    });
  });

describe.each(proxies)('$name', ({ test: proxyTest, start, configuration }) => {
  proxyTest('behind a proxy, a limit of one booking counts visitors by their own address only', async () => {
    const proxy = await start((await startSite()).url);
    expect((await post(proxy, 'one', '127.0.0.2')).status).toBe(201);
    for (const name of ['X-Forwarded-For', 'Forwarded', 'X-Real-IP'])
      expect((await post(proxy, name, '127.0.0.2', { [name]: '203.0.113.9' })).status, name).toBe(429);
    expect((await post(proxy, 'two', '127.0.0.3')).status).toBe(201);
  });

  proxyTest('behind a proxy, no X-Forwarded-Host makes a cross-site post one of the own site', async () => {
    const proxy = await start((await startSite()).url);
    const foreign = { Origin: 'https://evil.example', 'X-Forwarded-Host': 'evil.example' };
    expect((await post(proxy, 'one', '127.0.0.2', foreign)).status).toBe(403);
  });

  proxyTest('the proxy redirects HTTP and other hosts to HTTPS at the host of the site', async () => {
    const proxy = await start((await startSite()).url);
    const plain = await ask(proxy, `${homePage}?masseuse=x`, {}, proxy.http);
    expect([301, 308]).toContain(plain.status);
    const secure = new URL(String(plain.headers['location']));
    expect([secure.protocol, secure.hostname]).toEqual(['https:', host]);
    expect(secure.pathname + secure.search).toBe(`${homePage}?masseuse=x`);
    const other = await ask(proxy, homePage, { name: 'example.com' });
    expect([other.status, other.headers['location']]).toEqual([301, `https://${host}${homePage}`]);
  });

  proxyTest('the proxy serves pages over HTTP/2 and HTTP/1.1, with the HSTS header of the site', async () => {
    const proxy = await start((await startSite()).url);
    expect(await askHttp2(proxy)).toBe(200);
    const { status, headers } = await ask(proxy, homePage);
    expect(status).toBe(200);
    expect(headers['strict-transport-security']).toMatch(/^max-age=/);
  });

  proxyTest('the proxy passes on what the site has compressed without compressing it again', async () => {
    const { url } = await startSite();
    const proxy = await start(url);
    const { text } = await ask(proxy, homePage);
    const script = load(text).attributes('script[src]', 'src')[0] ?? '';
    const brotli = { headers: { 'Accept-Encoding': 'br' } };
    const compressed = await ask(proxy, script, brotli);
    expect([compressed.status, compressed.headers['content-encoding']]).toEqual([200, 'br']);
    const direct = await fetch(url + script, brotli);
    expect(compressed.headers['etag']).toBe(direct.headers.get('etag') ?? undefined);
  });

  proxyTest('the proxy keeps no visitor data in logs or files, even if the site stops', async () => {
    const site = await startSite();
    const proxy = await start(site.url);
    const lastBufferedOnDisk = proxy.bufferedOnDiskAt();
    const canary = 'canary7f3a';
    const from = '127.0.0.77';
    const headers = {
      'User-Agent': canary,
      Referer: `https://${host}/${canary}`,
      Cookie: canary,
      'X-Forwarded-For': '203.0.113.77',
    };
    const visit = async () => [
      (await ask(proxy, `${homePage}?q=${canary}`, { from, headers })).status,
      (await ask(proxy, `/${canary}`, { from, headers })).status,
      (await post(proxy, canary, from, headers)).status,
    ];
    expect(await visit()).toEqual([200, 404, 201]);
    await ask(proxy, `/?${canary}`, { from, headers }, proxy.http);
    for (const port of [proxy.http, proxy.https]) {
      await sendRaw(port, from, `${canary}\r\n\r\n`);
      await sendRaw(port, from, `GET /${canary} HTTP/1.1\r\nHost: ${canary}\r\n\r\n`);
    }
    await expect(ask(proxy, '/', { from, name: `${canary}.example` })).rejects.toThrow();
    // The site refuses the first form with a page of its own; a proxy may refuse the second form itself.
    const form = (length: number) =>
      ask(proxy, `/api/bookings?locale=${locale}`, {
        from,
        method: 'POST',
        headers: { ...headers, Accept: browserAccept, 'Content-Type': 'application/x-www-form-urlencoded' },
        body: `name=${canary}&service=Any&message=${'x'.repeat(length)}`,
      });
    for (const length of [70_000, 200_000]) expect((await form(length)).status).toBe(413);
    expect(await site.end('SIGTERM')).toBe(0);
    expect(await visit()).toEqual([502, 502, 502]);
    await expect.poll(proxy.logs).toMatch(/\b404\b[\s\S]*\b502\b/);
    expect(proxy.logs()).not.toMatch(/canary|127\.0\.0\.77|203\.0\.113/);
    expect(proxy.bufferedOnDiskAt()).toBe(lastBufferedOnDisk);
  });

  proxyTest('the proxy shows its own page if the site stops, and passes its errors on', async () => {
    const behind = await serve((_req, res) => {
      res.writeHead(503, { 'Content-Type': 'text/plain' }).end('typed values');
    });
    onTestFinished(behind.close);
    const proxy = await start(behind.origin);
    expect(await post(proxy, 'one', '127.0.0.2')).toMatchObject({ status: 503, text: 'typed values' });
    await behind.close();
    for (const { status, headers, text } of [
      await ask(proxy, homePage),
      await ask(proxy, '/assets/missing.css'),
      await post(proxy, 'one', '127.0.0.2'),
    ]) {
      expect([status, headers['cache-control'], text]).toEqual([502, 'no-store', awayPage]);
      expect(headers['content-type']).toMatch(/^text\/html/);
    }
  });

  test('the proxy closes idle connections before the site does, so that no visitor gets a 502', async () => {
    const { url } = await startSite();
    const { headers } = await askRaw(url, '/healthz', { Connection: 'keep-alive' });
    const [, siteSeconds] = /timeout=(\d+)/.exec(String(headers['keep-alive'])) ?? [];
    const [, proxySeconds] = /^\s*keepalive(?:_timeout)? (\d+)s;?$/m.exec(configuration) ?? [];
    expect(Number(proxySeconds)).toBeGreaterThan(0);
    expect(Number(proxySeconds)).toBeLessThan(Number(siteSeconds));
  });
});

nginxTest('nginx with the cache sends a page that it has while the site is down', async () => {
  const site = await startSite();
  const proxy = await startCachingNginx(site.url);
  const page = await ask(proxy, homePage);
  expect([page.status, page.headers['x-cache']]).toEqual([200, 'MISS']);
  expect((await ask(proxy, homePage)).headers['x-cache']).toBe('HIT');
  await site.end('SIGTERM');
  const kept = await ask(proxy, homePage);
  expect([kept.status, kept.text]).toEqual([200, page.text]);
});

nginxTest('nginx with the cache keeps no search and no post', async () => {
  const proxy = await startCachingNginx((await startSite()).url);
  const search = `${urlOf({ page: 'services' }, locale)}?q=ana`;
  await ask(proxy, search);
  expect((await ask(proxy, search)).headers['x-cache']).toBe('MISS');
  expect((await post(proxy, 'one', '127.0.0.2')).status).toBe(201);
  expect((await post(proxy, 'two', '127.0.0.3')).status).toBe(201);
});

nginxTest('nginx with the cache sends each visitor the encoding that the browser accepts', async () => {
  const proxy = await startCachingNginx((await startSite()).url);
  for (const _round of ['site', 'cache']) {
    for (const encoding of ['br', 'gzip']) {
      const { headers } = await ask(proxy, homePage, { headers: { 'Accept-Encoding': encoding } });
      expect(headers['content-encoding']).toBe(encoding);
    }
    expect((await ask(proxy, homePage)).headers['content-encoding']).toBeUndefined();
  }
});
