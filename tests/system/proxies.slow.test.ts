import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { connect, constants } from 'node:http2';
import { connect as connectTcp, type Socket } from 'node:net';
import { join } from 'node:path';
import { connect as connectTls } from 'node:tls';
import { describe, expect, onTestFinished, test } from 'vitest';
import { urlOf } from '../../views/urls.ts';
import { databaseIn, root, temporaryFolder } from '../support/folders.ts';
import { load } from '../support/html.ts';
import {
  ask,
  caddyTest,
  type FrontProxy,
  host,
  nginxTest,
  proxies,
  startCachingNginx,
  startCaddyExample,
  startPlainNginx,
} from '../support/proxies.ts';
import { askRaw } from '../support/rawHttp.ts';
import { otherLocale } from '../support/sample.ts';
import { browserAccept } from '../support/sendBooking.ts';
import { serve } from '../support/serve.ts';
import { startTestServer } from '../support/serverProcess.ts';

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

/** Opens a TLS connection to a proxy, until the test ends. */
const openTls = ({ https, ca }: FrontProxy, localAddress = '127.0.0.1'): Socket => {
  const tcp = connectTcp({ host: '127.0.0.1', port: https, localAddress }).on('error', () => {});
  const socket = connectTls({ socket: tcp, ca, servername: host });
  onTestFinished(() => void socket.destroy());
  return socket.on('error', () => {});
};

/** Sends a text again every half second, and resolves with the seconds until the connection is closed. */
const secondsUntilClose = (socket: Socket, start: string, again: string): Promise<number> =>
  new Promise((resolve) => {
    const startedAt = performance.now();
    socket.resume().write(start);
    const timer = setInterval(() => socket.write(again), 500);
    socket.on('close', () => {
      clearInterval(timer);
      resolve((performance.now() - startedAt) / 1000);
    });
  });

/**
 * Starts requests without the end of their bodies over HTTP/2, and resolves when the proxy has read their
 * heads.
 */
const holdPosts = async ({ https, ca }: FrontProxy, count: number, headers: Record<string, string> = {}) => {
  const session = connect(`https://127.0.0.1:${https}`, { ca, servername: host }).on('error', () => {});
  onTestFinished(() => session.destroy());
  const head = { ':path': homePage, ':authority': host, ...headers };
  for (let started = 0; started < count; started += 1) {
    const stream = session.request({ ...head, ':method': 'POST', 'content-length': '9' });
    stream.on('error', () => {}).write('x');
  }
  // The proxy reads heads in their order, so it has read all when it answers the last one.
  await once(session.request(head), 'response');
  return session;
};

const nginxConfiguration = readFileSync(join(root, 'docs/deploy/nginx.conf'), 'utf8');

const canary = 'canary7f3a';
const canaryAddress = '127.0.0.77';

const canaryHeaders = {
  'User-Agent': canary,
  Referer: `https://${host}/${canary}`,
  Cookie: canary,
  'X-Forwarded-For': '203.0.113.77',
};

/** Sends pages, posts and broken requests through a proxy, all of them with the canary. */
const visitAsCanary = async (proxy: FrontProxy): Promise<void> => {
  const visitor = { from: canaryAddress, headers: canaryHeaders };
  expect((await ask(proxy, `${homePage}?q=${canary}`, visitor)).status).toBe(200);
  expect((await ask(proxy, `/${canary}`, visitor)).status).toBe(404);
  expect((await post(proxy, canary, canaryAddress, canaryHeaders)).status).toBe(201);
  await ask(proxy, `/?${canary}`, visitor, proxy.http);
  for (const port of [proxy.http, proxy.https]) {
    await sendRaw(port, canaryAddress, `${canary}\r\n\r\n`);
    await sendRaw(port, canaryAddress, `GET /${canary} HTTP/1.1\r\nHost: ${canary}\r\n\r\n`);
  }
  await expect(ask(proxy, '/', { ...visitor, name: `${canary}.example` })).rejects.toThrow();
  // The site refuses the first form with a page of its own; a proxy may refuse the second form itself.
  for (const length of [70_000, 200_000]) {
    const { status } = await ask(proxy, `/api/bookings?locale=${locale}`, {
      from: canaryAddress,
      method: 'POST',
      headers: {
        ...canaryHeaders,
        Accept: browserAccept,
        'Content-Type': 'application/x-www-form-urlencoded',
      },
      body: `name=${canary}&service=Any&message=${'x'.repeat(length)}`,
    });
    expect(status).toBe(413);
  }
};

