import { once } from 'node:events';
import { expect, test } from 'vitest';
import { bodyLimit } from '../../content/limits.ts';
import { get, listStatuses, openRaw } from '../support/rawHttp.ts';
import { at } from '../support/routeTable.ts';
import { otherLocale } from '../support/sample.ts';
import { databaseIn, shareServer, startTestServer } from '../support/testServer.ts';
import { temporaryFolder } from '../support/testSite.ts';

const server = shareServer();
const url = () => server().url;

/** Sends a text on a new connection, and resolves with the answers when the server closes it. */
const answerTo = async (address: string, text: string): Promise<string> => {
  const client = await openRaw(address);
  client.socket.write(text);
  await client.closed;
  expect(client.error).toBeUndefined();
  return client.text;
};

test('the server closes a connection with more than eight unanswered HTTP requests', async () => {
  const server = await startTestServer({ DATABASE_PATH: databaseIn(temporaryFolder()) });
  const client = await openRaw(server.url);
  client.socket.write(get('/').repeat(1500));
  await client.closed;
  expect((await fetch(server.url)).status).toBe(200);
  await server.end('SIGTERM');
  const served = server.lines.filter((line) => JSON.parse(line).route === 'home').length;
  // The last was that of `fetch`.
  expect(served - 1).toBeLessThanOrEqual(8);
});

test('the server answers eight HTTP requests that arrive at once on one connection in their order', async () => {
  const redirected = `${at('home', otherLocale)}/`;
  const paths = [at('services'), '/nowhere', redirected, '/healthz', '/faq', at('home'), '/robots.txt', '/'];
  const statuses = await Promise.all(
    paths.map(async (path) => (await fetch(url() + path, { redirect: 'manual' })).status),
  );
  const client = await openRaw(url());
  // Every answer of the first four is another one, so a wrong order would show.
  for (const round of [1, 2, 3, 4]) {
    client.socket.write(paths.map(get).join(''));
    await expect.poll(() => listStatuses(client.text)).toEqual(Array(round).fill(statuses).flat());
  }
});

test('malformed input after valid requests closes the connection, and adds no error to their answers', async () => {
  // Answers that the server has not begun are lost.
  const text = await answerTo(url(), `${get('/healthz')}${get('/robots.txt')}nonsense\r\n\r\n`);
  expect(new Set(listStatuses(text))).toEqual(new Set([200]));
});

test.each([
  ['two hosts', 400, 'GET / HTTP/1.1\r\nHost: a\r\nHost: a\r\n\r\n'],
  ['a missing host', 400, 'GET / HTTP/1.1\r\n\r\n'],
  ['a target of another scheme', 400, 'GET evil://example/ HTTP/1.1\r\nHost: evil.example\r\n\r\n'],
  ['malformed input', 400, 'secret\r\n\r\n'],
  ['two lengths', 400, 'POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 5\r\nContent-Length: 6\r\n\r\n'],
  ['a head over 16 KiB', 431, `GET / HTTP/1.1\r\nHost: a\r\nX: ${'secret'.repeat(4000)}\r\n\r\n`],
  ['an unknown expectation', 417, 'GET / HTTP/1.1\r\nHost: a\r\nExpect: secret\r\n\r\n'],
  ['101 headers', 431, `GET / HTTP/1.1\r\nHost: a\r\n${'X: secret\r\n'.repeat(100)}\r\n`],
])('the server answers %s with %i, no body and no echo, and disconnects', async (_, status, sent) => {
  const text = await answerTo(url(), sent);
  expect(listStatuses(text)).toEqual([status]);
  expect(text).toContain('Connection: close');
  expect(text).not.toMatch(/secret|evil/);
  const [, body] = text.split('\r\n\r\n');
  expect(body).toBe('');
});

const head = (request: string, ...headers: string[]): string =>
  [`${request} HTTP/1.1`, 'Host: x', 'Accept: text/html', ...headers, '', ''].join('\r\n');

const form = 'Content-Type: application/x-www-form-urlencoded';
const gigabyte = 1024 ** 3;
const part = 'x'.repeat(64 * 1024);

/** Sends a body of one gigabyte until the answer is complete. */
const flood = async (start: string, chunk: string) => {
  const client = await openRaw(url());
  const { socket } = client;
  const isAnswered = () => client.text.includes('</html>');
  socket.write(start);
  let sent = 0;
  while (sent < gigabyte && socket.writable && !isAnswered()) {
    sent += part.length;
    if (!socket.write(chunk)) await Promise.race([once(socket, 'drain'), once(socket, 'data')]);
  }
  await expect.poll(isAnswered).toBe(true);
  socket.destroy();
  return { text: client.text, sent };
};

test.each([
  ['of a given length', 'POST /api/bookings', [form, `Content-Length: ${gigabyte}`], 413],
  [
    'of the wrong type',
    'POST /api/bookings',
    ['Content-Type: text/plain', 'Transfer-Encoding: chunked'],
    415,
  ],
  ['for the consent form', 'POST /consent', [form, `Content-Length: ${gigabyte}`], 413],
  ['for a page', 'GET /services', [`Content-Length: ${gigabyte}`], 413],
  ['for a missing page', 'POST /nowhere', [`Content-Length: ${gigabyte}`], 413],
  ['for a page, in chunks', 'GET /services', ['Transfer-Encoding: chunked'], 200],
] as const)(
  'the server answers a body of one gigabyte %s before it has arrived',
  async (_name, request, headers, status) => {
    const isChunked = headers.some((header) => header.startsWith('Transfer'));
    const chunk = isChunked ? `10000\r\n${part}\r\n` : part;
    const { text, sent } = await flood(head(request, ...headers), chunk);
    expect(listStatuses(text)).toEqual([status]);
    // The socket buffers of both sides hold some megabytes.
    expect(sent).toBeLessThan(64 * 1024 ** 2);
  },
);

test.each([true, false])(
  'a client that sends eight times the allowed bytes gets 413 with a message (with Content-Length: %s)',
  async (isGiven) => {
    const bytes = new Uint8Array(8 * bodyLimit).fill(120);
    const options = {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: isGiven ? bytes : new Blob([bytes]).stream(),
      duplex: 'half',
    };
    const response = await fetch(`${url()}/api/bookings`, options);
    expect(response.status).toBe(413);
    expect(await response.json()).toHaveProperty('message');
  },
);

test('the server answers Expect: 100-continue, then stores a short body and refuses a long one with 413', async () => {
  const body = JSON.stringify({ name: 'Ana', service: 'Some massage' });
  const ask = (length: number) =>
    head(
      'POST /api/bookings',
      'Content-Type: application/json',
      'Expect: 100-continue',
      `Content-Length: ${length}`,
    );
  const short = await openRaw(url());
  short.socket.write(ask(body.length));
  await expect.poll(() => short.text).toBe('HTTP/1.1 100 Continue\r\n\r\n');
  short.socket.write(body);
  // A browser is redirected when its booking is stored.
  await expect.poll(() => listStatuses(short.text)).toEqual([303]);

  const long = await openRaw(url());
  long.socket.write(ask(gigabyte));
  await expect.poll(() => long.text).toMatch(/^HTTP\/1\.1 100 Continue\r\n\r\nHTTP\/1\.1 413 /);
});