describe.each(proxies)('$name', ({ test: proxyTest, start, configuration }) => {
  proxyTest('visitors behind the proxy are counted by their own addresses', async () => {
    const proxy = await start((await startSite()).url);
    expect((await post(proxy, 'one', '127.0.0.2')).status).toBe(201);
    expect((await post(proxy, 'again', '127.0.0.2')).status).toBe(429);
    expect((await post(proxy, 'two', '127.0.0.3')).status).toBe(201);
  });

  proxyTest('a visitor behind the proxy cannot choose another address by a header', async () => {
    const proxy = await start((await startSite()).url);
    expect((await post(proxy, 'one', '127.0.0.2')).status).toBe(201);
    for (const name of ['X-Forwarded-For', 'Forwarded', 'X-Real-IP'])
      expect((await post(proxy, name, '127.0.0.2', { [name]: '203.0.113.9' })).status, name).toBe(429);
  });

  proxyTest('another site cannot post through the proxy by X-Forwarded-Host', async () => {
    const proxy = await start((await startSite()).url);
    const foreign = { Origin: 'https://evil.example', 'X-Forwarded-Host': 'evil.example' };
    expect((await post(proxy, 'one', '127.0.0.2', foreign)).status).toBe(403);
  });

  proxyTest('the proxy redirects HTTP to HTTPS, and keeps path and query', async () => {
    const proxy = await start((await startSite()).url);
    const plain = await ask(proxy, `${homePage}?masseuse=x`, {}, proxy.http);
    expect([301, 308]).toContain(plain.status);
    const secure = new URL(String(plain.headers['location']));
    expect([secure.protocol, secure.hostname]).toEqual(['https:', host]);
    expect(secure.pathname + secure.search).toBe(`${homePage}?masseuse=x`);
  });

  proxyTest('the proxy redirects the other host name to the main one', async () => {
    const proxy = await start((await startSite()).url);
    const { status, headers } = await ask(proxy, homePage, { name: 'example.com' });
    expect([status, headers['location']]).toEqual([301, `https://${host}${homePage}`]);
  });

  proxyTest('the proxy serves pages over HTTP/2', async () => {
    expect(await askHttp2(await start((await startSite()).url))).toBe(200);
  });

  proxyTest('the proxy serves pages over HTTP/1.1, with the HSTS header of the site', async () => {
    const { status, headers } = await ask(await start((await startSite()).url), homePage);
    expect(status).toBe(200);
    expect(headers['strict-transport-security']).toMatch(/^max-age=/);
  });

  proxyTest('the proxy passes a script on as the site has compressed it', async () => {
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

  proxyTest('the proxy keeps no data of visitors in its logs, even while the site is down', async () => {
    const site = await startSite();
    const proxy = await start(site.url);
    await visitAsCanary(proxy);
    expect(await site.end('SIGTERM')).toBe(0);
    expect((await ask(proxy, `/${canary}`, { from: canaryAddress, headers: canaryHeaders })).status).toBe(
      502,
    );
    expect(proxy.logs()).not.toMatch(/canary|127\.0\.0\.77|203\.0\.113/);
  });

  proxyTest('the proxy logs no address of a visitor who leaves during a download', async () => {
    let closed = false;
    const behind = await serve((_req, res) => {
      res.on('close', () => {
        closed = true;
      });
      res.end(Buffer.alloc(30_000_000));
    });
    onTestFinished(behind.close);
    const proxy = await start(behind.origin);
    const socket = openTls(proxy, canaryAddress);
    socket.once('data', () => socket.destroy());
    socket.write(`GET / HTTP/1.1\r\nHost: ${host}\r\n\r\n`);
    await expect.poll(() => closed).toBe(true);
    await ask(proxy, '/', { method: 'HEAD' });
    expect(proxy.logs()).not.toContain(canaryAddress);
  });

  proxyTest('the logs of the proxy do not grow with requests', async () => {
    expect(configuration).not.toMatch(/^\s*(access_log \/|output file)/m);
    const proxy = await start((await startSite()).url);
    for (let count = 0; count < 50; count += 1) await ask(proxy, homePage);
    expect(proxy.logs().split('\n').length).toBeLessThan(50);
  });

  proxyTest('the proxy closes connections that send no complete head within 10 s', async () => {
    const proxy = await start((await startSite()).url);
    const seconds = await Promise.all([
      secondsUntilClose(connectTcp(proxy.https, '127.0.0.1'), '', ''),
      secondsUntilClose(openTls(proxy), '', ''),
      secondsUntilClose(openTls(proxy), `GET / HTTP/1.1\r\nHost: ${host}\r\n`, 'X: y\r\n'),
    ]);
    for (const second of seconds) expect(second).toBeLessThan(20);
  });

  proxyTest('the proxy passes an error of the site on, with its text', async () => {
    const behind = await serve((_req, res) => {
      res.writeHead(503, { 'Content-Type': 'text/plain' }).end('typed values');
    });
    onTestFinished(behind.close);
    const proxy = await start(behind.origin);
    expect(await post(proxy, 'one', '127.0.0.2')).toMatchObject({ status: 503, text: 'typed values' });
  });

  proxyTest('the proxy shows its own page while the site is down, also to posts', async () => {
    const site = await startSite();
    const proxy = await start(site.url);
    await site.end('SIGTERM');
    for (const { status, headers, text } of [
      await ask(proxy, homePage),
      await ask(proxy, '/assets/missing.css'),
      await post(proxy, 'one', '127.0.0.2'),
    ]) {
      expect([status, headers['cache-control'], text]).toEqual([502, 'no-store', awayPage]);
      expect(headers['content-type']).toMatch(/^text\/html/);
    }
  });

  test('the proxy closes idle connections before the site, so no visitor gets a 502', async () => {
    const { url } = await startSite();
    const { headers } = await askRaw(url, '/healthz', { Connection: 'keep-alive' });
    const [, siteSeconds] = /timeout=(\d+)/.exec(String(headers['keep-alive'])) ?? [];
    const [, proxySeconds] = /^\s*keepalive(?:_timeout)? (\d+)s;?$/m.exec(configuration) ?? [];
    expect(Number(proxySeconds)).toBeGreaterThan(0);
    expect(Number(proxySeconds)).toBeLessThan(Number(siteSeconds));
  });
});

nginxTest('nginx without the cache writes no request and no answer to its disk', async () => {
  const proxy = await startPlainNginx((await startSite()).url);
  const before = proxy.bufferedOnDiskAt();
  await visitAsCanary(proxy);
  expect(proxy.bufferedOnDiskAt()).toBe(before);
});

nginxTest('nginx with the cache sends pages that it has while the site is down', async () => {
  const site = await startSite();
  const proxy = await startCachingNginx(site.url);
  const page = await ask(proxy, homePage);
  expect([page.status, page.headers['x-cache']]).toEqual([200, 'MISS']);
  expect((await ask(proxy, homePage)).headers['x-cache']).toBe('HIT');
  await site.end('SIGTERM');
  const kept = await ask(proxy, homePage);
  expect([kept.status, kept.text]).toEqual([200, page.text]);
});

nginxTest('nginx with the cache keeps no search', async () => {
  const proxy = await startCachingNginx((await startSite()).url);
  const search = `${urlOf({ page: 'services' }, locale)}?q=ana`;
  await ask(proxy, search);
  expect((await ask(proxy, search)).headers['x-cache']).toBe('BYPASS');
});

nginxTest('nginx with the cache passes every post to the site', async () => {
  const proxy = await startCachingNginx((await startSite()).url);
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

nginxTest('nginx answers 429 to more simultaneous requests of one address than allowed', async () => {
  const [, limit] = /limit_conn ambar-y-seda-networks (\d+);/.exec(nginxConfiguration) ?? [];
  const proxy = await startPlainNginx((await startSite()).url);
  const sessions = [await holdPosts(proxy, 100), await holdPosts(proxy, Number(limit) - 100)];
  expect((await ask(proxy, homePage)).status).toBe(429);
  expect((await ask(proxy, homePage, { from: '127.0.0.2' })).status).toBe(200);
  for (const session of sessions) session.destroy();
  await expect.poll(async () => (await ask(proxy, homePage)).status).toBe(200);
});

nginxTest('nginx limits the simultaneous requests of an IPv6 /56 network together', async () => {
  const proxy = await startPlainNginx((await startSite()).url, {
    limit_conn_zone: 'set_real_ip_from 127.0.0.1; real_ip_header X-Real-IP; limit_conn_zone',
    'limit_conn ambar-y-seda-networks 200;': 'limit_conn ambar-y-seda-networks 1;',
  });
  await holdPosts(proxy, 1, { 'x-real-ip': '2001:db8:0:aa01::1' });
  const statusFor = async (address: string) =>
    (await ask(proxy, homePage, { headers: { 'X-Real-IP': address } })).status;
  expect(await statusFor('2001:db8:0:aaff::2')).toBe(429);
  expect(await statusFor('2001:db8:0:ab01::1')).toBe(200);
});

caddyTest('Caddy closes connections that send a body too slowly', async () => {
  // With the limit of the example, the test would last for a minute.
  const proxy = await startCaddyExample((await startSite()).url, { 'read_body 65s': 'read_body 2s' });
  const head = `POST /api/bookings HTTP/1.1\r\nHost: ${host}\r\nContent-Length: 60000\r\n\r\n`;
  expect(await secondsUntilClose(openTls(proxy), head, ' ')).toBeLessThan(20);
});
